"""The served OpenAPI schema holds: whatever is sent to the calls, they answer as it says."""

import http.client
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.running_server import PATIENCE, RunningServer

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def api(server: RunningServer) -> schemathesis.schemas.BaseSchema:
    connection = http.client.HTTPConnection(server.address.removeprefix("http://"), timeout=PATIENCE)
    connection.request("GET", "/schema/openapi.json")
    schema = json.loads(connection.getresponse().read())
    connection.close()
    loaded = schemathesis.openapi.from_dict(schema)
    loaded.config.update(base_url=server.address)
    return loaded


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]

schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(max_examples=10, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_call_answers_as_the_schema_says(case: Case[Any]) -> None:
    case.call_and_validate(checks=CHECKS)


def test_the_types_of_the_page_are_up_to_date() -> None:
    checked = subprocess.run(
        [sys.executable, ROOT / "tools" / "page_types.py", "--check"],
        env=os.environ | {"PYTHONPATH": ""},  # compiled classes have lost what their annotations said
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stderr
