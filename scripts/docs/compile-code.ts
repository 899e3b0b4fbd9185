import { join } from 'node:path'
import ts from 'typescript'
import { listLibraries } from '../workspace/packages'
import { repositoryRoot } from '../workspace/run-check'

/** What the compiler says about a file of code. */
export interface CodeFault {
  /** The path that the code was given under. */
  readonly file: string
  readonly text: string
}

/** The source of every import specifier of our packages, because code for others may import any of them. */
const ourNames = Object.fromEntries(
  listLibraries(repositoryRoot).flatMap(({ name, path, json }) =>
    Object.entries(json.exports).flatMap(([subpath, target]) => {
      const source = typeof target === 'string' ? undefined : target['@latchkey/source']
      return source ? [[join(name, subpath), [join(path, source)]]] : []
    }),
  ),
)

/**
 * What is wrong with code that stands in no file: each under a path whose folder decides which libraries it finds.
 * Our own packages are found from everywhere.
 */
export function compileCode(
  code: ReadonlyMap<string, string>,
  options: ts.CompilerOptions = {},
): readonly CodeFault[] {
  const { config } = ts.readConfigFile(join(repositoryRoot, 'tsconfig.json'), ts.sys.readFile)
  const settings = {
    ...ts.parseJsonConfigFileContent(config, ts.sys, repositoryRoot).options,
    noEmit: true,
    noUnusedLocals: false,
    incremental: false,
    composite: false,
    paths: ourNames,
    ...options,
  }
  const files = [...code.keys()]
  const program = ts.createProgram(
    files,
    settings,
    Object.assign(ts.createCompilerHost(settings), {
      fileExists: (file: string) => code.has(file) || ts.sys.fileExists(file),
      readFile: (file: string) => code.get(file) ?? ts.sys.readFile(file),
      directoryExists: (folder: string) =>
        files.some((file) => file.startsWith(`${folder}/`)) || ts.sys.directoryExists(folder),
      getSourceFile: (file: string, language: ts.ScriptTarget) => {
        const text = code.get(file) ?? ts.sys.readFile(file)
        return text === undefined ? undefined : ts.createSourceFile(file, text, language)
      },
    }),
  )
  return files.flatMap((file) => {
    const source = program.getSourceFile(file)
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => ({ file, text: ts.flattenDiagnosticMessageText(messageText, ' ') }),
    )
  })
}
