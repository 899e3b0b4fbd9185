import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const manifest = v.parse(
  v.object({ bin: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync(at('../../package.json'), 'utf8')),
)
const program = at(`../../${manifest.bin['latchkey-conformance']}`)

function run(given: readonly string[], flags: readonly string[] = ['--import', 'tsx']) {
  const args = [...flags, '--conditions=@latchkey/source', program, ...given]
  return spawnSync(process.execPath, args, { cwd: at('../test-support'), encoding: 'utf8' })
}

/** Starting a process can take long while other tests run. */
const longTimeout = { timeout: 60_000 }

test(
  'latchkey-conformance: prints each violated clause with its violation, and exits with 1',
  longTimeout,
  () => {
    const { status, stdout } = run(['./faulty-harness'])
    const lines = stdout.split('\n')
    const failed = lines.flatMap((line, index) => (line.startsWith('FAIL') ? [[line, lines[index + 1]]] : []))
    expect(failed).toEqual([
      [
        expect.stringMatching(/^FAIL {2}listen-accounts: .* \(ConnectorListener\.accountsChanged\)$/),
        '      reports of accounts: 2 instead of 1',
      ],
      [expect.stringMatching(/^FAIL {2}listen-revoked: /), '      reports: 2 instead of 1'],
      [expect.stringMatching(/^FAIL {2}listen-each: /), expect.stringMatching(/or more than one$/)],
    ])
    expect(stdout).toMatch(/\n\d+ of \d+ clauses pass\n$/)
    expect(status).toBe(1)
  },
)

test.each([
  ['no module', [], ['--import', 'tsx'], /^Usage: npx latchkey-conformance /],
  ['a module that is not there', ['./nothing'], ['--import', 'tsx'], /^There is no module \.\/nothing\./],
  ['a module without a harness', ['./fake-http'], ['--import', 'tsx'], /exports no function named harness/],
] as const)(
  'latchkey-conformance: with %s, prints an error message and exits with 1',
  longTimeout,
  (_what, given, flags, sentence) => {
    const { status, stdout, stderr } = run(given, flags)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(sentence)
  },
)
