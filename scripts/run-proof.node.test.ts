import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listBreaks } from './proofs/controls'
import { commandsOf, controlsOf, proofs, readProofs, uniteProofs } from './run-proof'
import { repositoryRoot } from './workspace/run-check'

const proofOfKernel = {
  name: 'a',
  claim: '',
  unit: ['kernel'],
  endToEnd: ['a.spec.ts'],
  examples: [],
  checks: ['csp'],
}
const controlNames = listBreaks(repositoryRoot).map(({ name }) => name)

test.each(proofs)('proof $name: all it names exists', ({ name, unit, endToEnd, examples, checks }) => {
  const files = [
    ...unit,
    ...endToEnd.map((spec) => `examples/playground/e2e/${spec}`),
    ...examples.map((example) => `examples/${example}/playwright.config.ts`),
    ...checks.map((line) => (line === 'lint' ? 'biome.json' : `scripts/${line.split(' ')[0]}.ts`)),
  ]
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([])
  expect(controlNames).toEqual(expect.arrayContaining([...controlsOf(name)]))
})

test('proofs: every negative control belongs to a proof', () => {
  const used = proofs.flatMap(({ name }) => controlsOf(name))
  expect(controlNames.filter((name) => !used.includes(name))).toEqual([])
})

test('proof: is parsed from the document', () => {
  const [proof] = readProofs(
    '# Title\n\n## all\n\nIt works.\n\nHow: it is run.\n\n- unit: `kernel`, `plugins/modal`\n- checks: `check-shape --all`\n',
  )
  expect(proof).toEqual({
    name: 'all',
    claim: 'It works.',
    unit: ['kernel', 'plugins/modal'],
    endToEnd: [],
    examples: [],
    checks: ['check-shape --all'],
  })
  expect(() => readProofs('## all\n\nIt works.\n')).toThrow('"all" is no proof')
})

test('proof: builds before checks that need a build, and runs its negative controls last', () => {
  const proof = { ...proofOfKernel, examples: ['host-tests'], checks: ['check-bundles'] }
  expect(commandsOf(proof, ['one']).map((command) => command.join(' '))).toEqual([
    'node_modules/vitest/vitest.mjs run kernel',
    '--import tsx scripts/build.ts --examples',
    '--import tsx scripts/check-bundles.ts',
    'node_modules/@playwright/test/cli.js test --config examples/playground/playwright.config.ts a.spec.ts',
    'node_modules/@playwright/test/cli.js test --config examples/host-tests/playwright.config.ts',
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

test('proofs: SECURITY.md names only existing ones', () => {
  const security = readFileSync(join(repositoryRoot, 'SECURITY.md'), 'utf8')
  const named = [...security.matchAll(/`npm run prove ([\w-]+)`/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !proofs.some((proof) => proof.name === name))).toEqual([])
})
