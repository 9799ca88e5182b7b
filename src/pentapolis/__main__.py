"""`python -m pentapolis` is the command line too."""

from pentapolis.cli import main

if __name__ == "__main__":
    main()
