import { allAccounts } from '@latchkey/session/contract'
import { assertInvariant, same } from '../../../../plugins/session/src/test-support/model/assert-invariant'
import { syncWagmi } from '..'
import { perform, untilReconnected } from './perform'
import type { Walk } from './steps'
import { closeTab, createWorld, type Tab, turns, type Wagmi, type World } from './world'

/** Performs a walk, lets everything come to rest, and checks that both sides agree in each tab. */
export async function walk(wagmi: Wagmi, tabs: number, steps: Walk): Promise<void> {
  const world = await createWorld(wagmi, tabs)
  for (const step of steps) await perform(world, step)
  await rest(world)
  for (const tab of world.tabs) checkAgreement(tab)
  for (const index of world.tabs.keys()) await closeTab(world, index)
}

/** More than a walk has requests. */
const MOST_ROUNDS = 40

/** Ends what waits for a user, and what waits for time. */
async function rest(world: World): Promise<void> {
  await untilReconnected(world)
  const isAsked = (): boolean => world.tabs.some(({ session }) => session.test.shownView() !== undefined)
  // Each request of the page for a wallet has a dialog of its own, one after the other.
  for (let round = 0; round < 4 || (isAsked() && round < MOST_ROUNDS); round += 1) {
    for (const tab of world.tabs) tab.stop ??= syncWagmi(tab.config)
    for (const { openRequests } of Object.values(world.wallets))
      for (const { answer } of openRequests.splice(0)) answer.reject({ code: 4001 })
    for (const decide of world.other.open.splice(0)) decide(false)
    for (const { session } of world.tabs) session.test.latchkey.close()
    await turns(6)
    for (const { session } of world.tabs) await session.clock.advance(6_000)
    await turns(6)
  }
}

function checkAgreement({ session, config }: Tab): void {
  const { connections, current, status, chainId } = config.state
  const [ours] = config.connectors
  const wagmi = connections.get(ours?.uid ?? '')
  const latchkey = session.api.active('eip155')
  const seen = { latchkey, state: session.state(), wagmi: config.state }
  const say = (holds: boolean, broken: string): void => assertInvariant(holds, broken, seen)
  say(status === 'connected' || status === 'disconnected', 'wagmi is not at rest')
  say(session.test.errors.length === 0 && session.test.failures.length === 0, 'Latchkey reported an error')
  say(session.test.shownView() === undefined, 'a dialog is open that nobody asked for')
  const known = [...connections.keys()]
  say(
    [...connections].every(([uid, { connector }]) => uid === ours?.uid || connector.id === 'other'),
    'wagmi has a connection of an earlier page',
  )
  say((wagmi === undefined) === (latchkey === undefined), 'only one side is connected')
  say((status === 'connected') === connections.size > 0, 'wagmi’s status is not that of its connections')
  say(
    connections.size > 0 ? known.includes(current ?? '') : current === null,
    'wagmi’s current connection is none',
  )
  if (!wagmi || !latchkey) {
    const preferred = session.state().preferredNetworkIds.eip155
    const isShared =
      config.chains.some(({ id }) => `eip155:${id}` === preferred) &&
      session.state().networks.some(({ id }) => `eip155:${chainId}` === id)
    if (connections.size === 0 && session.api.active() === undefined && isShared)
      say(preferred === `eip155:${chainId}`, 'the network that was chosen differs')
    return
  }
  const granted = allAccounts(session.state(), 'eip155').filter(
    ({ connectionId }) => connectionId === latchkey.connectionId,
  )
  say(wagmi.accounts[0] === latchkey.account.address, 'the address differs')
  say(same([...wagmi.accounts].sort(), granted.map(({ address }) => address).sort()), 'the accounts differ')
  say(`eip155:${wagmi.chainId}` === latchkey.networkId, 'the chain differs')
  if (current === ours?.uid && config.chains.some(({ id }) => id === wagmi.chainId))
    say(chainId === wagmi.chainId, 'wagmi reads from another chain than the wallet is on')
}
