#!/usr/bin/env python3
"""Set up Crannog and run it. Needs Python 3.11 or newer, and nothing else.

  python3 play.py                 play in the browser: the service, and its page
  python3 play.py menu            play at the terminal, from a short menu
  python3 play.py test            check everything: ruff, mypy, then pytest
  python3 play.py test ARGS...    run pytest alone, with these arguments
  python3 play.py serve ARGS...   run the web service and open the browser
  python3 play.py bench ARGS...   measure speed, next to other engines
  python3 play.py WORDS...        run "crannog WORDS..." (try: play.py help)
  python3 play.py --help          show this text

The first start makes a virtual environment in .venv beside this file and
installs what the command needs; later starts need no network. Packages come
from the index that pip is configured for (PIP_INDEX_URL, pip.conf). To begin
afresh, delete .venv. The tests use a real browser and real databases: on
Debian "play.py test" installs them where it may, elsewhere it names them.
"""

import base64
import configparser
import contextlib
import glob
import hashlib
import html.parser
import http.client
import importlib.util
import json
import os
import pathlib
import platform
import re
import shutil
import signal
import ssl
import subprocess
import sys
import tempfile
import types
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

# The syntax of this file stays readable to old Pythons, so that they get this far.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Crannog needs Python 3.11 or newer; this is Python {}.{}.\n"
        "Start it with a newer one, for example: python3.11 play.py".format(*sys.version_info[:2])
    )

ROOT = pathlib.Path(__file__).resolve().parent
WINDOWS = os.name == "nt"
INTERRUPTED = 130
LOG_LINES_SHOWN = 15


class SetupError(Exception):
    """The environment could not be made; the message says what to do."""


def say(message: str) -> None:
    """Tell the person at the terminal; standard output stays the command's own."""
    print(message, file=sys.stderr, flush=True)


# --- what the words mean -----------------------------------------------------------------


class Job(NamedTuple):
    """What to install and what to run for one command line."""

    extras: tuple[str, ...]
    commands: list[list[str]]
    directory: pathlib.Path | None = None
    """Where to run; None is wherever the person stands."""
    programs: tuple[str, ...] = ()
    """Debian packages whose programs are used."""


# The whole suite in two processes, each with whole files: they share services and browsers. In the
# order of their names the long ones come early, so that both processes end at the same time.
SHARED = ("-n", "2", "--dist", "loadfile", "--no-loadscope-reorder")
WHOLE_TEST = [["ruff", "check"], ["mypy"], ["pytest", *SHARED]]

ARENA = ("ladder", "corpus", "balance")


def route(arguments: Sequence[str]) -> Job:
    """Turn the words after play.py into a job."""
    words = list(arguments)
    if words[:1] == ["test"]:
        commands = [["pytest", *words[1:]]] if words[1:] else WHOLE_TEST
        return Job(("dev",), commands, ROOT, tuple(TEST_PROGRAMS))
    if words[:2] in (["bench", "load"], ["bench", "attack"]):
        return Job(("web",), [["crannog", *words]])
    if words[:2] == ["bench", "render"]:
        return Job(("dev",), [["crannog", *words]], None, (BROWSER, "fonts-dejavu-core"))
    if words[:1] == ["bench"]:
        return Job(("speed",), [["crannog", *words]])
    if (words[:1] and words[0] in ARENA) or "--on" in words:
        return Job(("arena",), [["crannog", *words]])
    if words[:1] == ["serve"]:
        return Job(("web",), [["crannog", *words]])
    if not words:
        return Job(("web",), [["crannog", "serve"]])
    if words == ["menu"]:
        return Job((), [["crannog"]])
    if words[:1] == ["help"]:
        words = ["--help"]
    return Job((), [["crannog", *words]])


# --- what the tests need of the system ---------------------------------------------------

# Chromium without windows: a page takes it less than half the work. Chromium itself will do.
BROWSER = "chromium-headless-shell"

# Debian's packages, each with a pattern for the program that it brings
TEST_PROGRAMS = {
    BROWSER: "/usr/bin/chromium*",
    "fonts-dejavu-core": "/usr/share/fonts/truetype/dejavu",
    "postgresql": "/usr/lib/postgresql/*/bin/postgres",
    "redis-server": "/usr/bin/redis-server",
}


def provide_programs(packages: Sequence[str]) -> None:
    """Install what is missing of these Debian packages where that is allowed, else name it."""
    missing = [package for package in packages if not glob.glob(TEST_PROGRAMS[package])]
    if not missing:
        return
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        say(f"The tests need {', '.join(missing)}. On Debian or Ubuntu:")
        say(f"  sudo apt-get install {' '.join(missing)}")
        return
    say(f"Installing {', '.join(missing)} for the tests ...")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["install", "-y", "-q", "--no-install-recommends", *missing]
    for arguments in (["update", "-q"], install):
        done = subprocess.run(
            ["apt-get", *arguments],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            env=environment,
            check=False,
        )
    if done.returncode:
        tail = "\n".join("  | " + line for line in done.stderr.splitlines()[-LOG_LINES_SHOWN:])
        raise SetupError(f"apt-get could not install {', '.join(missing)}:\n{tail}")


# --- the virtual environment and its stamps ----------------------------------------------

# Parts of web/ and of faces that nothing built depends on (hatch_build.py has the same list)
NOT_CLIENT = {"node_modules", ".vite", "dev", "tests", "README.md", "built"}


def client_sources(root: pathlib.Path) -> list[pathlib.Path]:
    """Return the files of which the browser client and the games' faces are built."""
    faces = sorted((root / "src" / "crannog" / "games").glob("*/face"))
    return [
        path
        for folder in (root / "web", *faces)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not NOT_CLIENT.intersection(path.relative_to(root).parts)
    ]


def digest(root: pathlib.Path) -> str:
    """Return a digest of all that decides what an installation holds, and where it is."""
    parts = [
        (root / "pyproject.toml").read_bytes(),
        (root / "play.py").read_bytes(),
        *(path.read_bytes() for path in client_sources(root)),
        platform.python_version().encode(),
        str(root).encode(),
    ]
    sums = (hashlib.sha256(part).hexdigest() for part in parts)
    return hashlib.sha256(" ".join(sums).encode()).hexdigest()


# Extras that bring others along
BRINGS = {"dev": ("arena", "envs", "speed", "web")}


class Environment:
    """The virtual environment of one checkout, with the notes play.py keeps in it."""

    def __init__(self, root: pathlib.Path) -> None:
        self.root = root
        self.path = root / ".venv"
        self.log = self.path / "setup.log"
        self.notes = self.path / ".crannog"
        self.stamp = self.notes / "installed"
        self.unfinished = self.notes / "unfinished"

    def program(self, name: str) -> pathlib.Path:
        """Return the path of a program of the environment."""
        if WINDOWS:
            return self.path / "Scripts" / (name + ".exe")
        return self.path / "bin" / name

    def installed(self) -> tuple[str, list[str]]:
        """Return the digest and the extras of the last finished installation."""
        try:
            recorded, *extras = self.stamp.read_text(encoding="utf-8").split()
        except (OSError, ValueError):
            return "", []
        brought = [brought for extra in extras for brought in BRINGS.get(extra, ())]
        return recorded, [*extras, *brought]

    def is_fresh(self, extras: Sequence[str]) -> bool:
        """Tell whether all that these extras need is installed and up to date."""
        recorded, present = self.installed()
        return (
            set(extras) <= set(present)
            and recorded == digest(self.root)
            and self.program("python").exists()
        )

    def is_usable(self) -> bool:
        """Tell whether it is whole and made by this Python's version."""
        if self.unfinished.exists() or not self.program("python").exists():
            return False
        try:
            text = (self.path / "pyvenv.cfg").read_text(encoding="utf-8")
        except OSError:
            return False
        made_by = re.search(r"^version(?:_info)?\s*=\s*(\d+\.\d+)", text, re.MULTILINE)
        return made_by is not None and made_by[1] == "{}.{}".format(*sys.version_info[:2])

    def begin(self) -> None:
        """Note that an installation is under way: until finish(), nothing here is trusted."""
        self.notes.mkdir(parents=True, exist_ok=True)
        self.unfinished.touch()
        self.stamp.unlink(missing_ok=True)

    def finish(self, extras: Sequence[str]) -> None:
        """Record a finished installation."""
        self.stamp.write_text(" ".join([digest(self.root), *extras]), encoding="utf-8")
        self.unfinished.unlink()


@contextlib.contextmanager
def setup_lock(root: pathlib.Path) -> Iterator[None]:
    """Let one play.py at a time work on the environment (where files can be locked)."""
    if WINDOWS:
        yield
        return
    import fcntl

    with open(root / ".venv.lock", "w", encoding="ascii") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another play.py is setting up here; waiting for it ...")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def prepare(env: Environment, extras: Sequence[str]) -> None:
    """Make sure that the environment holds Crannog with these extras."""
    if env.is_fresh(extras):
        return
    with setup_lock(env.root):
        if env.is_fresh(extras):
            return
        try:
            install(env, extras)
        except OSError as error:
            raise SetupError(f"Setting up failed: {error}") from error
    say("Ready.")


def install(env: Environment, extras: Sequence[str]) -> None:
    """Bring the environment up to date; from nothing, if it is not whole."""
    extras = sorted({*extras, *env.installed()[1]})
    if env.is_usable():
        say("Setting up (the project changed, or more is needed) ...")
        env.begin()
    else:
        say("Setting up (first time only; a minute or less) ...")
        if env.path.exists():
            shutil.rmtree(env.path)
        env.begin()
        make_environment(env.path)
    env.log.write_bytes(b"")
    if not logged(env, [env.program("python"), "-m", "pip", "--version"]):
        provide_pip(env)
    target = str(env.root) + (f"[{','.join(extras)}]" if extras else "")
    say("  installing Crannog and what it needs ...")
    pip_install(env, [env.program("python"), "-m", "pip"], "--editable", target)
    env.finish(extras)


def make_environment(path: pathlib.Path) -> None:
    """Make a virtual environment without pip: Debian may lack the module that brings pip."""
    try:
        import venv
    except ImportError:
        raise SetupError(
            "This Python has no module 'venv'. On Debian or Ubuntu:\n"
            "  sudo apt install python3-venv\n"
            "then start play.py again."
        ) from None
    venv.EnvBuilder(with_pip=False, symlinks=not WINDOWS).create(path)


# --- running pip -------------------------------------------------------------------------


def pip_environment() -> dict[str, str]:
    """Return the environment pip runs in: the person's own, without what would mislead it."""
    misleading = {"PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PYTHONPATH", "PYTHONHOME"}
    kept = {name: value for name, value in os.environ.items() if name not in misleading}
    return {**kept, "PIP_USER": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1"}


def logged(
    env: Environment, command: Sequence[str | pathlib.Path], directory: pathlib.Path | None = None
) -> bool:
    """Run a command with its output in the log, and tell whether it succeeded."""
    with open(env.log, "ab") as log:
        log.write(("$ " + " ".join(map(str, command)) + "\n").encode())
        log.flush()
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            cwd=directory or env.path,
            env=pip_environment(),
            check=False,
        )
    return done.returncode == 0


def pip_install(env: Environment, pip: Sequence[str | pathlib.Path], *arguments: str) -> None:
    """Install with this pip; on failure show the end of its log, and a hint."""
    if logged(env, [*pip, "install", *arguments]):
        return
    text = env.log.read_text(encoding="utf-8", errors="replace")
    tail = "\n".join("  | " + line for line in text.splitlines()[-LOG_LINES_SHOWN:])
    raise SetupError(
        f"Installing failed. The last lines of {env.log}:\n{tail}\n{hint(text)}\n"
        "Then run the same command again."
    )


def hint(log: str) -> str:
    """Return advice on the failure that this log of pip's tells of."""
    if "CERTIFICATE_VERIFY_FAILED" in log or "TLS CA certificate bundle" in log:
        return (
            "The package index could not be trusted: install your system's certificates\n"
            "(Debian: ca-certificates), or name yours in PIP_CERT."
        )
    if "No space left" in log:
        return "The disk is full: make room."
    return "Check the network and the package index (PIP_INDEX_URL or pip.conf)."


# --- pip itself, where the new environment has none --------------------------------------


class NoPip(Exception):
    """One way to get pip does not lead there; the message says why."""


def provide_pip(env: Environment) -> None:
    """Install pip into the environment from the nearest place that has it."""
    failures = []
    for way in (pip_of_ensurepip, pip_of_this_python, pip_of_index, pip_of_debian):
        try:
            way(env)
        except NoPip as failure:
            failures.append(f"  {failure}")
        else:
            return
    raise SetupError(
        "This Python comes without pip, and there was no way to get it:\n"
        + "\n".join(failures)
        + f"\n(More is in {env.log}.)\n"
        "Check the network and the package index (PIP_INDEX_URL or pip.conf), or on Debian\n"
        "or Ubuntu:\n"
        "  sudo apt install python3-venv\n"
        "then start play.py again."
    )


def pip_of_ensurepip(env: Environment) -> None:
    """Use the wheel that came with this Python."""
    if not importlib.util.find_spec("ensurepip"):
        raise NoPip("ensurepip: this Python lacks that module")
    if not logged(env, [env.program("python"), "-m", "ensurepip", "--default-pip"]):
        raise NoPip("ensurepip: it failed")


def pip_of_this_python(env: Environment) -> None:
    """Use the pip that is installed for the Python that runs play.py."""
    if not importlib.util.find_spec("pip"):
        raise NoPip(f"pip of {sys.executable}: not installed")
    pip = [sys.executable, "-m", "pip", "--python", str(env.program("python"))]
    if not logged(env, [*pip, "install", "pip"]):
        raise NoPip(f"pip of {sys.executable}: it failed")


def pip_of_index(env: Environment) -> None:
    """Download pip's newest wheel from the first configured index that has one."""
    settings = pip_settings(os.environ, pip_config_files(os.environ))
    failures = []
    for index in index_addresses(settings):
        say("  fetching pip ...")
        with tempfile.TemporaryDirectory(dir=env.path) as folder:
            try:
                wheel = download_pip(index, settings.get("cert"), pathlib.Path(folder))
                install_wheel(env, wheel)
            except (OSError, ValueError, LookupError, http.client.HTTPException, NoPip) as error:
                failures.append(f"{without_password(index)}: {error}")
            else:
                return
    raise NoPip("\n  ".join(failures) or "package index: none is configured")


def pip_of_debian(env: Environment) -> None:
    """Download Debian's package of pip's wheel, with lists of our own: no root, no system change.

    Where ensurepip is missing, the system is nearly always Debian or a child of it, and
    apt knows its archive and checks its signatures.
    """
    if not (shutil.which("apt-get") and shutil.which("dpkg-deb")):
        raise NoPip("Debian's python3-pip-whl: there is no apt-get and dpkg-deb")
    say("  fetching pip from Debian ...")
    with tempfile.TemporaryDirectory(dir=env.path) as directory:
        folder = pathlib.Path(directory)
        for name in ("lists/partial", "cache/archives/partial"):
            (folder / name).mkdir(parents=True)
        options = [f"-oDir::State::lists={folder / 'lists'}", f"-oDir::Cache={folder / 'cache'}"]
        for command in (["update"], ["download", "python3-pip-whl"]):
            logged(env, ["apt-get", "-q", *options, *command], folder)
        for package in folder.glob("python3-pip-whl_*.deb"):
            logged(env, ["dpkg-deb", "-x", package, folder / "unpacked"], folder)
        wheel = next(folder.glob("unpacked/usr/share/python-wheels/pip-*.whl"), None)
        if wheel is None:
            raise NoPip("Debian's python3-pip-whl: apt-get could not download it")
        try:
            install_wheel(env, wheel)
        except NoPip as failure:
            raise NoPip(f"Debian's python3-pip-whl: {failure}") from failure


def install_wheel(env: Environment, wheel: pathlib.Path) -> None:
    """Install a wheel of pip with itself: it runs as it lies."""
    pip = [env.program("python"), wheel / "pip"]
    if not logged(env, [*pip, "install", "--no-index", "--no-deps", wheel]):
        raise NoPip(f"{wheel.name} could not be installed")


# --- the package index -------------------------------------------------------------------


def pip_config_files(environ: Mapping[str, str]) -> list[pathlib.Path]:
    """Return the places of pip's configuration, the weakest first (as pip documents them)."""
    home = pathlib.Path.home()
    own = environ.get("PIP_CONFIG_FILE")
    if own == os.devnull:
        return []
    if WINDOWS:
        shared = [pathlib.Path(environ.get("PROGRAMDATA", "C:/ProgramData")) / "pip" / "pip.ini"]
        user = [home / "pip" / "pip.ini"]
        user += [pathlib.Path(environ["APPDATA"]) / "pip" / "pip.ini"] * ("APPDATA" in environ)
    else:
        folders = environ.get("XDG_CONFIG_DIRS") or "/etc/xdg"
        shared = [pathlib.Path(folder) / "pip" / "pip.conf" for folder in folders.split(":")]
        shared += [pathlib.Path("/Library/Application Support/pip/pip.conf")]
        shared += [pathlib.Path("/etc/pip.conf")]
        config = pathlib.Path(environ.get("XDG_CONFIG_HOME") or home / ".config")
        user = [home / ".pip" / "pip.conf", config / "pip" / "pip.conf"]
        user += [home / "Library" / "Application Support" / "pip" / "pip.conf"]
    site = pathlib.Path(sys.prefix) / ("pip.ini" if WINDOWS else "pip.conf")
    # As in pip, a file named in the environment replaces the user's own.
    return [*shared, site, pathlib.Path(own)] if own else [*shared, *user, site]


def pip_settings(environ: Mapping[str, str], files: Iterable[pathlib.Path]) -> dict[str, str]:
    """Return pip's settings for an installation: from its files, then the environment."""
    settings: dict[str, str] = {}
    for file in files:
        parser = configparser.RawConfigParser()
        with contextlib.suppress(OSError, UnicodeDecodeError, configparser.Error):
            parser.read(file, encoding="utf-8")
        for section in ("global", "install"):
            if parser.has_section(section):
                settings.update((k.replace("_", "-"), v) for k, v in parser.items(section))
    for name, value in environ.items():
        if name.startswith("PIP_") and value:
            settings[name[len("PIP_") :].lower().replace("_", "-")] = value
    return settings


def index_addresses(settings: Mapping[str, str]) -> list[str]:
    """Return the configured package indexes, the chief one first."""
    return (settings.get("index-url", "") + " " + settings.get("extra-index-url", "")).split()


class Wheel(NamedTuple):
    """One wheel of pip that an index offers."""

    version: tuple[int, ...]
    name: str
    address: str
    sha256: str


class LinkReader(html.parser.HTMLParser):
    """Collects the attributes of a page's links."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[dict[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note one link."""
        if tag == "a":
            self.links.append({name: value or "" for name, value in attrs})


def offered_wheels(page: str, address: str) -> list[Wheel]:
    """Read an index's page on pip, JSON or HTML, and return the wheels that suit this Python."""
    if page.lstrip().startswith("{"):
        rows = [
            (file["url"], file["hashes"].get("sha256"), file.get("requires-python"))
            for file in json.loads(page)["files"]
            if not file.get("yanked")
        ]
    else:
        reader = LinkReader()
        reader.feed(page)
        rows = [
            (link["href"], sha256_of_fragment(link["href"]), link.get("data-requires-python"))
            for link in reader.links
            if "href" in link and "data-yanked" not in link
        ]
    wheels = (
        wheel_at(urllib.parse.urljoin(address, link), sha256)
        for link, sha256, requires in rows
        if sha256 and suits_this_python(requires or "")
    )
    return [wheel for wheel in wheels if wheel]


def sha256_of_fragment(link: str) -> str:
    """Return the sha256 that a link carries after its '#', or nothing."""
    fragment = urllib.parse.urlsplit(link).fragment
    return urllib.parse.parse_qs(fragment).get("sha256", [""])[0]


def wheel_at(address: str, sha256: str) -> Wheel | None:
    """Return the wheel at an address, or None if it is no released wheel of pip."""
    address = urllib.parse.urldefrag(address).url
    name = urllib.parse.unquote(address.rsplit("/", 1)[-1])
    match = re.fullmatch(r"pip-(\d+(?:\.\d+)*)-py3-none-any\.whl", name)
    if match is None:
        return None
    return Wheel(tuple(map(int, match[1].split("."))), name, address, sha256.lower())


def suits_this_python(requires: str) -> bool:
    """Tell whether the lowest Python named in a requires-python field is at most this one."""
    lowest = re.search(r">=\s*(\d+)(?:\.(\d+))?", requires)
    if lowest is None:
        return True
    return (int(lowest[1]), int(lowest[2] or 0)) <= sys.version_info[:2]


def download_pip(index: str, certificates: str | None, folder: pathlib.Path) -> pathlib.Path:
    """Download the newest suitable wheel of pip from an index, and check its sha256."""
    page, address = fetch(index.rstrip("/") + "/pip/", certificates)
    wheels = offered_wheels(page.decode("utf-8"), address)
    if not wheels:
        raise ValueError("the index offers no wheel of pip with a sha256")
    wheel = max(wheels)
    content, _ = fetch(with_login_of(index, wheel.address), certificates)
    if hashlib.sha256(content).hexdigest() != wheel.sha256:
        raise ValueError(f"{wheel.name} does not have the sha256 that the index names")
    path = folder / wheel.name
    path.write_bytes(content)
    return path


def fetch(address: str, certificates: str | None) -> tuple[bytes, str]:
    """Return what is at an address of the network or of a file, and the address in the end."""
    parts = urllib.parse.urlsplit(address)
    if parts.scheme == "file":
        path = pathlib.Path(urllib.request.url2pathname(parts.path))
        return (path / "index.html" if path.is_dir() else path).read_bytes(), address
    if parts.scheme not in ("http", "https"):
        raise ValueError("this is neither an http, an https nor a file address")
    headers = {"Accept": "application/vnd.pypi.simple.v1+json, text/html;q=0.5, */*;q=0.1"}
    if parts.username:
        login = urllib.parse.unquote(f"{parts.username}:{parts.password or ''}")
        headers["Authorization"] = "Basic " + base64.b64encode(login.encode()).decode()
    request = urllib.request.Request(without_login(address), headers=headers)
    context = ssl.create_default_context(cafile=certificates)
    with urllib.request.urlopen(request, timeout=60, context=context) as answer:
        return answer.read(), answer.geturl()


def without_login(address: str) -> str:
    """Return the address without the name and password it may hold."""
    parts = urllib.parse.urlsplit(address)
    return parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl()


def without_password(address: str) -> str:
    """Return the address as it may be shown."""
    shown = without_login(address)
    return shown if shown == address else shown + " (with login)"


def with_login_of(index: str, address: str) -> str:
    """Return the address with the index's login, if it is on the index's own host."""
    source, target = urllib.parse.urlsplit(index), urllib.parse.urlsplit(address)
    if source.username and source.netloc.rpartition("@")[2] == target.netloc:
        return target._replace(netloc=source.netloc).geturl()
    return address


# --- running the job ---------------------------------------------------------------------


def run(env: Environment, job: Job) -> int:
    """Run the job's commands up to the first that fails, and return the last exit code."""
    code = 0
    for program, *arguments in job.commands:
        path = env.program(program)
        if not path.exists():
            raise SetupError(f"{path} is missing: delete {env.path} and start again.")
        code = run_command([str(path), *arguments], job.directory)
        if code:
            break
    return code


def run_command(command: list[str], directory: pathlib.Path | None) -> int:
    """Run one command at the terminal and return its exit code, 130 after Ctrl-C.

    Ctrl-C reaches the command itself, which may have something to save: we only wait.
    """
    interrupted = False

    def note(_number: int, _frame: types.FrameType | None) -> None:
        nonlocal interrupted
        interrupted = True

    before = signal.signal(signal.SIGINT, note)
    try:
        process = subprocess.Popen(command, cwd=directory)
        signal.signal(signal.SIGTERM, lambda _number, _frame: process.terminate())
        code = process.wait()
    finally:
        signal.signal(signal.SIGINT, before)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if interrupted and code:
        return INTERRUPTED
    return code if code >= 0 else 128 - code


def main(arguments: Sequence[str]) -> int:
    """Do what the words ask for, and return the exit code."""
    if list(arguments[:1]) in (["-h"], ["--help"]):
        print(__doc__, end="")
        return 0
    job = route(arguments)
    env = Environment(ROOT)
    try:
        prepare(env, job.extras)
        provide_programs(job.programs)
        return run(env, job)
    except SetupError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        say("\nInterrupted. The next start repairs the setup.")
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
