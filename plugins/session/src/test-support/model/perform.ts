import type { NetworkId } from '../../contract'
import {
  connects,
  type Expectation,
  expectNothing,
  forgets,
  namesAccount,
  namesNobody,
  triesAgain,
  wants,
} from './expectation'
import type { ModelWallet } from './model-wallet'
import { IDS, type Id, type Step } from './steps'
import { closeTab, configured, openTab, type Tab, type World } from './world'

/** What a step may change. Everything else must stay the same object. */
export interface Reach {
  readonly named: readonly Id[]
  /** How many requests wallets may show because of it. */
  readonly prompts: number
  /** A page that was reloaded. */
  readonly reloaded: number | undefined
  /** The attempt of a tab that ends with this step, and how. */
  readonly answered?: { readonly tab: number; readonly outcome: string }
}

const reach = (named: readonly Id[], prompts = 0, reloaded?: number): Reach => ({ named, prompts, reloaded })

/** Performs a step and returns what is expected of it. */
export async function perform(world: World, expected: Expectation, step: Step): Promise<Reach> {
  switch (step.kind) {
    case 'connect':
      return connect(world, expected, step.tab, step.id)
    case 'disconnect':
      return disconnect(world, expected, step)
    case 'switch':
      return switchNetwork(world, step)
    case 'approve':
    case 'reject':
      return answer(world, expected, world.wallets[step.id], step.kind === 'approve')
    case 'network':
      return moves(world, expected, world.wallets[step.id], step.networkId)
    case 'reload':
      return reload(world, expected, step.tab, step.late)
    case 'announce':
    case 'vanish':
      return list(world, expected, step.tab, step.id, step.kind === 'announce')
    case 'time':
      return passTime(world, expected, step.ms)
    case 'storage':
      world.disk.harm(step.what)
      return reach([])
    default:
      return changeWallet(world, expected, step)
  }
}

function tabOf(world: World, index: number): Tab {
  const tab = world.tabs[index]
  if (!tab) throw new Error(`There is no tab ${index}.`)
  return tab
}

function begin(world: World, work: Promise<unknown>): void {
  world.outcomes.push(work.catch((error: unknown) => error))
}

function watchAttempt(work: Promise<unknown>): Tab['attempt'] {
  const attempt = { outcome: 'open' }
  const report = (outcome: string) => (): void => {
    attempt.outcome = outcome
  }
  work.then(report('connected'), (error: unknown) => report(String(Reflect.get(Object(error), 'code')))())
  return attempt
}

function connect(world: World, expected: Expectation, index: number, id: Id): Reach {
  const tab = tabOf(world, index)
  const before = expected.wanted[index]
  const work = tab.session.api.connect(id)
  begin(world, work)
  // A wallet that is not listed cannot be connected, and does not end the pending attempt.
  if (!tab.listed.has(id)) return reach([])
  if (before === id) return reach([id])
  const isConnected = expected.connected.has(id) && !expected.behind[index]?.has(id)
  wants(expected, index, isConnected ? undefined : id)
  tab.question = undefined
  tab.attempt = watchAttempt(work)
  if (isConnected) {
    // Tabs share what is active.
    expected.active.fill(undefined)
    expected.active[index] = id
  }
  return reach(before === undefined ? [id] : [id, before], isConnected ? 0 : 1)
}

function answer(world: World, expected: Expectation, wallet: ModelWallet, yes: boolean): Reach {
  const { id, manners } = wallet
  const question = wallet.openRequests.shift()
  if (!question) return reach([])
  const tab = tabOf(world, question.tab)
  const counts = tab.question === question && expected.wanted[question.tab] === id
  if (counts) tab.question = undefined
  if (!yes) {
    question.answer.reject({ code: 4001 })
    if (!counts) return reach([])
    wants(expected, question.tab, undefined)
    return { ...reach([id]), answered: { tab: question.tab, outcome: 'USER_REJECTED' } }
  }
  const preferredId = tab.session.state().preferredNetworkIds['eip155']
  const isMoved =
    counts &&
    preferredId !== undefined &&
    preferredId !== wallet.networkId &&
    configured.includes(preferredId)
  const emits = !wallet.names
  wallet.allowed = true
  wallet.locked = false
  const resolve = (): void => question.answer.resolve(wallet.answer())
  if (!manners.emitsFirst) resolve()
  if (emits) wallet.emitAccounts()
  if (manners.emitsFirst) resolve()
  if (emits) namesAccount(world, expected, wallet)
  if (!counts) return reach([id])
  expected.wanted[question.tab] = undefined
  expected.open.delete(id)
  connects(expected, id)
  expected.active.fill(undefined)
  expected.active[question.tab] = id
  // After connecting a wallet, a forgotten one does not reconnect beside it.
  for (const watched of [...expected.watched.keys()].filter((one) => !expected.remembered.has(one)))
    if (world.tabs.length > 1) expected.watched.set(watched, 'perhaps')
    else expected.watched.delete(watched)
  // The wallet is asked at once for the network chosen before.
  return { ...reach([id], isMoved ? 1 : 0), answered: { tab: question.tab, outcome: 'connected' } }
}

function disconnect(
  world: World,
  expected: Expectation,
  { tab: index, id, times }: Extract<Step, { kind: 'disconnect' }>,
): Reach {
  const { session } = tabOf(world, index)
  const shown = session.state().connections
  const isMine = (one: Id): boolean =>
    shown[one] !== undefined || expected.wanted[index] === one || expected.watched.get(one) !== undefined
  const named = id === undefined ? IDS.filter(isMine) : [id]
  for (const one of named) {
    if (shown[one] === undefined && id === undefined && world.tabs.length > 1) expected.open.add(one)
    if (expected.wanted[index] === one) expected.wanted[index] = undefined
    forgets(expected, one, world.tabs.length)
  }
  // Waited for silently, so not shown: `disconnect()` ends that too.
  if (id === undefined) for (const one of expected.awaited.keys()) forgets(expected, one, world.tabs.length)
  for (let time = 0; time < times; time += 1) begin(world, session.api.disconnect(id))
  return reach(id === undefined ? IDS : named)
}

function moves(world: World, expected: Expectation, wallet: ModelWallet, networkId: NetworkId): Reach {
  wallet.networkId = networkId
  wallet.emitNetwork()
  // Its account is part of its report.
  if (wallet.manners.reportsSession && wallet.names) namesAccount(world, expected, wallet)
  return reach([wallet.id])
}

function switchNetwork(
  world: World,
  { tab: index, networkId, wallet: manner }: Extract<Step, { kind: 'switch' }>,
): Reach {
  const { session } = tabOf(world, index)
  const active = session.api.active()
  const asked = IDS.filter((id) => id === active?.connectionId && active.networkId !== networkId)
  for (const id of asked) world.wallets[id].whenSwitching = manner
  begin(world, session.api.switchNetwork(networkId))
  return configured.includes(networkId) ? reach(asked, asked.length) : reach([])
}

function changeWallet(
  world: World,
  expected: Expectation,
  step: Extract<Step, { kind: 'lock' | 'unlock' | 'allow' | 'revoke' | 'repeat' | 'account' }>,
): Reach {
  const wallet = world.wallets[step.id]
  const before = JSON.stringify([wallet.names, wallet.account])
  if (step.kind === 'lock') wallet.locked = true
  if (step.kind === 'unlock') wallet.locked = false
  if (step.kind === 'allow') wallet.allowed = true
  if (step.kind === 'revoke') wallet.allowed = false
  if (step.kind === 'account') wallet.account = step.account
  if (step.kind === 'repeat') wallet.emitNetwork()
  if (step.kind !== 'repeat' && before === JSON.stringify([wallet.names, wallet.account])) return reach([])
  if (step.kind === 'account' && !wallet.names) return reach([])
  wallet.emitAccounts()
  if (wallet.names) namesAccount(world, expected, wallet)
  else namesNobody(world, expected, wallet)
  // Reported again, it changes nothing.
  return reach(step.kind === 'repeat' && expected.connected.has(step.id) ? [] : [step.id])
}

async function reload(
  world: World,
  expected: Expectation,
  index: number,
  late: readonly Id[],
): Promise<Reach> {
  await closeTab(world, index)
  const kept = readRemembered(world.disk.text())
  await openTab(world, index, late)
  expected.wanted[index] = undefined
  expected.behind[index]?.clear()
  expected.active.fill(undefined)
  if (world.tabs.length > 1) {
    for (const id of IDS)
      if (expected.watched.has(id) && !expected.remembered.has(id)) expected.watched.set(id, 'perhaps')
    return reach([], 0, index)
  }
  Object.assign(expected, expectNothing(1))
  for (const id of kept) expected.remembered.add(id)
  for (const id of kept) triesAgain(world, expected, world.wallets[id], true)
  expected.active.fill(undefined)
  return reach(IDS, 0, index)
}

/** The stored state. It was checked after each step. */
export function readRemembered(text: string | undefined): readonly Id[] {
  const stored: unknown = JSON.parse(text ?? 'null')
  const remembered: unknown = Reflect.get(Object(Reflect.get(Object(stored), 'state')), 'remembered')
  const entries: readonly unknown[] = Array.isArray(remembered) ? remembered : []
  const ids = entries.map((entry) => Reflect.get(Object(entry), 'connectorId'))
  return IDS.filter((id) => ids.includes(id))
}

function list(world: World, expected: Expectation, index: number, id: Id, appears: boolean): Reach {
  const { session, listed, connectors } = tabOf(world, index)
  if (listed.has(id) === appears) return reach([])
  if (!appears) {
    listed.delete(id)
    session.remove(id)
    return reach([])
  }
  listed.add(id)
  session.announce(connectors[id])
  if (expected.awaited.has(id) || expected.watched.get(id) === 'appearing')
    triesAgain(world, expected, world.wallets[id], true)
  return reach([id])
}

async function passTime(world: World, expected: Expectation, ms: number): Promise<Reach> {
  const over: Id[] = []
  for (const { session } of world.tabs) {
    await session.clock.advance(ms)
    for (const [id, { untilMs }] of expected.awaited)
      if (untilMs <= session.clock.now()) {
        expected.awaited.delete(id)
        expected.remembered.delete(id)
        expected.watched.set(id, 'appearing')
        over.push(id)
      }
  }
  return reach(over)
}
