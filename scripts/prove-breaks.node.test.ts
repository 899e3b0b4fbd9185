import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { breakOf, controls, isEndToEnd, listBreaks, sampleOf } from './proofs/controls'
import { filesBelow } from './workspace/files'
import { repositoryRoot } from './workspace/run-check'

test('negative controls: exist, each under a name of its own', () => {
  expect(controls.length).toBeGreaterThan(0)
  expect(new Set(controls.map(({ name }) => name)).size).toBe(controls.length)
})

test('negative controls: each breaks what is there', () => {
  const unchanged = listBreaks(repositoryRoot).filter(
    ({ made }) => readFileSync(join(repositoryRoot, made.file), 'utf8') === made.source,
  )
  expect(unchanged.map(({ name }) => name)).toEqual([])
})

test.each(controls)('negative control $name: names a test that is there', (control) => {
  const folder = isEndToEnd(control) ? 'examples/playground/e2e' : ''
  const file = join(repositoryRoot, folder, control.testFile)
  const cases = join(dirname(file), 'test-support')
  const others = existsSync(cases) ? filesBelow(cases) : []
  const tests = [file, ...others.map((one) => join(cases, one))]
    .map((one) => readFileSync(one, 'utf8'))
    .join('\n')
  // Searches for single words, because titles may have placeholders.
  const words = control.test.match(/\p{L}{4,}/gu) ?? []
  expect(words.filter((word) => !tests.includes(word))).toEqual([])
})

test('negative controls: the sample has one per folder of tests, and none that needs a build', () => {
  const rest = { proof: 'p', file: 'a.ts', find: 'a()', replace: '', test: 't' }
  const all = [
    { name: 'one', testFile: 'a/a.test.ts', ...rest },
    { name: 'two', testFile: 'a/b.test.ts', ...rest },
    { name: 'three', testFile: 'b/b.test.ts', ...rest },
    { name: 'four', testFile: 'c.spec.ts', ...rest },
  ]
  expect(sampleOf(all).map(({ name }) => name)).toEqual(['one', 'three'])
})

const part = (context: string, selector: string) => ({ context, selector })

/** The source with the control in it. */
function broken(
  source: string,
  find: Parameters<typeof breakOf>[0]['find'],
  replace = 'gone',
  place = {},
): string {
  return breakOf({ name: 'x', file: 'a.tsx', find, replace, ...place }, source).source
}

test.each([
  ['a statement', 'a()\nif (b) {\n  c()\n}\nd()', 'if (b) { $$$ }', 'a()\ngone\nd()'],
  [
    'a property',
    'f({\n  a,\n  b: { c },\n  d,\n})',
    part('({ b: $V })', 'pair'),
    'f({\n  a,\n  gone,\n  d,\n})',
  ],
  ['an operand', 'const a =\n  b &&\n  c.d(e)', 'c.d(e)', 'const a =\n  b &&\n  gone'],
  ['a declaration', 'const a: B = c.d(e)\nf()', 'const a: $T = $V', 'gone\nf()'],
  ['an attribute', 'f(<p\n  a={b}\n  c />)', part('<p a={b} />', 'jsx_attribute'), 'f(<p\n  gone\n  c />)'],
])('negative control: a pattern finds %s', (_what, source, find, expected) => {
  expect(broken(source, find)).toBe(expected)
})

test('negative control: of several nodes, the one within a declaration or after a statement', () => {
  const source = 'function a() {\n  return c()\n}\nconst b = () => {\n  c()\n  if (e) d()\n  c()\n}'
  expect(broken(source, 'c()', 'gone', { in: 'a' })).toBe(source.replace('return c()', 'return gone'))
  expect(broken(source, 'c()', 'gone', { after: 'if (e) d()' })).toBe(
    source.replace('d()\n  c()', 'd()\n  gone'),
  )
})

test('negative control: removing a node also removes its comma', () => {
  expect(broken('f([\n  a(),\n  b(),\n  c,\n])', 'b()', '')).toBe('f([\n  a(),\n  \n  c,\n])')
  expect(broken('a()\nb()', 'a()', '')).toBe('\nb()')
})

test('negative control: refused if its pattern does not match exactly one node', () => {
  expect(() => broken('a()\na()', 'a()')).toThrow('a.tsx has 2 places for the control x, not one')
  expect(() => broken('a()', 'b()')).toThrow('a.tsx has 0 places for the control x, not one')
})
