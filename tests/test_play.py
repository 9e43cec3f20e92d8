"""play.py's own decisions: what it runs, what it trusts, where it finds pip. No network."""

import hashlib
import importlib.util
import json
import os
import platform
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import play

INDEX = "https://packages.example/simple"
PAGE = f"{INDEX}/pip/"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with the two files that decide what is installed."""
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    (tmp_path / "play.py").write_text("pass\n")
    return tmp_path


@pytest.fixture
def env(checkout: Path) -> play.Environment:
    """An environment that looks finished, with the extra "web"."""
    made = play.Environment(checkout)
    python = made.program("python")
    python.parent.mkdir(parents=True)
    python.touch()
    version = "{}.{}.1".format(*sys.version_info[:2])
    (made.path / "pyvenv.cfg").write_text(f"home = somewhere\nversion = {version}\n")
    made.begin()
    made.finish(["web"])
    return made


# --- words ---


def test_no_words_open_the_browser():
    assert play.route([]) == play.Job(("web",), [["crannog", "serve"]])


def test_menu_plays_at_the_terminal():
    assert play.route(["menu"]) == play.Job((), [["crannog"]])


def test_test_runs_every_check_and_pytest_last():
    job = play.route(["test"])
    assert job.extras == ("dev",)
    assert [command[0] for command in job.commands] == ["ruff", "mypy", "pytest"]
    assert job.directory == play.ROOT
    assert set(job.programs) == {play.BROWSER, "fonts-dejavu-core", "postgresql", "redis-server"}


def test_test_with_arguments_is_pytest_alone():
    assert play.route(["test", "-k", "clash"]).commands == [["pytest", "-k", "clash"]]


def test_serve_brings_the_web_service_along():
    assert play.route(["serve", "--no-open"]) == play.Job(
        ("web",), [["crannog", "serve", "--no-open"]]
    )


def test_bench_brings_the_compiler_along():
    assert play.route(["bench", "--seconds", "1"]) == play.Job(
        ("speed",), [["crannog", "bench", "--seconds", "1"]]
    )


@pytest.mark.parametrize(
    "words", ["ladder inis", "corpus inis", "balance inis", "simulate inis --on ray"]
)
def test_series_bring_the_arena_along(words):
    assert play.route(words.split()) == play.Job(("arena",), [["crannog", *words.split()]])


def test_a_simulation_here_needs_nothing_else():
    assert play.route(["simulate", "inis"]).extras == ()


@pytest.mark.parametrize("what", ["load", "attack"])
def test_these_benchmarks_bring_the_web_service_along(what):
    assert play.route(["bench", what]) == play.Job(("web",), [["crannog", "bench", what]])


def test_bench_render_brings_a_browser_along():
    job = play.route(["bench", "render"])
    assert (job.extras, job.commands) == (("dev",), [["crannog", "bench", "render"]])
    assert play.BROWSER in job.programs


def test_other_words_are_crannogs_and_run_where_the_person_stands():
    job = play.route(["scenario", "a.yaml"])
    assert job == play.Job((), [["crannog", "scenario", "a.yaml"]])
    assert job.directory is None


def test_help_needs_no_setup(capsys):
    assert play.main(["--help"]) == 0
    assert "play.py test" in capsys.readouterr().out


# --- programs of the system ---


@pytest.fixture
def apt(monkeypatch, tmp_path):
    """A Debian without the programs, where everything is root's; what apt-get was told."""
    told: list[list[str]] = []

    def run(command, **_kept):
        told.append(command)
        return subprocess.CompletedProcess(command, 0, "", "")

    patterns = {package: str(tmp_path / package) for package in play.TEST_PROGRAMS}
    monkeypatch.setattr(play, "TEST_PROGRAMS", patterns)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(subprocess, "run", run)
    return told


def test_missing_programs_are_installed(apt, tmp_path):
    (tmp_path / play.BROWSER).touch()
    play.provide_programs([play.BROWSER, "postgresql"])
    assert [command[:2] for command in apt] == [["apt-get", "update"], ["apt-get", "install"]]
    assert apt[1][-1] == "postgresql"
    assert play.BROWSER not in apt[1]


def test_programs_that_are_there_need_no_apt(apt, tmp_path):
    (tmp_path / play.BROWSER).touch()
    play.provide_programs([play.BROWSER])
    assert apt == []


def test_who_may_not_install_is_told_how(apt, monkeypatch, capsys):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    play.provide_programs([play.BROWSER, "redis-server"])
    assert apt == []
    assert f"sudo apt-get install {play.BROWSER} redis-server" in capsys.readouterr().err


def test_a_failed_installation_of_programs_is_told(apt, monkeypatch):
    def run(command, **_kept):
        return subprocess.CompletedProcess(command, 100, "", "E: no such package")

    monkeypatch.setattr(subprocess, "run", run)
    with pytest.raises(play.SetupError, match="no such package"):
        play.provide_programs([play.BROWSER])


# --- freshness ---


def test_a_finished_installation_is_fresh(env):
    assert env.is_fresh(["web"])
    assert env.is_fresh([])
    assert env.is_usable()


def test_dev_brings_other_extras_along(env):
    env.begin()
    env.finish(["dev"])
    assert env.is_fresh(["dev", "speed", "web"])


def test_an_extra_not_installed_is_not_fresh(env):
    assert not env.is_fresh(["speed"])


@pytest.mark.parametrize("name", ["pyproject.toml", "play.py"])
def test_a_changed_file_changes_the_digest(checkout, env, name):
    before = play.digest(checkout)
    (checkout / name).write_text("# changed\n")
    assert play.digest(checkout) != before
    assert not env.is_fresh([])


def test_a_changed_client_changes_the_digest(checkout):
    """What the client is built of counts; its tests and what npm put there do not."""
    for name in ("web/src/app.ts", "web/tests/app.test.ts", "web/node_modules/x/index.js"):
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / name).write_text("first\n")
    before = play.digest(checkout)
    (checkout / "web/tests/app.test.ts").write_text("second\n")
    (checkout / "web/node_modules/x/index.js").write_text("second\n")
    assert play.digest(checkout) == before
    (checkout / "web/src/app.ts").write_text("second\n")
    assert play.digest(checkout) != before


def test_another_python_changes_the_digest(checkout, monkeypatch):
    before = play.digest(checkout)
    monkeypatch.setattr(platform, "python_version", lambda: "3.99.0")
    assert play.digest(checkout) != before


def test_an_unfinished_installation_is_neither_fresh_nor_usable(env):
    env.begin()
    assert not env.is_fresh([])
    assert not env.is_usable()


def test_a_lost_interpreter_is_noticed(env):
    env.program("python").unlink()
    assert not env.is_fresh([])
    assert not env.is_usable()


def test_an_environment_of_another_python_is_not_usable(env):
    (env.path / "pyvenv.cfg").write_text("version = 3.2.1\n")
    assert not env.is_usable()


def test_a_failed_installation_leaves_no_stamp(env, monkeypatch):
    (env.root / "pyproject.toml").write_text("# changed\n")
    monkeypatch.setattr(play, "logged", lambda _env, command, *_: "install" not in command)
    with pytest.raises(play.SetupError, match="Installing failed"):
        play.prepare(env, [])
    assert env.installed() == ("", [])
    assert not env.is_usable()


def test_an_update_keeps_the_extras_that_were_there(env, monkeypatch):
    commands = []

    def logged(_env, command):
        commands.append(command)
        return True

    monkeypatch.setattr(play, "logged", logged)
    play.prepare(env, ["speed"])
    assert commands[-1][-1] == f"{env.root}[speed,web]"
    assert env.is_fresh(["speed", "web"])


# --- pip's configuration ---


def test_the_environment_outweighs_the_files(tmp_path):
    weak, strong = tmp_path / "weak.conf", tmp_path / "strong.conf"
    weak.write_text("[global]\nindex-url = https://weak.example/simple\ncert = /weak.pem\n")
    strong.write_text(
        "[global]\nindex_url = https://strong.example/simple\n"
        "extra-index-url =\n  https://one.example/simple\n  https://two.example/simple\n"
    )
    files = [weak, tmp_path / "absent.conf", strong]
    settings = play.pip_settings({}, files)
    assert play.index_addresses(settings) == [
        "https://strong.example/simple",
        "https://one.example/simple",
        "https://two.example/simple",
    ]
    assert settings["cert"] == "/weak.pem"
    settings = play.pip_settings({"PIP_INDEX_URL": INDEX, "PIP_CERT": ""}, files)
    assert play.index_addresses(settings)[0] == INDEX
    assert settings["cert"] == "/weak.pem"


def test_a_broken_configuration_file_is_passed_over(tmp_path):
    broken = tmp_path / "pip.conf"
    broken.write_text("index-url = no section\n")
    assert play.pip_settings({}, [broken]) == {}


def test_nothing_configured_means_no_index():
    assert play.index_addresses({}) == []


def test_a_named_configuration_file_comes_last(tmp_path):
    named = tmp_path / "pip.conf"
    assert play.pip_config_files({"PIP_CONFIG_FILE": str(named)})[-1] == named
    assert play.pip_config_files({"PIP_CONFIG_FILE": os.devnull}) == []


# --- the index's page ---


def html_page() -> str:
    """A page as an index writes it: old and new, a source, a candidate, a yanked one."""
    rows = [
        ("../../files/pip-9.0.3-py3-none-any.whl#sha256=" + "9" * 64, ""),
        ("../../files/pip-26.3.tar.gz#sha256=" + "c" * 64, ""),
        ("../../files/pip-26.3-py3-none-any.whl#sha256=" + "a" * 64, "&gt;=3.10"),
        ("../../files/pip-26.10-py3-none-any.whl#sha256=" + "B" * 64, "&gt;=3.9"),
        ("../../files/pip-27.0b1-py3-none-any.whl#sha256=" + "d" * 64, ""),
        ("../../files/pip-98.0-py3-none-any.whl#sha256=" + "e" * 64, "&gt;=3.98"),
        ("../../files/pip-99.0-py3-none-any.whl", ""),
    ]
    links = [f'<a href="{h}" data-requires-python="{r}">x</a><br/>' for h, r in rows]
    links.append(f'<a href="pip-97.0-py3-none-any.whl#sha256={"f" * 64}" data-yanked="bad">x</a>')
    return "<!DOCTYPE html><html><body>\n" + "\n".join(links) + "\n</body></html>"


def json_page() -> str:
    """The same offer as JSON (PEP 691), shorter."""

    def file(name: str, **more: object) -> dict[str, object]:
        entry = {"filename": name, "url": f"https://files.example/{name}"}
        return {**entry, "hashes": {"sha256": "b" * 64}, **more}

    files = [
        file("pip-9.0.3-py3-none-any.whl"),
        file("pip-26.10-py3-none-any.whl", **{"requires-python": ">=3.9"}),
        file("pip-97.0-py3-none-any.whl", yanked="bad"),
        file("pip-98.0-py3-none-any.whl", **{"requires-python": ">=3.98"}),
        file("pip-99.0-py3-none-any.whl", hashes={}),
    ]
    return json.dumps({"meta": {"api-version": "1.0"}, "name": "pip", "files": files})


def test_the_newest_suitable_wheel_of_an_html_page():
    wheel = max(play.offered_wheels(html_page(), PAGE))
    assert wheel.version == (26, 10)
    assert wheel.address == "https://packages.example/files/pip-26.10-py3-none-any.whl"
    assert wheel.sha256 == "b" * 64


def test_the_newest_suitable_wheel_of_a_json_page():
    wheel = max(play.offered_wheels(json_page(), PAGE))
    assert wheel.name == "pip-26.10-py3-none-any.whl"
    assert wheel.address == "https://files.example/pip-26.10-py3-none-any.whl"
    assert wheel.sha256 == "b" * 64


def file_index(folder: Path, content: bytes, sha256: str) -> str:
    """Lay out an index in a folder, with one wheel of pip."""
    page = folder / "simple" / "pip" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text(f'<a href="pip-26.3-py3-none-any.whl#sha256={sha256}">pip</a>')
    (page.parent / "pip-26.3-py3-none-any.whl").write_bytes(content)
    return (folder / "simple").as_uri()


def test_a_wheel_is_downloaded_and_checked(tmp_path):
    index = file_index(tmp_path, b"wheel", hashlib.sha256(b"wheel").hexdigest())
    assert play.download_pip(index, None, tmp_path).read_bytes() == b"wheel"


def test_a_wheel_with_another_sha256_is_refused(tmp_path):
    index = file_index(tmp_path, b"forged", hashlib.sha256(b"wheel").hexdigest())
    with pytest.raises(ValueError, match="sha256"):
        play.download_pip(index, None, tmp_path)
    assert not (tmp_path / "pip-26.3-py3-none-any.whl").exists()


def test_the_login_goes_to_the_indexs_own_host_only():
    index = "https://me:secret@packages.example/simple"
    assert play.with_login_of(index, "https://packages.example/f") == (
        "https://me:secret@packages.example/f"
    )
    assert play.with_login_of(index, "https://files.example/f") == "https://files.example/f"


# --- ways to pip ---


@pytest.fixture
def bare(env, monkeypatch, tmp_path) -> play.Environment:
    """A Python without ensurepip and pip, on a system that is no Debian, without any index."""
    for name in [name for name in os.environ if name.startswith("PIP_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    return env


@pytest.fixture
def commands(monkeypatch) -> list[list[str]]:
    """What was run; apt-get and dpkg-deb bring a wheel, as Debian's do."""
    ran: list[list[str]] = []

    def logged(_env, command, directory=None):
        words = [str(word) for word in command]
        ran.append(words)
        if words[0] == "apt-get" and "download" in words:
            (directory / "python3-pip-whl_23.0.1_all.deb").touch()
        if words[0] == "dpkg-deb":
            wheels = Path(words[-1]) / "usr/share/python-wheels"
            wheels.mkdir(parents=True)
            (wheels / "pip-23.0.1-py3-none-any.whl").touch()
        return True

    monkeypatch.setattr(play, "logged", logged)
    return ran


def index_without_pip(folder: Path) -> str:
    """An index that has other packages only."""
    (folder / "simple").mkdir()
    return (folder / "simple").as_uri()


def test_an_index_with_pip_is_enough(bare, commands, monkeypatch, tmp_path):
    index = file_index(tmp_path, b"wheel", hashlib.sha256(b"wheel").hexdigest())
    monkeypatch.setenv("PIP_EXTRA_INDEX_URL", index)
    play.provide_pip(bare)
    assert [Path(command[-1]).name for command in commands] == ["pip-26.3-py3-none-any.whl"]


def test_after_an_extra_index_without_pip_comes_debian(bare, commands, monkeypatch, tmp_path):
    monkeypatch.setenv("PIP_EXTRA_INDEX_URL", index_without_pip(tmp_path))
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    play.provide_pip(bare)
    assert [command[0] for command in commands[:3]] == ["apt-get", "apt-get", "dpkg-deb"]
    assert Path(commands[-1][-1]).name == "pip-23.0.1-py3-none-any.whl"


def test_an_extra_index_in_a_file_is_no_end_either(bare, commands, monkeypatch, tmp_path):
    settings = tmp_path / "pip.conf"
    settings.write_text(f"[global]\nextra-index-url = {index_without_pip(tmp_path)}\n")
    monkeypatch.setenv("PIP_CONFIG_FILE", str(settings))
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    play.provide_pip(bare)
    assert Path(commands[-1][-1]).name == "pip-23.0.1-py3-none-any.whl"


def test_a_pip_that_fails_is_no_end_either(bare, monkeypatch, tmp_path):
    """An old pip does not know --python."""
    index = file_index(tmp_path, b"wheel", hashlib.sha256(b"wheel").hexdigest())
    monkeypatch.setenv("PIP_INDEX_URL", index)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name)
    monkeypatch.setattr(play, "logged", lambda _env, command, *_: "--no-index" in command)
    play.provide_pip(bare)


def test_when_all_fails_every_way_is_named(bare, monkeypatch, tmp_path):
    monkeypatch.setenv("PIP_INDEX_URL", "ftp://me:secret@packages.example/simple")
    monkeypatch.setenv("PIP_EXTRA_INDEX_URL", index_without_pip(tmp_path))
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(play, "logged", lambda *_: False)
    with pytest.raises(play.SetupError) as refusal:
        play.provide_pip(bare)
    told = str(refusal.value)
    for way in (
        "ensurepip: this Python lacks that module",
        f"pip of {sys.executable}: not installed",
        "packages.example/simple (with login): this is neither an http",
        f"{tmp_path.as_uri()}/simple: ",
        "Debian's python3-pip-whl: apt-get could not download it",
        "sudo apt install python3-venv",
    ):
        assert way in told
    assert "secret" not in told


def test_nothing_configured_and_no_debian_is_told(bare):
    with pytest.raises(play.SetupError) as refusal:
        play.provide_pip(bare)
    assert "package index: none is configured" in str(refusal.value)
    assert "there is no apt-get and dpkg-deb" in str(refusal.value)


# --- running ---


def python(code: str) -> list[str]:
    """A command that runs this code."""
    return [sys.executable, "-c", code]


def test_exit_codes_pass_through():
    assert play.run_command(python("raise SystemExit(7)"), None) == 7


@pytest.mark.skipif(play.WINDOWS, reason="signals are a matter of POSIX systems")
def test_a_killed_command_tells_its_signal():
    assert play.run_command(python("import os; os.kill(os.getpid(), 9)"), None) == 137


@pytest.mark.skipif(play.WINDOWS, reason="signals are a matter of POSIX systems")
def test_ctrl_c_is_130_without_a_traceback():
    """Ctrl-C reaches the command and play.py alike."""
    code = (
        "import os, play, sys; child = 'import os, signal, time;"
        " signal.signal(signal.SIGINT, lambda *_: os._exit(2)); print(1, flush=True);"
        " time.sleep(1000)'\n"
        "raise SystemExit(play.run_command([sys.executable, '-c', child], None))"
    )
    process = subprocess.Popen(
        python(code),
        cwd=play.ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    assert process.stdout is not None
    process.stdout.readline()
    os.killpg(process.pid, signal.SIGINT)
    _, complaints = process.communicate(timeout=240)
    assert (process.returncode, complaints) == (130, b"")


def test_the_first_failure_stops_the_rest(env, monkeypatch):
    ran: list[str] = []
    for name in ("ruff", "mypy", "pytest"):
        env.program(name).touch()

    def run_command(command: list[str], _directory: Path | None) -> int:
        ran.append(Path(command[0]).stem)
        return 3 if ran[-1] == "mypy" else 0

    monkeypatch.setattr(play, "run_command", run_command)
    assert play.run(env, play.route(["test"])) == 3
    assert ran == ["ruff", "mypy"]


def test_a_lost_program_is_told(env):
    with pytest.raises(play.SetupError, match="missing"):
        play.run(env, play.route([]))
