"""A browser that is driven over the WebDriver protocol (W3C), through Debian's chromedriver."""

import base64
import http.client
import json
import shutil
import socket
import subprocess
import time

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""The name under which the protocol hands out elements."""

KEYS = {"escape": "\ue00c", "space": " "}
"""The characters that stand for keys in the protocol."""


class BrowserError(Exception):
    """Says why the browser did not do what it was told."""


def find_program(*names):
    """Returns the path of the first of some programs that is installed."""
    for name in names:
        path = shutil.which(name)
        if path:
            return path
    raise BrowserError(f"{names[0]} is not installed (Debian: chromium, chromium-driver)")


class Browser:
    """A headless Chromium with one window."""

    def __init__(self):
        driver = find_program("chromedriver")
        binary = find_program("chromium", "chromium-browser", "google-chrome")
        self._port = _free_port()
        self._process = subprocess.Popen(
            [driver, f"--port={self._port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._session = None
        try:
            self._wait_for_driver()
            options = {
                "binary": binary,
                "args": ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage",
                         "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb"],
                "perfLoggingPrefs": {"enableNetwork": True},
            }
            capabilities = {
                "browserName": "chrome",
                "goog:chromeOptions": options,
                "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"},
            }
            answer = self._call("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
            self._session = answer["sessionId"]
        except BaseException:
            self.close()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the browser and its driver."""
        try:
            if self._session:
                self._call("DELETE", f"/session/{self._session}")
        except (BrowserError, OSError):
            pass
        finally:
            self._process.terminate()
            self._process.wait()

    def open(self, url):
        """Loads a page and waits until it is there."""
        self._command("POST", "url", {"url": url})

    def evaluate(self, body, *arguments):
        """Returns what the body of a JavaScript function returns for some arguments."""
        return self._command("POST", "execute/sync", {"script": body, "args": list(arguments)})

    def click(self, selector):
        """Clicks an element, as a user does: it must be there and nothing may cover it."""
        self._command("POST", f"element/{self._find(selector)}/click", {})

    def type(self, selector, text):
        """Types into an element."""
        self._command("POST", f"element/{self._find(selector)}/value", {"text": text})

    def press(self, *keys):
        """Presses keys, one after the other, wherever the focus is."""
        actions = []
        for key in keys:
            value = KEYS.get(key, key)
            actions += [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self._command(
            "POST", "actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def devtools(self, command, **parameters):
        """Runs a command of the Chrome DevTools protocol."""
        return self._command("POST", "goog/cdp/execute", {"cmd": command, "params": parameters})

    def set_size(self, width, height):
        """Gives the page a size in CSS pixels."""
        self.devtools("Emulation.setDeviceMetricsOverride", width=width, height=height,
                      deviceScaleFactor=1, mobile=False)

    def set_media(self, scheme="light", medium=""):
        """Has the page drawn for a colour scheme and a medium."""
        # Without motion, what is clicked stands where it was found.
        features = [{"name": "prefers-color-scheme", "value": scheme},
                    {"name": "prefers-reduced-motion", "value": "reduce"}]
        self.devtools("Emulation.setEmulatedMedia", media=medium, features=features)

    def set_scripts(self, enabled):
        """Lets the scripts of pages loaded from now on run or not."""
        self.devtools("Emulation.setScriptExecutionDisabled", value=not enabled)

    def messages(self):
        """Returns the console's messages since the last call."""
        return [entry["message"] for entry in self._log("browser")]

    def requests(self):
        """Returns the addresses the browser has asked for since the last call."""
        messages = [json.loads(entry["message"])["message"] for entry in self._log("performance")]
        return [message["params"]["request"]["url"] for message in messages
                if message["method"] == "Network.requestWillBeSent"]

    def screenshot(self, path):
        """Writes the whole page as a PNG."""
        size = self.devtools("Page.getLayoutMetrics")["cssContentSize"]
        clip = {"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1}
        image = self.devtools("Page.captureScreenshot", captureBeyondViewport=True, clip=clip)
        path.write_bytes(base64.b64decode(image["data"]))

    def _find(self, selector):
        """Returns the protocol's name of an element."""
        return self._command(
            "POST", "element", {"using": "css selector", "value": selector})[ELEMENT]

    def _log(self, kind):
        """Returns the entries of a log since the last call."""
        return self._command("POST", "se/log", {"type": kind})

    def _command(self, method, path, body):
        """Returns the answer to a command of the session."""
        return self._call(method, f"/session/{self._session}/{path}", body)

    def _call(self, method, path, body=None):
        """Returns the answer to a request."""
        connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=120)
        try:
            connection.request(method, path, json.dumps(body) if body is not None else None)
            answer = json.loads(connection.getresponse().read())["value"]
        finally:
            connection.close()
        if isinstance(answer, dict) and "error" in answer:
            raise BrowserError(f"{path}: {answer['error']}: {answer['message'].splitlines()[0]}")
        return answer

    def _wait_for_driver(self):
        """Waits until the driver listens."""
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            if self._process.poll() is not None:
                raise BrowserError(f"chromedriver ended with status {self._process.returncode}")
            try:
                if self._call("GET", "/status")["ready"]:
                    return
            except OSError:
                time.sleep(0.05)
        raise BrowserError("chromedriver does not answer")


def _free_port():
    """Returns a port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
