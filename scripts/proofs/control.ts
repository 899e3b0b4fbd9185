import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { filesBelow, isTest } from '../workspace/files'
import { listPackages } from '../workspace/packages'
import type { Break } from './break'

/**
 * A negative control: one marked piece of the product made wrong on purpose, and the test that must go red over it.
 * The piece is marked in the product's source by a comment, `// control: <name>` above it or an inline comment of the
 * same words before it, so that a control survives renames and moves.
 */
export interface Control {
  /** As the marker has it: kebab-case, unique. */
  readonly name: string
  /** The proof of PROOFS.md that it belongs to. */
  readonly proof: string
  /** What no longer holds in the broken build, as the sentence that holds in the real one. */
  readonly promise: string
  /** Source text that takes the place of the marked node; empty: the node is removed. */
  readonly replacement: string
  readonly caughtBy: Break['caughtBy']
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
export function markedNode(source: ts.SourceFile, { name, file, at }: Marker): ts.Node {
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

/** The edit that a control makes: the marker and its node give way to the replacement. */
export function breakOf(control: Control, marker: Marker, text: string): Break {
  const source = ts.createSourceFile(marker.file, text, ts.ScriptTarget.Latest, true)
  const end = markedNode(source, marker).getEnd()
  // A removed property, element or argument takes its comma along.
  const comma = control.replacement === '' ? (/^\s*,/.exec(text.slice(end))?.[0].length ?? 0) : 0
  return {
    promise: control.promise,
    file: marker.file,
    find: text.slice(marker.at, end + comma),
    replace: control.replacement,
    caughtBy: control.caughtBy,
  }
}

/** What is wrong between controls and markers: each control has one marker, and each marker belongs to a control. */
export function markerFaults(controls: readonly Control[], markers: readonly Marker[]): readonly string[] {
  const names = controls.map(({ name }) => name)
  const counts = names.map((name) => [name, markers.filter((marker) => marker.name === name)] as const)
  return [
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `two controls are named ${name}`),
    ...counts.flatMap(([name, found]) =>
      found.length === 1
        ? []
        : [
            `control ${name} has ${found.length} markers, not one: ${found.map(({ file }) => file).join(', ')}`,
          ],
    ),
    ...markers
      .filter(({ name }) => !names.includes(name))
      .map(({ name, file }) => `${file} has the marker "control: ${name}", which belongs to no control`),
  ]
}
