import fc from 'fast-check'
import { vi } from 'vitest'
import { flushTasks } from '../start-session'
import { assertInvariant } from './assert-invariant'
import { expectNothing } from './expectation'
import { checkInvariants, takeSnapshot } from './invariants'
import { perform } from './perform'
import type { Walk } from './steps'
import { closeTab, openWorld } from './world'

/** The seed of the random walks. To repeat them: `LATCHKEY_SEED=123 npx vitest run plugins/session/src/model`. */
export const seed: number = Number(process.env['LATCHKEY_SEED'] ?? Date.now() % 2 ** 31)

export async function walkAll(
  walksOf: fc.Arbitrary<Walk>,
  { tabs, walks }: { readonly tabs: number; readonly walks: number },
): Promise<void> {
  await loadCode(tabs)
  const property = fc.asyncProperty(walksOf, (steps) => walk(steps, tabs))
  await fc.assert(property, { numRuns: walks, seed })
}

/** Loads all code before the walks, because a step does not wait for dynamic imports. */
async function loadCode(tabs: number): Promise<void> {
  const world = await openWorld(tabs)
  for (const { session } of world.tabs) await session.api.metadata()
  await vi.dynamicImportSettled()
  for (const index of world.tabs.keys()) await closeTab(world, index)
}

/** Performs one walk, and checks the invariants after each step. */
export async function walk(steps: Walk, tabs: number): Promise<void> {
  const world = await openWorld(tabs)
  const expected = expectNothing(tabs)
  for (const step of steps) {
    const before = takeSnapshot(world)
    const effects = await perform(world, expected, step)
    await flushTasks()
    // Two tabs need more ticks: they use the storage alternately, and their wallets respond later.
    for (let round = 0; tabs > 1 && round < 3; round += 1) await flushTasks()
    world.tabs.forEach((tab, index) => {
      const id = expected.connecting[index]
      // The open request of the newest attempt.
      if (id !== undefined && step.kind === 'connect' && step.tab === index && step.id === id)
        tab.openRequest ??= world.wallets[id].openRequests.filter((one) => one.tab === index).at(-1)
    })
    checkInvariants(world, expected, before, effects)
  }
  // After `disconnect`, every promise that was returned to the page has to be settled.
  for (const { session } of world.tabs)
    world.outcomes.push(session.api.disconnect().catch((error: unknown) => error))
  await flushTasks()
  for (const { session } of world.tabs) await session.clock.advance(10_000)
  const open = Symbol('open')
  for (const outcome of world.outcomes)
    assertInvariant(
      (await Promise.race([outcome, Promise.resolve(open)])) !== open,
      'a promise is still pending',
    )
  for (const index of world.tabs.keys()) await closeTab(world, index)
}
