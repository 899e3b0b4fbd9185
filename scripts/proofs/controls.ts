import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import * as v from 'valibot'
import { filesBelow, isTest } from '../workspace/files'
import { listPackages } from '../workspace/packages'
import { repositoryRoot } from '../workspace/run-check'
import type { Break } from './broken-source'

/**
 * A negative control: a fault in one marked syntax node of the product, and the test that must then fail. The
 * node is marked by a comment `// control: <name>` above it, or inline before it, so that controls survive
 * renames and moves.
 */
export interface Control {
  readonly name: string
  /** The proof of PROOFS.md that it belongs to. */
  readonly proof: string
  /** Source text that replaces the marked node; empty: the node is removed. */
  readonly replacement: string
  /** Relative to the repository; a Playwright spec relative to `examples/playground/e2e`. */
  readonly testFile: string
  /**
   * Part of the test's name. All matching tests must fail because of the break. A randomised test must fail
   * in every run; a break that only few draws meet needs a fixed case.
   */
  readonly test: string
  /**
   * Part of the message of these tests' failures. By default they must fail by an assertion; with a message
   * the error may be another, but none of crashing code (a TypeError, a timeout).
   */
  readonly message?: string | undefined
}

const row = v.strictTuple([v.string(), v.string(), v.string(), v.string(), v.optional(v.string())])
/** Rows by test file: name, proof, replacement, test and optional message. */
const table = v.object({ controls: v.record(v.string(), v.array(row)) })

/** The controls of one table; `start` is the prefix of its test files. */
async function readTable(file: string, start: string): Promise<readonly Control[]> {
  if (!existsSync(file)) return []
  const { controls: rows } = v.parse(table, await import(pathToFileURL(file).href))
  return Object.entries(rows).flatMap(([testFile, ofFile]) =>
    ofFile.map(([name, proof, replacement, test, message]) => {
      return { name, proof, replacement, testFile: start + testFile, test, message }
    }),
  )
}

async function readControls(root: string): Promise<readonly Control[]> {
  const tables = listPackages(root).flatMap(({ folder, path }) => [
    readTable(join(path, 'src/test-support/controls.ts'), `${folder}/src/`),
    readTable(join(path, 'e2e/controls.ts'), ''),
  ])
  return (await Promise.all(tables)).flat()
}

/** All controls, package by package. */
export const controls: readonly Control[] = await readControls(repositoryRoot)

/** Whether its test is a Playwright spec, which runs over a playground built with the break. */
export const isEndToEnd = ({ testFile }: Control): boolean => testFile.endsWith('.spec.ts')

/** The first control of each folder of Vitest tests, which shows that the tests there can fail. */
export function sampleOf<One extends Control>(all: readonly One[]): readonly One[] {
  const first = new Map<string, One>()
  for (const one of all) {
    const folder = dirname(one.testFile)
    if (!isEndToEnd(one) && !first.has(folder)) first.set(folder, one)
  }
  return [...first.values()]
}

/** A marker in a source file. */
export interface Marker {
  readonly name: string
  /** Relative to the repository. */
  readonly file: string
  /** Where the comment starts. */
  readonly at: number
}

const MARKER = /\/[/*] control: ([a-z\d-]+)/g

/** The markers of one source text. */
export function markersIn(file: string, source: string): readonly Marker[] {
  return [...source.matchAll(MARKER)].map(({ 1: name = '', index }) => ({ name, file, at: index }))
}

/** All markers in the product's sources. */
export function listMarkers(root: string): readonly Marker[] {
  return listPackages(root).flatMap(({ folder, path }) =>
    filesBelow(path)
      .filter((file) => /^src\/.*\.tsx?$/.test(file) && !isTest(file))
      .flatMap((file) => markersIn(`${folder}/${file}`, readFileSync(join(path, file), 'utf8'))),
  )
}

/** The outermost node that starts at the first token after the comment. Throws if there is none. */
function markedNode(source: ts.SourceFile, { name, file, at }: Marker): ts.Node {
  const isAfterMarker = (node: ts.Node): boolean => node.getFullStart() <= at && node.getStart(source) > at
  const find = (node: ts.Node): ts.Node | undefined =>
    // Skips the node around all attributes of a JSX tag, which has no text of its own.
    ts.forEachChild(node, (child) =>
      isAfterMarker(child) && !ts.isJsxAttributes(child) ? child : find(child),
    )
  const found = find(source)
  if (!found || found.kind === ts.SyntaxKind.EndOfFileToken)
    throw new Error(`${file} has nothing behind the marker "control: ${name}"`)
  return found
}

/** The edit of a control: replaces the marker and its node. */
export function breakOf(replacement: string, marker: Marker, text: string): Break {
  const source = ts.createSourceFile(marker.file, text, ts.ScriptTarget.Latest, true)
  const end = markedNode(source, marker).getEnd()
  // Removing a property, element or argument also removes its comma.
  const comma = replacement === '' ? (/^\s*,/.exec(text.slice(end))?.[0].length ?? 0) : 0
  return { file: marker.file, find: text.slice(marker.at, end + comma), replace: replacement }
}

/** Each control with its edit. Those whose marker is missing are left out; `markerFaults` names them. */
export function listBreaks(root: string): readonly (Control & { readonly made: Break })[] {
  const markers = listMarkers(root)
  return controls.flatMap((control) => {
    const marker = markers.find(({ name }) => name === control.name)
    if (!marker) return []
    const source = readFileSync(join(root, marker.file), 'utf8')
    return [{ ...control, made: breakOf(control.replacement, marker, source) }]
  })
}

/** Mismatches between controls and markers: each control needs exactly one marker, each marker a control. */
export function markerFaults(names: readonly string[], markers: readonly Marker[]): readonly string[] {
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  const unknown = markers.filter(({ name }) => !names.includes(name))
  const counted = names.flatMap((name) => {
    const files = markers.filter((marker) => marker.name === name).map(({ file }) => file)
    return files.length === 1
      ? []
      : [`control ${name} has ${files.length} markers, not one: ${files.join(', ')}`]
  })
  return [
    ...twice.map((name) => `two controls are named ${name}`),
    ...counted,
    ...unknown.map(
      ({ name, file }) => `${file} has the marker "control: ${name}", which belongs to no control`,
    ),
  ]
}
