"""Typed accessors for the cells, nibs and storyboards of a module."""

def _reusegen_accessors_impl(ctx):
    output = ctx.actions.declare_file(ctx.label.name + ".generated.swift")
    arguments = ctx.actions.args()
    arguments.add("generate", ctx.file.manifest)
    arguments.add("--module", ctx.attr.module)
    arguments.add("--output", output)
    ctx.actions.run(
        executable = ctx.executable._tool,
        arguments = [arguments],
        inputs = ctx.files.srcs + [ctx.file.manifest],
        outputs = [output],
        mnemonic = "ReuseGen",
        progress_message = "Generating the accessors of %s" % ctx.attr.module,
    )
    return [DefaultInfo(files = depset([output]))]

reusegen_accessors = rule(
    implementation = _reusegen_accessors_impl,
    doc = "Generates a Swift source, which belongs in the srcs of a swift_library.",
    attrs = {
        "manifest": attr.label(
            allow_single_file = [".json"],
            mandatory = True,
            doc = "The manifest, reuse.json.",
        ),
        "module": attr.string(
            mandatory = True,
            doc = "The name of the Swift module that the source belongs to.",
        ),
        "srcs": attr.label_list(
            allow_files = True,
            doc = "The documents, sources, asset catalogs and the template that the tool reads. " +
                  "`reusegen generate --inputs` lists them. The sandbox hides all other files.",
        ),
        "_tool": attr.label(
            default = "//tools:reusegen",
            allow_single_file = True,
            executable = True,
            cfg = "exec",
        ),
    },
)
