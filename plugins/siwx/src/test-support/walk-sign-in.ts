import { AssertionError } from 'node:assert'
import { accountOf } from '../sign-in/request-session'
import { isCurrent, isSameAccount } from '../sign-in/session-rules'
import type { Simulation, SimulationOptions } from './sign-in-model'
import { createSimulation } from './sign-in-simulation'
import { perform, type Step } from './sign-in-steps'

/** Longest pause before a failed sign-out is repeated. */
const LONGEST_PAUSE_MS = 300_000

/** Performs the steps with a new wallet, server and tabs. Rejects with an `AssertionError` for the first broken rule. */
export async function walkSignIn(given: SimulationOptions, walked: readonly Step[]): Promise<void> {
  const simulation = createSimulation(given)
  simulation.followAll()
  let isSlow = false
  for (const step of walked) {
    const before = simulation.tabs.map(({ calls }) => calls)
    const wasSlow = isSlow
    if (step.kind === 'slow-server') isSlow = true
    if (step.kind === 'server-responds') isSlow = false
    await perform(simulation, step)
    await simulation.settle()
    const isTried = simulation.isSignOutOwed && !simulation.refusesSignOuts && !isSlow
    if (isTried) await simulation.clock.advance(LONGEST_PAUSE_MS)
    check(simulation, isSlow)
    simulation.tabs.forEach(({ calls }, index) => {
      const isFresh = step.kind === 'reload' && step.tab === index
      const isMany = wasSlow || isSlow || simulation.refusesSignOuts || isTried
      const most = isMany ? Number.POSITIVE_INFINITY : 2
      claim(calls - (isFresh ? 0 : (before[index] ?? 0)) <= most, 'more than two calls of the backend')
    })
  }
  // Delayed responses arrive now, so that every promise settles.
  simulation.hold(false)
  simulation.refusesSignOuts = false
  await simulation.clock.advance(LONGEST_PAUSE_MS)
  simulation.target = undefined
  simulation.followAll()
  await simulation.settle()
  // No sign-out is repeated during a sign-in, so a failed one may take the longest pause afterwards.
  await simulation.clock.advance(LONGEST_PAUSE_MS)
  check(simulation, false)
  for (const tab of simulation.tabs) {
    claim(!tab.outcomes.includes(undefined), 'a promise of the user never settles')
    tab.close()
  }
}

/** An assertion that is faster than `expect`, because 10,000 walks make a million checks. */
function claim(holds: boolean, message: string): void {
  if (!holds) throw new AssertionError({ message })
}

/** Checks the rules that hold after every step, when all work waits for the user, the wallet or a slow server. */
function check(simulation: Simulation, isSlow: boolean): void {
  claim(simulation.faults.length === 0, simulation.faults[0] ?? '')
  const { target, clock, onServer } = simulation
  for (const tab of simulation.tabs) {
    const { signIn } = tab.state
    claim(tab.prompts <= tab.intents, 'more signatures were requested than the user wanted')
    claim(
      (signIn.status === 'disconnected') === (target === undefined),
      `the status ${signIn.status} does not match the wallet`,
    )
    if (!target) continue
    if (signIn.status === 'signed-in') {
      claim(isSameAccount(signIn.session, accountOf(target)), 'a session of another account')
      claim(isCurrent(signIn.session, clock.now()), 'a session that has expired')
    } else if (signIn.status !== 'disconnected')
      claim(isSameAccount(signIn, accountOf(target)), 'the state names another account')
    if (isSlow) continue
    claim(signIn.status !== 'checking', 'the look-up of a session never ends')
    const mustBeShown = simulation.options.required && signIn.status === 'signed-out'
    claim(!mustBeShown || tab.isShown, 'the user has to sign in, but the screen is not shown')
    claim(signIn.status !== 'signed-in' || !simulation.isSignOutOwed, 'a session is used after its sign-out')
    if (signIn.status === 'signed-in')
      claim(onServer !== undefined, 'a session is used that the server does not have')
  }
  const isSigning = simulation.tabs.some(({ state }) => state.signIn.status === 'signing')
  // A failed sign-out is not repeated while a user signs in.
  const isOwed = simulation.isSignOutOwed && (simulation.refusesSignOuts || isSigning)
  if (isSlow || !onServer || isOwed) return
  if (target) claim(isSameAccount(onServer, accountOf(target)), 'the server has a session of another account')
  else if (simulation.options.signOutOnDisconnect)
    claim(simulation.locked !== undefined, 'the server has a session after the wallet was disconnected')
}
