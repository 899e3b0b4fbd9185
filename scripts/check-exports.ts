// Every public entry point is in its package's exports.test.ts, which records the names. `--record` writes them anew.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { type EntryPoint, entryPointsOf, listLibraries, type WorkspacePackage } from './workspace/packages'
import { isMain, repositoryRoot, runCheck, type Violation } from './workspace/run-check'

export interface PublicNames extends EntryPoint {
  /** Sorted; types are not among them, they leave nothing behind at run time. */
  readonly names: readonly string[]
}

function isValue(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return (target.flags & ts.SymbolFlags.Value) !== 0 && !isTypeOnly(symbol)
}

function isTypeOnly(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some((declaration) =>
    ts.isTypeOnlyImportOrExportDeclaration(declaration),
  )
}

/** What each entry point of a package exports at run time, read from its source. */
export function publicNames(root: string, workspacePackage: WorkspacePackage): readonly PublicNames[] {
  const entries = entryPointsOf(workspacePackage)
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const fileOf = ({ source }: EntryPoint) => join(workspacePackage.path, source)
  const program = ts.createProgram(entries.map(fileOf), { ...options, types: [] })
  const checker = program.getTypeChecker()
  return entries.map((entry) => {
    const file = program.getSourceFile(fileOf(entry))
    const symbol = file && checker.getSymbolAtLocation(file)
    const exported = symbol ? checker.getExportsOfModule(symbol) : []
    const values = exported.filter((one) => isValue(checker, one)).map(({ name }) => name)
    return { ...entry, names: values.sort() }
  })
}

function importName({ subpath }: PublicNames): string {
  const words = subpath.split(/[^a-z0-9]+/).filter(Boolean)
  const [first = 'root', ...rest] = words
  return (
    first +
    rest.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('') +
    (words.length > 0 ? 'Entry' : '')
  )
}

function specifier({ source }: PublicNames): string {
  return source.replace(/^src\//, './').replace(/\.tsx?$/, '')
}

/** A test file that holds the public names of a package: a change of the list is a line in a diff. */
export function recordOf(packageName: string, entries: readonly PublicNames[]): string {
  const sorted = [...entries].sort((a, b) => (specifier(a) < specifier(b) ? -1 : 1))
  const imports = sorted.map((entry) => `import * as ${importName(entry)} from '${specifier(entry)}'`)
  const tests = entries.map((entry) => {
    const list = entry.names.map((name) => `'${name}'`).join(', ')
    const shown = packageName + entry.subpath.slice(1)
    return `test('exports: ${shown} offers these names and no others', () => {\n  expect(Object.keys(${importName(entry)}).sort()).toEqual([${list}])\n})`
  })
  return `import { expect, test } from 'vitest'\n${imports.join('\n')}\n\n${tests.join('\n\n')}\n`
}

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
