import type { ActiveTarget } from '@latchkey/session/contract'
import fc from 'fast-check'
import type { Simulation } from './sign-in-model'
import { ANA, BEN, SESSION_MS } from './sign-in-simulation'
import { openTab } from './sign-in-tab'

const KINDS = [
  'connect',
  'connect',
  'connect-and-sign',
  'sign',
  'sign',
  'sign-twice',
  'approve',
  'approve',
  'answer-wrongly',
  'decline',
  'dismiss',
  'reload',
  'switch-account',
  'switch-network',
  'switch-wallet',
  'lock',
  'unlock',
  'revoke',
  'expire',
  'sign-out',
  'slow-server',
  'server-responds',
  'sign-outs-refused',
  'sign-outs-taken',
] as const

export interface Step {
  readonly kind: (typeof KINDS)[number]
  readonly tab: 0 | 1
}

export const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({ kind: fc.constantFrom(...KINDS), tab: fc.constantFrom(0, 1) }),
  { minLength: 3, maxLength: 14 },
)

function targetOf(address: `0x${string}`, connectionId = 'extension', chainId = 1): ActiveTarget {
  const account = { namespace: 'eip155', address } as const
  return {
    namespace: 'eip155',
    connectionId,
    networkId: `eip155:${chainId}`,
    chainId,
    account,
    network: undefined,
  }
}

const otherAddress = (target: ActiveTarget): `0x${string}` => (target.account.address === ANA ? BEN : ANA)

/** Performs one step of the user, the wallet or the server. A step that is not possible now does nothing. */
export async function perform(simulation: Simulation, { kind, tab: index }: Step): Promise<void> {
  const { target } = simulation
  const tab = simulation.tabs[index]
  if (!tab) return
  const grant = (next: ActiveTarget | undefined): void => {
    simulation.target = next
    simulation.locked = undefined
    simulation.followAll()
  }
  switch (kind) {
    case 'connect':
      if (target) return
      grant(targetOf(ANA))
      return tab.rules.connected()
    case 'connect-and-sign': {
      if (target) return
      return connectAndSign(simulation, index)
    }
    case 'sign':
    case 'sign-twice':
      tab.intents += 1
      tab.watch(tab.rules.sign())
      if (kind === 'sign-twice') tab.watch(tab.rules.sign())
      return
    case 'approve':
      return simulation.prompts.shift()?.answer('sign')
    case 'answer-wrongly':
      return simulation.prompts.shift()?.answer('sign-wrongly')
    case 'decline':
      return simulation.prompts.shift()?.answer('decline')
    case 'dismiss':
      if (tab.isShown) tab.watch(tab.rules.cancel())
      return
    case 'reload':
      tab.close()
      simulation.tabs[index] = openTab(simulation)
      return simulation.tabs[index]?.follow()
    case 'switch-account':
      return (
        target && grant(targetOf(otherAddress(target), target.connectionId, target.chainId === 1 ? 1 : 10))
      )
    case 'switch-network':
      return target && grant(targetOf(addressOf(target), target.connectionId, target.chainId === 1 ? 10 : 1))
    case 'switch-wallet':
      return (
        target && grant(targetOf(addressOf(target), target.connectionId === 'phone' ? 'extension' : 'phone'))
      )
    case 'lock':
      simulation.target = undefined
      simulation.locked = target ?? simulation.locked
      return simulation.followAll()
    case 'unlock':
      return simulation.locked && grant(simulation.locked)
    case 'revoke':
      return grant(undefined)
    case 'expire':
      return simulation.clock.advance(SESSION_MS + 30_000)
    case 'sign-out':
      return tab.watch(tab.rules.signOut())
    case 'slow-server':
      return simulation.hold(true)
    case 'server-responds':
      return simulation.hold(false)
    case 'sign-outs-refused':
      simulation.refusesSignOuts = true
      return
    case 'sign-outs-taken':
      simulation.refusesSignOuts = false
  }
}

const addressOf = (target: ActiveTarget): `0x${string}` => (target.account.address === ANA ? ANA : BEN)

/** The wallet signs while connecting. The connection is committed in the task in which the session is accepted. */
async function connectAndSign(simulation: Simulation, index: 0 | 1): Promise<void> {
  const tab = simulation.tabs[index]
  if (!tab) return
  const next = targetOf(ANA)
  const attempt = new AbortController()
  tab.intents += 1
  const signing = simulation.ask(tab, next, attempt.signal)
  await simulation.settle()
  const prompt = simulation.prompts.find((one) => one.tab === tab && one.signal === attempt.signal)
  // Without a nonce from the slow server there is no request, so the attempt is aborted.
  if (!prompt) {
    attempt.abort()
    return void signing.catch(() => undefined)
  }
  simulation.prompts.splice(simulation.prompts.indexOf(prompt), 1)
  prompt.answer('sign')
  const accepting = signing.then((signed) => tab.rules.accept(signed, attempt.signal))
  const connecting = accepting.then(() => {
    simulation.target = next
    simulation.locked = undefined
    simulation.followAll()
    tab.rules.connected()
  })
  tab.watch(connecting)
  await simulation.settle()
  if (simulation.target !== next) attempt.abort()
}
