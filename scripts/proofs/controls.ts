import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Lang, parse, type Rule } from '@ast-grep/napi'
import * as v from 'valibot'
import { repositoryRoot } from '../workspace/run-check'
import type { Break } from './broken-source'

/** A pattern of ast-grep: code, or a part of some code, with `$NAME` for one node and `$$$` for any number. */
const pattern = v.union([v.string(), v.strictObject({ context: v.string(), selector: v.string() })])

const controlSchema = v.strictObject({
  name: v.string(),
  /** The proof that it belongs to. */
  proof: v.string(),
  /** A source file of the product, relative to the repository. */
  file: v.string(),
  /** Matches exactly one syntax node of the file, so that a changed source is noticed. */
  find: pattern,
  /** The function, variable, property or type around the node, where its pattern matches elsewhere too. */
  in: v.optional(v.string()),
  /** The statement before the node, where that does not tell them apart. */
  after: v.optional(v.string()),
  /** Source text in place of the node; empty: the node is removed. */
  replace: v.string(),
  /** Relative to the repository; a Playwright spec relative to `examples/playground/e2e`. */
  testFile: v.string(),
  /**
   * Part of the test's name. All matching tests must fail because of the break. A randomised test must fail
   * in every run; a break that only few draws meet needs a fixed case.
   */
  test: v.string(),
  /**
   * Part of the message of these tests' failures. By default they must fail by an assertion; with a message
   * the error may be another, but none of crashing code (a TypeError, a timeout).
   */
  message: v.optional(v.string()),
})

/** A negative control: a fault in one syntax node of the product, and the test that must then fail. */
export type Control = Readonly<v.InferOutput<typeof controlSchema>>

const FOLDER = 'scripts/proofs/controls'

/** The negative controls by the name of their file. */
export const controlsByFile: ReadonlyMap<string, readonly Control[]> = new Map(
  readdirSync(join(repositoryRoot, FOLDER))
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      file.replace('.json', ''),
      v.parse(v.array(controlSchema), JSON.parse(readFileSync(join(repositoryRoot, FOLDER, file), 'utf8'))),
    ]),
)

export const controls: readonly Control[] = [...controlsByFile.values()].flat()

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

/** Declarations that give a control its place. */
const NAMED = [
  'function_declaration',
  'variable_declarator',
  'pair',
  'method_definition',
  'class_declaration',
  'type_alias_declaration',
]
const NAMES = ['identifier', 'property_identifier', 'type_identifier']
const anyOf = (kinds: readonly string[]): Rule => ({ any: kinds.map((kind) => ({ kind })) })

function ruleOf({ find, in: place, after }: Pick<Control, 'find' | 'in' | 'after'>): Rule {
  const follows: Rule | undefined = after === undefined ? undefined : { follows: { pattern: after } }
  const name = { ...anyOf(NAMES), regex: `^${place}$` }
  return {
    all: [
      { pattern: find },
      ...(place === undefined ? [] : [{ inside: { ...anyOf(NAMED), has: name, stopBy: 'end' as const } }]),
      // An expression follows nothing, but the statement that it is.
      ...(follows ? [{ any: [follows, { inside: { kind: 'expression_statement', ...follows } }] }] : []),
    ],
  }
}

/** Which control, where, and what it puts there. */
export type Edit = Pick<Control, 'name' | 'file' | 'find' | 'in' | 'after' | 'replace'>

/** The file of a control with the fault in it. Throws if its pattern does not match exactly one node. */
export function breakOf(control: Edit, source: string): Break {
  const { name, file, replace } = control
  const root = parse(file.endsWith('x') ? Lang.Tsx : Lang.TypeScript, source).root()
  const ranges = root.findAll({ rule: ruleOf(control) }).map((node) => node.range())
  // An expression and the statement that it is match the same pattern.
  const places = new Map(
    ranges.map(({ start, end }) => [`${start.index}-${end.index}`, [start.index, end.index]]),
  )
  const [[start, end] = []] = places.values()
  if (places.size !== 1 || start === undefined || end === undefined)
    throw new Error(`${file} has ${places.size} places for the control ${name}, not one`)
  // Removing a property, element or argument also removes its comma.
  const comma = replace === '' ? (/^\s*,/.exec(source.slice(end))?.[0].length ?? 0) : 0
  return { file, source: source.slice(0, start) + replace + source.slice(end + comma) }
}

/** Each control with the broken source. Throws if the pattern of one does not match exactly one node. */
export function listBreaks(root: string): readonly (Control & { readonly made: Break })[] {
  return controls.map((control) => ({
    ...control,
    made: breakOf(control, readFileSync(join(root, control.file), 'utf8')),
  }))
}
