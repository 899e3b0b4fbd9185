import fc from 'fast-check'
import { vi } from 'vitest'
import { flushTasks } from '../start-session'
import { assertInvariant } from './assert-invariant'
import { expectNothing } from './expectation'
import { checkInvariants, takeSnapshot } from './invariants'
import { perform } from './perform'
import { closeTab, createSimulation } from './simulation'
import type { Walk } from './steps'

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
  const simulation = await createSimulation(tabs)
  for (const { session } of simulation.tabs) await session.api.metadata()
  await vi.dynamicImportSettled()
  for (const index of simulation.tabs.keys()) await closeTab(simulation, index)
}

/** Performs one walk, and checks the invariants after each step. */
export async function walk(steps: Walk, tabs: number): Promise<void> {
  const simulation = await createSimulation(tabs)
  const expected = expectNothing(tabs)
  for (const step of steps) {
    const before = takeSnapshot(simulation)
    const effects = await perform(simulation, expected, step)
    await flushTasks()
    // Two tabs need more ticks: they use the storage alternately, and their wallets respond later.
    for (let round = 0; tabs > 1 && round < 3; round += 1) await flushTasks()
    simulation.tabs.forEach((tab, index) => {
      const id = expected.connecting[index]
      // The open request of the newest attempt.
      if (id !== undefined && step.kind === 'connect' && step.tab === index && step.id === id)
        tab.openRequest ??= simulation.wallets[id].openRequests.filter((one) => one.tab === index).at(-1)
    })
    checkInvariants(simulation, expected, before, effects)
  }
  // After `disconnect`, every promise that was returned to the page has to be settled.
  for (const { session } of simulation.tabs)
    simulation.outcomes.push(session.api.disconnect().catch((error: unknown) => error))
  await flushTasks()
  for (const { session } of simulation.tabs) await session.clock.advance(10_000)
  const open = Symbol('open')
  for (const outcome of simulation.outcomes)
    assertInvariant(
      (await Promise.race([outcome, Promise.resolve(open)])) !== open,
      'a promise is still pending',
    )
  for (const index of simulation.tabs.keys()) await closeTab(simulation, index)
}
