import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { startVitest } from 'vitest/node'
import { writeTree } from '../test-support/plugin-tree'
import { faultOf, passedBefore, type Verdict, verdictOfPlaywright, verdictOfVitest } from './verdict'

const root = join(import.meta.dirname, '../..')
const none: Verdict = { tests: [], unread: [] }

const control = (test: string, message?: string) => ({ testFile: 'a.test.ts', test, message })

/** Runs Vitest over a file with this text. */
async function verdictOver(text: string, file = 'a.test.ts'): Promise<Verdict> {
  // Called in `beforeAll` too, where no test cleans up.
  const folder = writeTree({ [file]: text }, mkdtempSync(join(tmpdir(), 'latchkey-planted-')))
  try {
    const vitest = await startVitest('test', [], {
      root: folder,
      config: false,
      watch: false,
      globals: true,
      reporters: [{}],
    })
    const verdict = verdictOfVitest(vitest.state.getTestModules())
    await vitest.close()
    return verdict
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const names = ['one: a', 'one: b', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

let green = none
let red = none
beforeAll(async () => {
  green = await verdictOver(names.map((name) => `test('${name}', () => {})`).join('\n'))
  red = await verdictOver(`
    import { fail } from 'node:assert'
    import fc from '${join(root, 'node_modules/fast-check/lib/fast-check.js')}'
    test('one: a', () => expect(1).toBe(2))
    test('one: b', () => {})
    test('two', () => expect(1).toBe(2))
    test('three', () => undefined.of)
    test('four', () => new Promise(() => {}), 20)
    test('five', () => { throw new Error('the wallet was asked twice') })
    test('six', () => fc.assert(fc.property(fc.nat(), () => expect(1).toBe(2))))
    test('seven', () => fc.assert(fc.property(fc.nat(), () => undefined.of)))
    test('eight', () => fail('equal'))
    test('nine', () => expect(Promise.resolve(1)).rejects.toThrow('no'))`)
}, 60_000)

test.each(['two', 'six', 'eight', 'nine'])('control: caught by a failed assertion (%s)', (name) => {
  expect(faultOf(control(name), red, green)).toBeUndefined()
})

test('control: accepted when caught by an error that it names', () => {
  expect(faultOf(control('five', 'asked twice'), red, green)).toBeUndefined()
  expect(faultOf(control('five', 'asked thrice'), red, green)).toContain('another reason')
  expect(faultOf(control('two', 'expected 1 to be 2'), red, green)).toBeUndefined()
  expect(faultOf(control('two', 'expected 3'), red, green)).toContain('another reason')
})

test.each([
  ['one that still passes beside one that fails', 'one:', 'still passes: one: b'],
  ['a crash of the broken code', 'three', 'another reason than the break: three: TypeError: Cannot read'],
  ['a test that ends by its time', 'four', 'another reason than the break: four: Error: Test timed out'],
  ['an error that it does not name', 'five', 'another reason than the break: five: Error: the wallet'],
  ['a crash under drawn values', 'seven', 'another reason than the break: seven: TypeError'],
  ['a test that is not there', 'ten', 'a.test.ts has no test “ten”'],
])('control: refused, %s', (_, name, message) => {
  expect(faultOf(control(name), red, green)).toContain(message)
})

test('control: refused, naming a crash or a timeout', () => {
  expect(faultOf(control('three', 'Cannot read'), red, green)).toContain('another reason')
  expect(faultOf(control('four', 'timed out'), red, green)).toContain('another reason')
})

test('control: refused, a test that also fails without the break', () => {
  expect(faultOf(control('two'), red, red)).toContain('fails without the break as well: two: AssertionError')
  expect(faultOf(control('two'), red, none)).toContain('has no test')
})

test('control: refused, a file that cannot be loaded with the break', async () => {
  const unread = await verdictOver(`throw new Error('cannot be read')`)
  expect(faultOf(control('two'), unread, green)).toBe('not run with the break: two: cannot be read')
  expect(faultOf(control('two'), red, unread)).toContain('cannot be read')
})

test('control: after a passed run, judged without running whole sources again', async () => {
  expect(faultOf(control('two'), red, passedBefore(red))).toBeUndefined()
  expect(faultOf(control('one:'), red, passedBefore(red))).toBe('still passes: one: b')
  const unread = await verdictOver(`throw new Error('cannot be read')`)
  expect(faultOf(control('two'), unread, passedBefore(unread))).toContain('cannot be read')
})

test('control: ignores a test of the same name in another file', async () => {
  const elsewhere = await verdictOver(`test('two', () => expect(1).toBe(2))`, 'b.test.ts')
  expect(faultOf(control('two'), elsewhere, green)).toBe('not run with the break: two')
})

test('control: with Playwright, only a failed expectation counts', () => {
  const spec = (title: string, message?: string) => ({
    title,
    file: 'a.test.ts',
    ok: message === undefined,
    tests: [{ results: [{ errors: message === undefined ? [] : [{ message }] }] }],
  })
  const titles = ['one', 'two', 'three', 'four']
  const sound = { suites: [{ specs: [], suites: [{ specs: titles.map((title) => spec(title)) }] }] }
  const specs = [
    spec('one', 'Error: \u001b[2mexpect(\u001b[22m\u001b[31mreceived\u001b[39m).toBe(expected)'),
    spec('two', 'Test timeout of 60000ms exceeded.'),
    spec('three', 'TimeoutError: locator.click: Timeout 1000ms exceeded.'),
    spec('four', 'Error: three are listed\n\nexpect.poll(received).toBe(expected)'),
  ]
  const before = verdictOfPlaywright(JSON.stringify(sound))
  const after = verdictOfPlaywright(JSON.stringify({ suites: [{ specs }], errors: [] }))
  expect(faultOf(control('one'), after, before)).toBeUndefined()
  expect(faultOf(control('two'), after, before)).toContain('another reason')
  expect(faultOf(control('three'), after, before)).toContain('another reason')
  expect(faultOf(control('four'), after, before)).toBeUndefined()
})
