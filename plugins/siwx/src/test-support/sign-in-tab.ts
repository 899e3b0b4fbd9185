import { isLatchkeyError } from '@latchkey/kernel'
import type { SignInState } from '../contract'
import { createSignIn } from '../sign-in/create-sign-in'
import { accountOf } from '../sign-in/request-session'
import { isSameAccount } from '../sign-in/session-rules'
import type { Simulation, Tab } from './sign-in-model'

export function openTab(simulation: Simulation): Tab {
  const run = new AbortController()
  let signIn: SignInState = { status: 'disconnected' }
  let { stored, isSignOutOwed } = simulation
  let isRestored = false
  const backend = simulation.backendOf(() => tab)
  const rules = createSignIn({
    clock: simulation.clock,
    signal: run.signal,
    backend,
    origin: 'https://shop.example',
    signOutOnDisconnect: simulation.options.signOutOnDisconnect,
    signOutOnNetworkChange: simulation.options.signOutOnNetworkChange,
    isRequired: () => simulation.options.required,
    target: () => (isRestored ? simulation.target : undefined),
    isRestored: () => isRestored,
    isRemembered: (session) =>
      simulation.locked !== undefined && isSameAccount(session, accountOf(simulation.locked)),
    read: () => ({ signIn, stored, isSignOutOwed }),
    write(patch) {
      // Work that continues after the tab was closed must not write to the state.
      if (run.signal.aborted) return
      if (patch.signIn) signIn = patch.signIn
      if ('stored' in patch) {
        stored = patch.stored
        simulation.stored = patch.stored
      }
      if (patch.isSignOutOwed !== undefined) {
        isSignOutOwed = patch.isSignOutOwed
        simulation.isSignOutOwed = patch.isSignOutOwed
      }
      tab.rules.storedChanged()
    },
    ask: (target, signal) => simulation.ask(tab, target, AbortSignal.any([signal, run.signal])),
    present(isWanted) {
      if (isWanted()) tab.isShown = true
    },
    leave() {
      tab.isShown = false
    },
    async disconnect() {
      simulation.target = undefined
      simulation.followAll()
    },
    unconfirmed: () => undefined,
    failed: () => simulation.faults.push('a session could not be looked up'),
    onSignedIn() {
      tab.isShown = false
    },
    onSignedOut: () => undefined,
    // Failed sign-outs are repeated. At the end the walk checks that the session has ended.
    warn: () => undefined,
  })
  const tab: Tab = {
    rules,
    backend,
    get state() {
      return { signIn, stored, isSignOutOwed }
    },
    isShown: false,
    calls: 0,
    prompts: 0,
    intents: 0,
    outcomes: [],
    follow() {
      isRestored = true
      if (!run.signal.aborted) rules.follow()
    },
    readStorage() {
      const isSame = simulation.stored === stored && simulation.isSignOutOwed === isSignOutOwed
      if (run.signal.aborted || isSame) return
      stored = simulation.stored
      isSignOutOwed = simulation.isSignOutOwed
      rules.storedChanged()
    },
    watch(work) {
      const index = tab.outcomes.push(undefined) - 1
      work.then(
        () => {
          tab.outcomes[index] = 'done'
        },
        (error: unknown) => {
          tab.outcomes[index] = isLatchkeyError(error) ? error.code : String(error)
        },
      )
    },
    close: () => run.abort(),
    isClosed: () => run.signal.aborted,
  }
  return tab
}
