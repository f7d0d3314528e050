"""A client of the API for other services, with Python's standard library only.

It reads the OpenAPI document of the back office, and calls an operation by its id:

    back_office = BackOffice("https://cpd.example.org", "cpd_...")
    back_office.call("putServiceUser", id="u-1", body={"firstName": "Ada"})
"""

import json
import time
import urllib.error
import urllib.parse
import urllib.request


class BackOfficeError(Exception):
    """An error of the back office. `code` is for programs, `request_id` for its operator."""

    def __init__(self, status, error):
        super().__init__(f"{status} {error['code']}: {error['message']} (request {error['request_id']})")
        self.status, self.code, self.request_id = status, error["code"], error["request_id"]


class BackOffice:
    def __init__(self, url, key):
        self._url, self._key = url, key
        document = self._send("GET", "/v1/docs/openapi.json")
        self._schemas = document["components"]["schemas"]
        self._operations = {
            operation["operationId"]: (method.upper(), path, operation)
            for path, methods in document["paths"].items()
            for method, operation in methods.items()
        }

    def call(self, operation_id, body=None, **parameters):
        """Sends a request. What the document does not describe is a TypeError, before anything is sent."""
        method, path, operation = self._operations[operation_id]
        query = {}
        for parameter in operation.get("parameters", []):
            name = parameter["name"]
            if parameter.get("required") and name not in parameters:
                raise TypeError(f"{operation_id} needs {name}")
            value = parameters.pop(name, None)
            if value is None:
                continue
            if parameter["in"] == "path":
                path = path.replace("{" + name + "}", urllib.parse.quote(str(value), safe=""))
            elif parameter["in"] == "query":
                query[name] = value
        if parameters:
            raise TypeError(f"{operation_id} has no {', '.join(parameters)}")
        self._check(operation_id, operation, body)
        return self._send(method, path + ("?" + urllib.parse.urlencode(query) if query else ""), body)

    def _check(self, operation_id, operation, body):
        if "requestBody" not in operation:
            return
        schema = operation["requestBody"]["content"]["application/json"]["schema"]
        if "$ref" in schema:
            schema = self._schemas[schema["$ref"].rsplit("/", 1)[1]]
        missing = set(schema.get("required", [])) - set(body or {})
        unknown = set(body or {}) - set(schema["properties"])
        if missing or unknown:
            raise TypeError(f"{operation_id}: missing {sorted(missing)}, unknown {sorted(unknown)}")

    def _send(self, method, path, body=None):
        """Repeats what failed for the moment: every request can be repeated."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self._key}", "Content-Type": "application/json"}
        while True:
            request = urllib.request.Request(self._url + path, data, headers, method=method)
            try:
                with urllib.request.urlopen(request, timeout=60) as response:
                    return json.load(response)
            except urllib.error.HTTPError as error:
                if error.headers["Retry-After"] is None:
                    raise BackOfficeError(error.code, json.load(error)) from None
                time.sleep(int(error.headers["Retry-After"]))
            except (urllib.error.URLError, TimeoutError):
                time.sleep(1)
