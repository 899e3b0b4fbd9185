import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import * as v from 'valibot'
import { filesBelow, isTest } from '../workspace/files'
import { listPackages } from '../workspace/packages'
import { repositoryRoot } from '../workspace/run-check'
import type { Break } from './broken-source'

/**
 * A negative control: one marked node of the product made wrong on purpose, and the test that must fail over it. The
 * node is marked in the product's source by a comment, `// control: <name>` above it or an inline comment of the
 * same text before it, so that a control survives renames and moves.
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
   * Part of the test's name; all tests that match must fail for one reason: the break. A test that draws at random
   * has to meet it in every run; a break that one draw in thirty meets needs a case that is fixed.
   */
  readonly test: string
  /**
   * Part of the message that each of these tests fails with. Without it they fail by an assertion; with it the
   * error may be another one, but never one of broken code (a TypeError, a timeout), which shows no fault.
   */
  readonly message?: string | undefined
}

const row = v.strictTuple([v.string(), v.string(), v.string(), v.string(), v.optional(v.string())])
/** Rows by test file: name, proof, replacement, test and, where it needs one, the message. */
const table = v.object({ controls: v.record(v.string(), v.array(row)) })

/** The controls of one table; `start` comes before the names of its test files. */
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

/** The first control of each test file that Vitest runs: each of them has shown that it can fail. */
export function sampleOf<One extends Control>(all: readonly One[]): readonly One[] {
  return all.filter(
    (one) => !isEndToEnd(one) && one.name === all.find(({ testFile }) => testFile === one.testFile)?.name,
  )
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

/** The outermost node that starts at the first token after the comment. Throws when there is none. */
function markedNode(source: ts.SourceFile, { name, file, at }: Marker): ts.Node {
  const isAfterMarker = (node: ts.Node): boolean => node.getFullStart() <= at && node.getStart(source) > at
  const find = (node: ts.Node): ts.Node | undefined =>
    // The attributes of a tag have a node around them all that stands nowhere in the text.
    ts.forEachChild(node, (child) =>
      isAfterMarker(child) && !ts.isJsxAttributes(child) ? child : find(child),
    )
  const found = find(source)
  if (!found || found.kind === ts.SyntaxKind.EndOfFileToken)
    throw new Error(`${file} has nothing behind the marker "control: ${name}"`)
  return found
}

/** The edit that a control makes: the replacement is written over the marker and its node. */
export function breakOf(replacement: string, marker: Marker, text: string): Break {
  const source = ts.createSourceFile(marker.file, text, ts.ScriptTarget.Latest, true)
  const end = markedNode(source, marker).getEnd()
  // A removed property, element or argument takes its comma along.
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

/** What is wrong between controls and markers: each name has one marker, and each marker belongs to a control. */
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
