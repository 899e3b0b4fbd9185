import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandsOf } from './proofs/commands-of'
import { listBreaks } from './proofs/list-breaks'
import { proofTable } from './proofs/proof-table'
import { proofs } from './proofs/proofs'
import { repositoryRoot } from './workspace/run-check'

const breakNames = (await listBreaks(repositoryRoot)).map(({ name }) => name)

test.each(proofs)(
  'proof $name: all it names is there',
  ({ unit = [], endToEnd = [], checks = [], breaks = [] }) => {
    const specs = endToEnd.map((spec) => `examples/playground/e2e/${spec}`)
    const programs = checks.map(([script]) => `scripts/${script}.ts`)
    for (const file of [...unit, ...specs, ...programs])
      expect(existsSync(join(repositoryRoot, file)), file).toBe(true)
    for (const name of breaks) expect(breakNames).toContain(name)
  },
)

test('proofs: every negative control belongs to one', () => {
  const used = proofs.flatMap(({ breaks = [] }) => breaks)
  expect(breakNames.filter((name) => !used.includes(name))).toEqual([])
})

test('proofs: the README has their table', () => {
  const bare = (table: string): string => table.replace(/-+/g, '-').replace(/ *\| */g, '|')
  const readme = readFileSync(join(repositoryRoot, 'README.md'), 'utf8')
  expect(bare(readme)).toContain(bare(proofTable(proofs)))
})

test('proof: builds before what needs a build, and makes its negative controls last', () => {
  const commands = commandsOf({
    name: 'all',
    claim: '',
    how: '',
    unit: ['kernel'],
    endToEnd: ['a.spec.ts'],
    example: 'host-tests',
    checks: [['check-bundles']],
    breaks: ['one'],
  })
  expect(commands.map((command) => command.join(' '))).toEqual([
    'node_modules/vitest/vitest.mjs run kernel',
    '--import tsx scripts/build.ts --examples',
    '--import tsx scripts/check-bundles.ts',
    'node_modules/@playwright/test/cli.js test --config examples/playground/playwright.config.ts a.spec.ts',
    'node_modules/@playwright/test/cli.js test --config examples/host-tests/playwright.config.ts',
    '--import tsx scripts/prove-breaks.ts one',
  ])
})

test('proofs: SECURITY.md names only those there are', () => {
  const security = readFileSync(join(repositoryRoot, 'SECURITY.md'), 'utf8')
  const named = [...security.matchAll(/`npm run prove ([\w-]+)`/g)].map(([, name]) => name)
  const names = proofs.map(({ name }) => name)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !names.includes(name ?? ''))).toEqual([])
})
