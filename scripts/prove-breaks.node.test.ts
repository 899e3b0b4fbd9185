import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { breakSource } from './proofs/broken-source'
import {
  breakOf,
  controls,
  isEndToEnd,
  listBreaks,
  listMarkers,
  markerFaults,
  markersIn,
  sampleOf,
} from './proofs/controls'
import { filesBelow } from './workspace/files'
import { repositoryRoot } from './workspace/run-check'

const breaks = listBreaks(repositoryRoot)

test('negative controls: exist', () => expect(breaks.length).toBeGreaterThan(0))

test.each(breaks)(
  'negative control $name: breaks what is there, and names a test that is there',
  ({ made, ...control }) => {
    const source = readFileSync(join(repositoryRoot, made.file), 'utf8')
    expect(breakSource(made, source)).not.toBe(source)
    const folder = isEndToEnd(control) ? 'examples/playground/e2e' : ''
    const file = join(repositoryRoot, folder, control.testFile)
    const cases = join(dirname(file), 'test-support')
    // Without the table of controls, which contains the words itself.
    const others = existsSync(cases) ? filesBelow(cases).filter((one) => one !== 'controls.ts') : []
    const tests = [file, ...others.map((one) => join(cases, one))]
      .map((one) => readFileSync(one, 'utf8'))
      .join('\n')
    // Searches for single words, because titles may have placeholders.
    const words = control.test.match(/\p{L}{4,}/gu) ?? []
    expect(words.filter((word) => !tests.includes(word))).toEqual([])
  },
)

test('negative controls: the sample has one per folder of tests, and none that needs a build', () => {
  const rest = { proof: 'p', replacement: '', test: 't' }
  const all = [
    { name: 'one', testFile: 'a/a.test.ts', ...rest },
    { name: 'two', testFile: 'a/b.test.ts', ...rest },
    { name: 'three', testFile: 'b/b.test.ts', ...rest },
    { name: 'four', testFile: 'c.spec.ts', ...rest },
  ]
  expect(sampleOf(all).map(({ name }) => name)).toEqual(['one', 'three'])
})

test('negative control: refuses a text that does not occur exactly once', () => {
  const made = { file: 'a.ts', find: 'x', replace: 'y' }
  expect(() => breakSource(made, 'axbxc')).toThrow('2 times')
  expect(() => breakSource(made, 'abc')).toThrow('0 times')
  expect(breakSource(made, 'axb')).toBe('ayb')
})

test('negative controls: each has one marker, and each marker has a control', () => {
  const names = controls.map(({ name }) => name)
  expect(markerFaults(names, listMarkers(repositoryRoot))).toEqual([])
})

/** Applies the control of the source's only marker. */
function broken(source: string, replacement = 'gone', file = 'a.tsx'): string {
  const [marker] = markersIn(file, source)
  if (!marker) throw new Error('no marker')
  return breakSource(breakOf(replacement, marker, source), source)
}

test.each([
  ['a statement', 'a()\n// control: x\nif (b) {\n  c()\n}\nd()', 'a()\ngone\nd()'],
  ['a property', 'f({\n  a,\n  // control: x\n  b: { c },\n  d,\n})', 'f({\n  a,\n  gone,\n  d,\n})'],
  ['an operand', 'const a =\n  b &&\n  // control: x\n  c.d(e)', 'const a =\n  b &&\n  gone'],
  ['an expression within a line', 'if (/* control: x */ a.has(b)) return', 'if (gone) return'],
  ['an attribute', 'f(<p\n  // control: x\n  a={b}\n  c />)', 'f(<p\n  gone\n  c />)'],
])('negative control: a marker stands for %s', (_what, source, expected) => {
  expect(broken(source)).toBe(expected)
})

test('negative control: removing a node also removes its comma', () => {
  expect(broken('f([\n  a,\n  // control: x\n  b,\n  c,\n])', '')).toBe('f([\n  a,\n  \n  c,\n])')
  expect(broken('// control: x\na()\nb()', '')).toBe('\nb()')
  expect(() => broken('a()\n// control: x\n')).toThrow('has nothing behind the marker "control: x"')
})

test('negative controls: missing, duplicate and unknown markers are reported', () => {
  const markers = [
    ...markersIn('a.ts', '// control: x\n// control: y\n'),
    ...markersIn('b.ts', '// control: x\n'),
  ]
  expect(markerFaults(['x', 'z', 'z'], markers)).toEqual([
    'two controls are named z',
    'control x has 2 markers, not one: a.ts, b.ts',
    'control z has 0 markers, not one: ',
    'control z has 0 markers, not one: ',
    'a.ts has the marker "control: y", which belongs to no control',
  ])
})
