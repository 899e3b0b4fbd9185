import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { breakSource } from './proofs/break'
import { breakOf, type Control, listMarkers, markerFaults, markersIn } from './proofs/control'
import { controls } from './proofs/controls/all'
import { listBreaks } from './proofs/list-breaks'
import { repositoryRoot } from './workspace/run-check'

const breaks = listBreaks(repositoryRoot)

test('negative controls: there are some', () => expect(breaks.length).toBeGreaterThan(0))

test.each(breaks)(
  'negative control $name: breaks what is there, and names a test that is there',
  ({ made }) => {
    const source = readFileSync(join(repositoryRoot, made.file), 'utf8')
    expect(breakSource(made, source)).not.toBe(source)
    const { stage, file } = made.caughtBy
    expect(
      existsSync(join(repositoryRoot, stage === 'unit' ? file : `examples/playground/e2e/${file}`)),
    ).toBe(true)
  },
)

test('negative control: a text that is not there once is refused', () => {
  const caughtBy = { stage: 'unit', file: '', test: '' } as const
  const made = { promise: '', file: 'a.ts', find: 'x', replace: 'y', caughtBy }
  expect(() => breakSource(made, 'axbxc')).toThrow('2 times')
  expect(() => breakSource(made, 'abc')).toThrow('0 times')
  expect(breakSource(made, 'axb')).toBe('ayb')
})

test('negative controls: each has one marker in the product, and each marker a control', () => {
  expect(markerFaults(controls, listMarkers(repositoryRoot))).toEqual([])
})

const control = (name: string, replacement = 'gone'): Control => ({
  name,
  proof: '',
  promise: '',
  replacement,
  caughtBy: { stage: 'unit', file: '', test: '' },
})

/** The source with the control of its only marker made. */
function broken(source: string, replacement?: string, file = 'a.tsx'): string {
  const [marker] = markersIn(file, source)
  if (!marker) throw new Error('no marker')
  return breakSource(breakOf(control(marker.name, replacement), marker, source), source)
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

test('negative control: what is removed takes its comma along', () => {
  expect(broken('f([\n  a,\n  // control: x\n  b,\n  c,\n])', '')).toBe('f([\n  a,\n  \n  c,\n])')
  expect(broken('// control: x\na()\nb()', '')).toBe('\nb()')
  expect(() => broken('a()\n// control: x\n')).toThrow('has nothing behind the marker "control: x"')
})

test('negative controls: a marker that is missing, there twice or unknown is named', () => {
  const markers = [
    ...markersIn('a.ts', '// control: x\n// control: y\n'),
    ...markersIn('b.ts', '// control: x\n'),
  ]
  expect(markerFaults([control('x'), control('z'), control('z')], markers)).toEqual([
    'two controls are named z',
    'control x has 2 markers, not one: a.ts, b.ts',
    'control z has 0 markers, not one: ',
    'control z has 0 markers, not one: ',
    'a.ts has the marker "control: y", which belongs to no control',
  ])
})
