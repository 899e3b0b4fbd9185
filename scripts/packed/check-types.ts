import { join } from 'node:path'
import ts from 'typescript'

const resolutions: readonly (readonly [string, ts.ModuleResolutionKind, ts.ModuleKind])[] = [
  ['bundler', ts.ModuleResolutionKind.Bundler, ts.ModuleKind.ESNext],
  ['nodenext', ts.ModuleResolutionKind.NodeNext, ts.ModuleKind.NodeNext],
]

/** A host that did not install `missing`. */
function hostWithout(missing: string | undefined, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  if (missing === undefined) return host
  const isThere = (path: string): boolean => !path.includes(`/node_modules/${missing}/`)
  return { ...host, fileExists: (path) => isThere(path) && host.fileExists(path) }
}

/**
 * Compiles a page against the packed declarations, those checked as well; returns the compiler's words. `missing` is a
 * package that this host did not install.
 */
export function checkTypes(folder: string, file = 'main.tsx', missing?: string): readonly string[] {
  return resolutions.flatMap(([name, moduleResolution, module]) => {
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
      module,
      moduleResolution,
    }
    const program = ts.createProgram([join(folder, file)], options, hostWithout(missing, options))
    // Declarations of third parties (viem) are theirs; ours and the page's are what is promised.
    return ts
      .getPreEmitDiagnostics(program)
      .filter(({ file }) => !file || /\/(scenarios|smoke[^/]*|@latchkey|latchkey)\//.test(file.fileName))
      .map((diagnostic) => {
        const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')
        const place = diagnostic.file?.fileName.replace(/.*\/node_modules\//, '') ?? 'program'
        return `${name}: ${place}: ${text}`
      })
  })
}
