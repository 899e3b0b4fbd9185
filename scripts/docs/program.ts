import { join } from 'node:path'
import ts from 'typescript'
import { entryPointsOf, listLibraries, type WorkspacePackage } from '../workspace/packages'

export interface Entry {
  readonly library: WorkspacePackage
  /** What a page imports: `@latchkey/send/contract`. */
  readonly specifier: string
  /** The path of its source. */
  readonly source: string
}

/** Every entry point of every package, without the languages, whose names are all alike. */
export function listEntries(root: string): readonly Entry[] {
  return listLibraries(root).flatMap((library) =>
    entryPointsOf(library)
      .filter(({ subpath }) => !subpath.startsWith('./languages/'))
      .map(({ subpath, source }) => ({
        library,
        specifier: join(library.name, subpath),
        source: join(library.path, source),
      })),
  )
}

/** The sources of all entry points, as the compiler reads them. */
export function createProgram(root: string, entries: readonly Entry[]): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  return ts.createProgram(
    entries.map(({ source }) => source),
    { ...options, noEmit: true, incremental: false, composite: false },
  )
}
