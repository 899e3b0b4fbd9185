import type { NetworkId } from '../../contract'
import {
  type Expectation,
  expectAccountReported,
  expectAttempt,
  expectConnected,
  expectForgotten,
  expectNoAccountReported,
  expectNothing,
  expectReconnect,
} from './expectation'
import type { ModelWallet } from './model-wallet'
import { closeTab, configured, openTab, type Simulation, type Tab } from './simulation'
import { IDS, type Id, type Step } from './steps'

/** The expected effects of a step. */
export interface StepEffects {
  /** The connections that may change. All others have to stay the same object. */
  readonly touched: readonly Id[]
  /** The number of prompts that wallets show. */
  readonly prompts: number
  /** The index of the tab that was reloaded. */
  readonly reloaded: number | undefined
  /** The tab whose attempt ends with this step, and the outcome. */
  readonly endedAttempt?: { readonly tab: number; readonly outcome: string }
}

const effects = (touched: readonly Id[], prompts = 0, reloaded?: number): StepEffects => ({
  touched,
  prompts,
  reloaded,
})

/** Performs a step, updates the expectation, and returns the expected effects. */
export async function perform(
  simulation: Simulation,
  expected: Expectation,
  step: Step,
): Promise<StepEffects> {
  switch (step.kind) {
    case 'connect':
      return connect(simulation, expected, step.tab, step.id)
    case 'disconnect':
      return disconnect(simulation, expected, step)
    case 'switch':
      return switchNetwork(simulation, step)
    case 'approve':
    case 'reject':
      return decideRequest(simulation, expected, simulation.wallets[step.id], step.kind === 'approve')
    case 'network':
      return changeWalletNetwork(simulation, expected, simulation.wallets[step.id], step.networkId)
    case 'reload':
      return reload(simulation, expected, step.tab, step.late)
    case 'announce':
    case 'vanish':
      return list(simulation, expected, step.tab, step.id, step.kind === 'announce')
    case 'time':
      return passTime(simulation, expected, step.ms)
    case 'storage':
      simulation.sharedStorage.damage(step.what)
      return effects([])
    default:
      return changeWallet(simulation, expected, step)
  }
}

function tabOf(simulation: Simulation, index: number): Tab {
  const tab = simulation.tabs[index]
  if (!tab) throw new Error(`There is no tab ${index}.`)
  return tab
}

function trackOutcome(simulation: Simulation, work: Promise<unknown>): void {
  simulation.outcomes.push(work.catch((error: unknown) => error))
}

function watchAttempt(work: Promise<unknown>): Tab['attempt'] {
  const attempt = { outcome: 'open' }
  const report = (outcome: string) => (): void => {
    attempt.outcome = outcome
  }
  work.then(report('connected'), (error: unknown) => report(String(Reflect.get(Object(error), 'code')))())
  return attempt
}

function connect(simulation: Simulation, expected: Expectation, index: number, id: Id): StepEffects {
  const tab = tabOf(simulation, index)
  const before = expected.connecting[index]
  const work = tab.session.api.connect(id)
  trackOutcome(simulation, work)
  // A wallet that is not listed cannot be connected, and does not cancel the pending attempt.
  if (!tab.listed.has(id)) return effects([])
  if (before === id) return effects([id])
  const isConnected = expected.connected.has(id) && !expected.behind[index]?.has(id)
  expectAttempt(expected, index, isConnected ? undefined : id)
  tab.openRequest = undefined
  tab.attempt = watchAttempt(work)
  if (isConnected) {
    // Tabs share which connection is active.
    expected.active.fill(undefined)
    expected.active[index] = id
  }
  return effects(before === undefined ? [id] : [id, before], isConnected ? 0 : 1)
}

function decideRequest(
  simulation: Simulation,
  expected: Expectation,
  wallet: ModelWallet,
  yes: boolean,
): StepEffects {
  const { id, behaviour } = wallet
  const openRequest = wallet.openRequests.shift()
  if (!openRequest) return effects([])
  const tab = tabOf(simulation, openRequest.tab)
  const isCurrent = tab.openRequest === openRequest && expected.connecting[openRequest.tab] === id
  if (isCurrent) tab.openRequest = undefined
  if (!yes) {
    openRequest.answer.reject({ code: 4001 })
    if (!isCurrent) return effects([])
    expectAttempt(expected, openRequest.tab, undefined)
    return { ...effects([id]), endedAttempt: { tab: openRequest.tab, outcome: 'USER_REJECTED' } }
  }
  const preferredId = tab.session.state().preferredNetworkIds['eip155']
  const isMoved =
    isCurrent &&
    preferredId !== undefined &&
    preferredId !== wallet.networkId &&
    configured.includes(preferredId)
  const emits = !wallet.reportsAccount
  wallet.allowed = true
  wallet.locked = false
  const resolve = (): void => openRequest.answer.resolve(wallet.answer())
  if (!behaviour.emitsFirst) resolve()
  if (emits) wallet.emitAccounts()
  if (behaviour.emitsFirst) resolve()
  if (emits) expectAccountReported(simulation, expected, wallet)
  if (!isCurrent) return effects([id])
  expected.connecting[openRequest.tab] = undefined
  expected.undecided.delete(id)
  expectConnected(expected, wallet)
  expected.active.fill(undefined)
  expected.active[openRequest.tab] = id
  // After the user has connected a wallet, a wallet that is no longer stored does not reconnect.
  for (const waiting of [...expected.mayReconnect.keys()].filter((one) => !expected.remembered.has(one)))
    if (simulation.tabs.length > 1) expected.mayReconnect.set(waiting, 'perhaps')
    else expected.mayReconnect.delete(waiting)
  // After connecting, the wallet is asked to switch to the network that was chosen before.
  return { ...effects([id], isMoved ? 1 : 0), endedAttempt: { tab: openRequest.tab, outcome: 'connected' } }
}

function disconnect(
  simulation: Simulation,
  expected: Expectation,
  { tab: index, id, times }: Extract<Step, { kind: 'disconnect' }>,
): StepEffects {
  const { session } = tabOf(simulation, index)
  const shown = session.state().connections
  const isMine = (one: Id): boolean =>
    shown[one] !== undefined ||
    expected.connecting[index] === one ||
    expected.mayReconnect.get(one) !== undefined
  const touched = id === undefined ? IDS.filter(isMine) : [id]
  for (const one of touched) {
    if (shown[one] === undefined && id === undefined && simulation.tabs.length > 1)
      expected.undecided.add(one)
    if (expected.connecting[index] === one) expected.connecting[index] = undefined
    expectForgotten(expected, one, simulation.tabs.length)
  }
  // `disconnect()` also ends waiting for wallets that the state does not show.
  if (id === undefined)
    for (const one of expected.awaited.keys()) expectForgotten(expected, one, simulation.tabs.length)
  for (let time = 0; time < times; time += 1) trackOutcome(simulation, session.api.disconnect(id))
  return effects(id === undefined ? IDS : touched)
}

function changeWalletNetwork(
  simulation: Simulation,
  expected: Expectation,
  wallet: ModelWallet,
  networkId: NetworkId,
): StepEffects {
  wallet.networkId = networkId
  wallet.emitNetwork()
  // A wallet that reports its whole session reports its account too.
  if (wallet.behaviour.reportsSession && wallet.reportsAccount)
    expectAccountReported(simulation, expected, wallet)
  return effects([wallet.id])
}

function switchNetwork(
  simulation: Simulation,
  { tab: index, networkId, wallet: manner }: Extract<Step, { kind: 'switch' }>,
): StepEffects {
  const { session } = tabOf(simulation, index)
  const active = session.api.active()
  const asked = IDS.filter((id) => id === active?.connectionId && active.networkId !== networkId)
  for (const id of asked) simulation.wallets[id].whenSwitching = manner
  trackOutcome(simulation, session.api.switchNetwork(networkId))
  return configured.includes(networkId) ? effects(asked, asked.length) : effects([])
}

function changeWallet(
  simulation: Simulation,
  expected: Expectation,
  step: Extract<Step, { kind: 'lock' | 'unlock' | 'allow' | 'revoke' | 'repeat' | 'account' }>,
): StepEffects {
  const wallet = simulation.wallets[step.id]
  const before = JSON.stringify([wallet.reportsAccount, wallet.account])
  if (step.kind === 'lock') wallet.locked = true
  if (step.kind === 'unlock') wallet.locked = false
  if (step.kind === 'allow') wallet.allowed = true
  if (step.kind === 'revoke') wallet.allowed = false
  if (step.kind === 'account') wallet.account = step.account
  if (step.kind === 'repeat') wallet.emitNetwork()
  if (step.kind !== 'repeat' && before === JSON.stringify([wallet.reportsAccount, wallet.account]))
    return effects([])
  if (step.kind === 'account' && !wallet.reportsAccount) return effects([])
  wallet.emitAccounts()
  if (wallet.reportsAccount) expectAccountReported(simulation, expected, wallet)
  else expectNoAccountReported(simulation, expected, wallet)
  // Reporting the same values again changes nothing.
  return effects(step.kind === 'repeat' && expected.connected.has(step.id) ? [] : [step.id])
}

async function reload(
  simulation: Simulation,
  expected: Expectation,
  index: number,
  late: readonly Id[],
): Promise<StepEffects> {
  await closeTab(simulation, index)
  const kept = readRemembered(simulation.sharedStorage.text())
  await openTab(simulation, index, late)
  expected.connecting[index] = undefined
  expected.behind[index]?.clear()
  expected.active.fill(undefined)
  if (simulation.tabs.length > 1) {
    for (const id of IDS)
      if (expected.mayReconnect.has(id) && !expected.remembered.has(id))
        expected.mayReconnect.set(id, 'perhaps')
    return effects([], 0, index)
  }
  Object.assign(expected, expectNothing(1))
  for (const id of kept) expected.remembered.add(id)
  for (const id of kept) expectReconnect(simulation, expected, simulation.wallets[id], true)
  expected.active.fill(undefined)
  return effects(IDS, 0, index)
}

/** The ids of the stored connections. */
export function readRemembered(text: string | undefined): readonly Id[] {
  const stored: unknown = JSON.parse(text ?? 'null')
  const remembered: unknown = Reflect.get(Object(Reflect.get(Object(stored), 'state')), 'remembered')
  const entries: readonly unknown[] = Array.isArray(remembered) ? remembered : []
  const ids = entries.map((entry) => Reflect.get(Object(entry), 'connectorId'))
  return IDS.filter((id) => ids.includes(id))
}

function list(
  simulation: Simulation,
  expected: Expectation,
  index: number,
  id: Id,
  appears: boolean,
): StepEffects {
  const { session, listed, connectors } = tabOf(simulation, index)
  if (listed.has(id) === appears) return effects([])
  if (!appears) {
    listed.delete(id)
    session.remove(id)
    return effects([])
  }
  listed.add(id)
  session.announce(connectors[id])
  if (expected.awaited.has(id) || expected.mayReconnect.get(id) === 'appearing')
    expectReconnect(simulation, expected, simulation.wallets[id], true)
  return effects([id])
}

async function passTime(simulation: Simulation, expected: Expectation, ms: number): Promise<StepEffects> {
  const over: Id[] = []
  for (const { session } of simulation.tabs) {
    await session.clock.advance(ms)
    for (const [id, { untilMs }] of expected.awaited)
      if (untilMs <= session.clock.now()) {
        expected.awaited.delete(id)
        expected.remembered.delete(id)
        expected.mayReconnect.set(id, 'appearing')
        over.push(id)
      }
  }
  return effects(over)
}
