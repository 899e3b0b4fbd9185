// Every public entry point is in its package's exports.test.ts, which records the names. `--record` writes them anew.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { entryPointsOf } from './exports/entry-points'
import { publicNames } from './exports/public-names'
import { recordOf } from './exports/record'
import { listLibraries, type WorkspacePackage } from './workspace/packages'
import { isMain, repositoryRoot, runCheck } from './workspace/run-check'
import type { Violation } from './workspace/violation'

const recordFile = 'src/exports.test.ts'

/** The files a record imports, absolute and without their ending. */
function recordedFiles(path: string): ReadonlySet<string> {
  const file = join(path, recordFile)
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true)
  return new Set(importedFiles.map(({ fileName }) => resolve(dirname(file), fileName)))
}

function violationsOf(workspacePackage: WorkspacePackage): readonly Violation[] {
  const { folder, path } = workspacePackage
  const file = `${folder}/${recordFile}`
  if (!existsSync(join(path, recordFile))) {
    const message = 'is missing; "npx tsx scripts/check-exports.ts --record" writes it'
    return [{ file, rule: 'exports', message }]
  }
  const recorded = recordedFiles(path)
  const isRecorded = (source: string) => {
    const whole = join(path, source.replace(/\.tsx?$/, ''))
    return recorded.has(whole) || recorded.has(whole.replace(/\/index$/, ''))
  }
  return entryPointsOf(workspacePackage)
    .filter(({ source }) => !isRecorded(source))
    .map(({ subpath }) => ({ file, rule: 'exports', message: `does not record what "${subpath}" exports` }))
}

export function checkExports(root: string): readonly Violation[] {
  return listLibraries(root).flatMap(violationsOf)
}

/** Writes the record of each package that has source, or only of those named. */
function record(root: string, names: readonly string[]): void {
  const chosen = listLibraries(root).filter(({ name }) => names.length === 0 || names.includes(name))
  const written = chosen.flatMap((library) => {
    const entries = publicNames(root, library)
    if (entries.some(({ source }) => !existsSync(join(library.path, source)))) return []
    const file = join(library.path, recordFile)
    writeFileSync(file, recordOf(library.name, entries))
    return [file]
  })
  spawnSync(join(root, 'node_modules', '.bin', 'biome'), ['check', '--write', ...written], { cwd: root })
  console.log(`wrote ${written.length} records`)
}

if (isMain(import.meta.url)) {
  const [flag, ...names] = process.argv.slice(2)
  if (flag === '--record') record(repositoryRoot, names)
  else await runCheck('public exports', checkExports)
}
