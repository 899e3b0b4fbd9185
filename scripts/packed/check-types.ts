import { join } from 'node:path'
import ts from 'typescript'

const resolutions: readonly (readonly [string, ts.ModuleResolutionKind, ts.ModuleKind])[] = [
  ['bundler', ts.ModuleResolutionKind.Bundler, ts.ModuleKind.ESNext],
  ['nodenext', ts.ModuleResolutionKind.NodeNext, ts.ModuleKind.NodeNext],
]

/** Compiles the page against the packed declarations, those checked as well; returns the compiler's words. */
export function checkTypes(folder: string): readonly string[] {
  return resolutions.flatMap(([name, moduleResolution, module]) => {
    const program = ts.createProgram([join(folder, 'main.tsx')], {
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
    })
    // Declarations of third parties (viem) are theirs; ours and the page's are what is promised.
    return ts
      .getPreEmitDiagnostics(program)
      .filter(({ file }) => !file || /\/(scenarios|smoke[^/]*|@latchkey|latchkey)\//.test(file.fileName))
      .map((diagnostic) => {
        const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')
        const file = diagnostic.file?.fileName.replace(/.*\/node_modules\//, '') ?? 'program'
        return `${name}: ${file}: ${text}`
      })
  })
}
