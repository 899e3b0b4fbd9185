import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { modules } from './mutation/scores'
import { controls } from './proofs/controls'
import { controlsOf, promises, proofs } from './proofs/list-proofs'
import { commandsOf, readArguments, uniteProofs } from './run-proof'
import { repositoryRoot } from './workspace/run-check'

const proofOfKernel = {
  name: 'a',
  claim: '',
  how: '',
  unit: ['kernel'],
  endToEnd: ['a.spec.ts'],
  examples: [],
  checks: ['csp'],
  mutated: [],
  planted: false,
  hasParts: false,
}

test.each(proofs)('proof $name: all it names exists', ({ unit, endToEnd, examples, checks, mutated }) => {
  const files = [
    ...unit,
    ...endToEnd.map((spec) => `examples/playground/e2e/${spec}`),
    ...examples.map((example) => `examples/${example}/playwright.config.ts`),
    ...checks.map((line) => (line === 'lint' ? 'biome.json' : `scripts/${line.split(' ')[0]}.ts`)),
  ]
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([])
  expect(mutated.filter((module) => !(module in modules))).toEqual([])
})

test('proofs: every negative control and every mutated module belongs to a proof', () => {
  const names = proofs.map(({ name }) => name)
  expect(controls.filter(({ proof }) => !names.includes(proof))).toEqual([])
  expect([...new Set(proofs.flatMap(({ mutated }) => mutated))].sort()).toEqual(Object.keys(modules).sort())
})

test.each(promises)(
  'promise $ids: its proofs exist, and one of them is made to fail',
  ({ proofs: named }) => {
    const found = named.flatMap((name) => proofs.filter((proof) => proof.name === name))
    expect(found.length).toBe(named.length)
    const failing = found.filter(
      ({ name, mutated, planted }) => planted || mutated.length > 0 || controlsOf(name).length > 0,
    )
    expect(failing).not.toEqual([])
  },
)

test('proof: builds before checks that need a build, and runs its negative controls last', () => {
  const proof = { ...proofOfKernel, examples: ['host-tests'], checks: ['check-bundles'], mutated: ['send'] }
  expect(commandsOf(proof, ['one']).map((command) => command.join(' '))).toEqual([
    'node_modules/vitest/vitest.mjs run kernel',
    '--import tsx scripts/build.ts --examples',
    '--import tsx scripts/check-bundles.ts',
    'node_modules/@playwright/test/cli.js test --config examples/playground/playwright.config.ts a.spec.ts',
    'node_modules/@playwright/test/cli.js test --config examples/host-tests/playwright.config.ts',
    '--import tsx scripts/check-scores.ts send',
    '--import tsx scripts/prove-breaks.ts one',
  ])
})

test('proofs: `all` runs each part once', () => {
  const other = { ...proofOfKernel, name: 'b', unit: ['kernel', 'plugins/modal'], checks: ['lint'] }
  expect(uniteProofs([proofOfKernel, other])).toMatchObject({
    unit: ['kernel', 'plugins/modal'],
    endToEnd: ['a.spec.ts'],
    checks: ['csp', 'lint'],
  })
})

test('arguments: names that are no proof choose parts of the proof before them', () => {
  expect(readArguments(['errors', 'hosts', 'vite-8', 'bun', 'links'])).toEqual([
    ['errors'],
    ['hosts', 'vite-8', 'bun'],
    ['links'],
  ])
  expect(readArguments(['unknown', 'errors'])).toEqual([['unknown'], ['errors']])
  expect(readArguments([])).toEqual([])
})
