import { expect, test } from 'vitest'
import type { BundleScenario } from './bundles/measure'
import { judge } from './bundles/measure'
import { measureAdded, measureScenario } from './check-bundles'
import { writeTree } from './test-support/plugin-tree'

/** Text that cannot be compressed. */
function noise(length: number): string {
  let text = ''
  for (let step = 1; text.length < length; step += 1) text += ((step * 2654435761) % 4294967296).toString(36)
  return text.slice(0, length)
}

const json = (name: string) =>
  JSON.stringify({ name, version: '1.0.0', type: 'module', sideEffects: false, main: './index.js' })

function fixture(): string {
  return writeTree({
    'node_modules/@latchkey/tips/package.json': json('@latchkey/tips'),
    'node_modules/@latchkey/tips/index.js':
      "import { label } from './label.js'\nimport { heavy } from 'heavy'\nimport { peer } from 'peer'\n" +
      "export const tips = () => [label, peer, import('./view.js')]\nexport const rich = () => heavy\n",
    'node_modules/@latchkey/tips/label.js': `export const label = '${noise(400)}'\n`,
    'node_modules/@latchkey/tips/view.js': `export const view = '${noise(4000)}'\n`,
    'node_modules/@latchkey/tips/tips-page.js':
      "export { label } from './label.js'\nexport const load = () => import('heavy')\n",
    'node_modules/heavy/package.json': json('heavy'),
    'node_modules/heavy/index.js': `export const heavy = '${noise(3000)}'\n`,
    'node_modules/peer/package.json': json('peer'),
    'node_modules/peer/index.js': `export const peer = '${noise(3000)}'\n`,
  })
}

const scenario: BundleScenario = {
  name: 'tips',
  entry: "export { tips } from '@latchkey/tips'",
  eager: 800,
  lazy: 4000,
  absent: ['heavy'],
  include: [],
  measure: 'gzip',
  added: { eager: 1000, lazy: 4000, without: [] },
}

test.each(['esbuild', 'vite'])(
  'bundles: %s counts eager and lazy apart and leaves peers out',
  { timeout: 30_000 },
  async (bundler) => {
    const { eager, lazy } = await measureScenario(fixture(), bundler, scenario, ['peer'])
    expect(eager.packages).toEqual(['@latchkey/tips', 'peer'])
    expect(eager.bytes).toBeGreaterThan(200)
    expect(lazy.bytes).toBeGreaterThan(2000)
    expect(judge(scenario, { eager, lazy })).toEqual([])
  },
)

test.each(['esbuild', 'vite'])(
  'bundles: %s catches a planted excess and a forbidden module',
  { timeout: 30_000 },
  async (bundler) => {
    const rich = { ...scenario, entry: "export { tips, rich } from '@latchkey/tips'", lazy: 1000 }
    const [eager, lazy, absent, ...rest] = judge(
      rich,
      await measureScenario(fixture(), bundler, rich, ['peer']),
    )
    expect(eager).toMatch(/^eager is \d+ B gzip, \d+ B over its limit\n +[\d,]+ {2}heavy\/index\.js/)
    expect(lazy).toMatch(/^lazy is \d+ B gzip, \d+ B over its limit\n +[\d,]+ {2}@latchkey\/tips\/view\.js/)
    expect(absent).toBe('heavy is in the eager part, where "heavy" must be absent')
    expect(rest).toEqual([])
  },
)

test('bundles: a peer that is not bundled counts as present', { timeout: 30_000 }, async () => {
  const strict = { ...scenario, absent: ['peer'] }
  expect(judge(strict, await measureScenario(fixture(), 'esbuild', strict, ['peer']))).toEqual([
    'peer is in the eager part, where "peer" must be absent',
  ])
})

test('bundles: a feature does not add what the page already has, and a planted excess is reported', {
  timeout: 60_000,
}, async () => {
  const folder = fixture()
  const page = { ...scenario, entry: "export { label, load } from '@latchkey/tips/tips-page.js'" }
  const alone = await measureScenario(folder, 'vite', page, ['peer'])
  const addedBy = (feature: BundleScenario) => measureAdded(folder, page, feature, ['peer'], alone)
  const added = await addedBy(scenario)
  expect(added.eager.bytes).toBeLessThan(200)
  expect(added.lazy.bytes).toBeGreaterThan(2000)
  expect(judge(scenario, added)).toEqual([])
  const [excess, ...rest] = judge({ ...scenario, lazy: 1000 }, added)
  expect(excess).toMatch(/^lazy is \d+ B gzip, \d+ B over its limit\n +[\d,]+ {2}@latchkey\/tips\/view\.js$/)
  expect(rest).toEqual([])
})
