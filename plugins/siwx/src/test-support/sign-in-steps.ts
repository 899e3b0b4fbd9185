import type { ActiveTarget } from '@latchkey/session/contract'
import fc from 'fast-check'
import type { World } from './sign-in-model'
import { openTab } from './sign-in-tab'
import { ANA, BEN, SESSION_MS } from './sign-in-world'

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
export async function perform(world: World, { kind, tab: index }: Step): Promise<void> {
  const { target } = world
  const tab = world.tabs[index]
  if (!tab) return
  const grant = (next: ActiveTarget | undefined): void => {
    world.target = next
    world.locked = undefined
    world.followAll()
  }
  switch (kind) {
    case 'connect':
      if (target) return
      grant(targetOf(ANA))
      return tab.rules.connected()
    case 'connect-and-sign': {
      if (target) return
      return connectAndSign(world, index)
    }
    case 'sign':
    case 'sign-twice':
      tab.intents += 1
      tab.watch(tab.rules.sign())
      if (kind === 'sign-twice') tab.watch(tab.rules.sign())
      return
    case 'approve':
      return world.prompts.shift()?.answer('sign')
    case 'answer-wrongly':
      return world.prompts.shift()?.answer('sign-wrongly')
    case 'decline':
      return world.prompts.shift()?.answer('decline')
    case 'dismiss':
      if (tab.isShown) tab.watch(tab.rules.cancel())
      return
    case 'reload':
      tab.close()
      world.tabs[index] = openTab(world)
      return world.tabs[index]?.follow()
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
      world.target = undefined
      world.locked = target ?? world.locked
      return world.followAll()
    case 'unlock':
      return world.locked && grant(world.locked)
    case 'revoke':
      return grant(undefined)
    case 'expire':
      return world.clock.advance(SESSION_MS + 30_000)
    case 'sign-out':
      return tab.watch(tab.rules.signOut())
    case 'slow-server':
      return world.hold(true)
    case 'server-responds':
      return world.hold(false)
    case 'sign-outs-refused':
      world.refusesSignOuts = true
      return
    case 'sign-outs-taken':
      world.refusesSignOuts = false
  }
}

const addressOf = (target: ActiveTarget): `0x${string}` => (target.account.address === ANA ? ANA : BEN)

/** The wallet signs while connecting. The connection is committed in the task in which the session is accepted. */
async function connectAndSign(world: World, index: 0 | 1): Promise<void> {
  const tab = world.tabs[index]
  if (!tab) return
  const next = targetOf(ANA)
  const attempt = new AbortController()
  tab.intents += 1
  const signing = world.ask(tab, next, attempt.signal)
  await world.settle()
  const prompt = world.prompts.find((one) => one.tab === tab && one.signal === attempt.signal)
  // Without a nonce from the slow server there is no request, so the attempt is aborted.
  if (!prompt) {
    attempt.abort()
    return void signing.catch(() => undefined)
  }
  world.prompts.splice(world.prompts.indexOf(prompt), 1)
  prompt.answer('sign')
  const accepting = signing.then((signed) => tab.rules.accept(signed, attempt.signal))
  const connecting = accepting.then(() => {
    world.target = next
    world.locked = undefined
    world.followAll()
    tab.rules.connected()
  })
  tab.watch(connecting)
  await world.settle()
  if (world.target !== next) attempt.abort()
}
