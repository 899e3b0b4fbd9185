import fc from 'fast-check'
import { vi } from 'vitest'
import { flushTasks } from '../start-session'
import { claim } from './claim'
import { expectNothing } from './expectation'
import { check, lookBefore } from './invariants'
import { perform } from './perform'
import type { Walk } from './steps'
import { closeTab, openWorld } from './world'

/** Set it to repeat the same walks: `LATCHKEY_SEED=123 npx vitest run plugins/session/src/model`. */
export const seed: number = Number(process.env['LATCHKEY_SEED'] ?? Date.now() % 2 ** 31)

export async function walkAll(
  walksOf: fc.Arbitrary<Walk>,
  { tabs, walks }: { readonly tabs: number; readonly walks: number },
): Promise<void> {
  await loadCode(tabs)
  const property = fc.asyncProperty(walksOf, (steps) => walk(steps, tabs))
  await fc.assert(property, { numRuns: walks, seed })
}

/** A step waits for promises, not for code that is loaded for the first time. */
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
    const before = lookBefore(world)
    const reach = await perform(world, expected, step)
    await flushTasks()
    // Two tabs use the storage alternately, and their wallet responds late.
    for (let round = 0; tabs > 1 && round < 3; round += 1) await flushTasks()
    world.tabs.forEach((tab, index) => {
      const id = expected.wanted[index]
      // The request of the newest attempt.
      if (id !== undefined && step.kind === 'connect' && step.tab === index && step.id === id)
        tab.question ??= world.wallets[id].openRequests.filter((one) => one.tab === index).at(-1)
    })
    check(world, expected, before, reach)
  }
  // No caller is left waiting: every open request is rejected.
  for (const { session } of world.tabs)
    world.outcomes.push(session.api.disconnect().catch((error: unknown) => error))
  await flushTasks()
  for (const { session } of world.tabs) await session.clock.advance(10_000)
  const open = Symbol('open')
  for (const outcome of world.outcomes)
    claim((await Promise.race([outcome, Promise.resolve(open)])) !== open, 'a promise is left open')
  for (const index of world.tabs.keys()) await closeTab(world, index)
}
