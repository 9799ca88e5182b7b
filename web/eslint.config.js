// What type checking doesn't see: a promise that nobody waits for, an effect that should be derived, what is not used.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist/", "src/protocol.ts"] }, // built and generated
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", caughtErrorsIgnorePattern: "^_" }],
      "svelte/no-useless-mustaches": "off", // a space at the end of a block can't be written otherwise
      "svelte/prefer-svelte-reactivity": "off", // what a scene shows is replaced, never changed; caches are not shown
    },
  },
  {
    files: ["**/*.ts", "**/*.svelte"],
    rules: { "no-undef": "off" }, // TypeScript knows better
  },
  {
    files: ["src/**/*.ts", "tests/**/*.ts"], // with types it takes three times as long: not for components, which hardly ever wait
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
