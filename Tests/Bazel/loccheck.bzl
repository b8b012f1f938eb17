"""Scenario files of loccheck as Bazel tests.

Sharding (`shard_count`), `--test_filter` and `--test_runner_fail_fast` work without options: loccheck
follows Bazel's test protocol by itself.
"""

def _quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"

def _loccheck_test_impl(ctx):
    script = ctx.actions.declare_file(ctx.label.name)
    words = [ctx.executable.tool.short_path, "run"] + ctx.attr.options
    paths = [file.short_path for file in ctx.files.scenarios]

    # Identities name the files below the workspace, in which a test runs.
    ctx.actions.write(
        output = script,
        content = "#!/bin/sh\nexec {} \"$@\" -- {}\n".format(
            " ".join([_quoted(word) for word in words]),
            " ".join([_quoted(path) for path in paths]),
        ),
        is_executable = True,
    )
    runfiles = ctx.runfiles(
        files = [ctx.executable.tool] + ctx.files.scenarios + ctx.files.resources,
    )
    return [DefaultInfo(
        executable = script,
        runfiles = runfiles.merge(ctx.attr.tool[DefaultInfo].default_runfiles),
    )]

loccheck_test = rule(
    implementation = _loccheck_test_impl,
    doc = "Runs scenario files over resources.",
    test = True,
    attrs = {
        "scenarios": attr.label_list(
            allow_files = [".loccheck"],
            doc = "The scenario files.",
            mandatory = True,
        ),
        "resources": attr.label_list(
            allow_files = True,
            doc = "The catalogs, tables, bundles and sources that the scenario files name.",
        ),
        "options": attr.string_list(
            doc = "Options of `loccheck run`, such as `--tag=smoke`.",
        ),
        "tool": attr.label(
            allow_single_file = True,
            cfg = "target",
            default = "//:loccheck",
            doc = "The loccheck command.",
            executable = True,
        ),
    },
)
