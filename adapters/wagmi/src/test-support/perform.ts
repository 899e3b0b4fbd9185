import { activeConnection } from '@latchkey/session/contract'
import { alice, bob } from '../../../../plugins/session/src/test-support/fake-connector'
import type { ModelWallet } from '../../../../plugins/session/src/test-support/model/model-wallet'
import { syncWagmi } from '..'
import type { OtherWallet } from './other-connector'
import type { Step } from './steps'
import { closeTab, openTab, type Tab, turns, type Wagmi, type World } from './world'

type Of<Kind extends Step['kind']> = Extract<Step, { readonly kind: Kind }>
type OnPage = Exclude<Extract<Step, { readonly tab: number }>, Of<'reload'>>
type InWallet = Exclude<Extract<Step, { readonly id: string }>, { readonly tab: number }>
type InOther = Of<'approve-other' | 'reject-other' | 'end-other' | 'network-other'>

export async function perform(world: World, step: Step): Promise<void> {
  switch (step.kind) {
    case 'turns':
      return turns(step.count)
    case 'time':
      for (const { session } of world.tabs) await session.clock.advance(step.ms)
      return
    case 'reload':
      // The pages of the model share one copy of wagmi, which reconnects only one config at a time.
      await untilReconnected(world)
      await closeTab(world, step.tab)
      return openTab(world, step.tab, step)
    default:
      if ('tab' in step) onPage(world.wagmi, tabOf(world, step.tab), step)
      else if ('id' in step) inWallet(world.wallets[step.id], step)
      else inOther(world.other, step)
  }
}

/** Lets time pass until wagmi has tried to reconnect in each tab. */
export async function untilReconnected(world: World): Promise<void> {
  let open = world.tabs.length
  for (const { reconnected } of world.tabs)
    void reconnected.then(() => {
      open -= 1
    })
  for (let round = 0; round < 20; round += 1) {
    await turns(3)
    if (open === 0) return
    for (const { session } of world.tabs) await session.clock.advance(2_000)
  }
  throw new Error('wagmi reconnects for ever.')
}

export function tabOf(world: World, index: number): Tab {
  const tab = world.tabs[index]
  if (!tab) throw new Error(`There is no tab ${index}.`)
  return tab
}

/** Rejections are the page's business. */
const ignore = (work: Promise<unknown>): void => void work.catch(() => undefined)

function onPage(wagmi: Wagmi, tab: Tab, step: OnPage): void {
  switch (step.kind) {
    case 'mount':
      tab.stop ??= syncWagmi(tab.config)
      break
    case 'unmount':
      tab.stop?.()
      tab.stop = undefined
      break
    case 'leave':
      tab.session.test.latchkey.close()
      break
    default:
      ignore(ask(wagmi, tab, step))
  }
}

/** What an action of the page or of the user in Latchkey promises. */
async function ask(
  wagmi: Wagmi,
  { session, config }: Tab,
  step: Exclude<OnPage, Of<'mount' | 'unmount' | 'leave'>>,
): Promise<unknown> {
  const { api, test } = session
  const [ours, other] = config.connectors
  if (!ours || !other) throw new Error('A connector is missing.')
  switch (step.kind) {
    case 'wagmi-connect':
      return wagmi.connect(config, { connector: ours, chainId: step.chainId })
    case 'wagmi-disconnect':
      return wagmi.disconnect(config)
    case 'connect-other':
      return wagmi.connect(config, { connector: other })
    case 'use-other':
      return wagmi.switchAccount(config, { connector: other })
    case 'use-latchkey':
      return wagmi.switchAccount(config, { connector: ours })
    case 'wagmi-switch':
      return wagmi.switchChain(config, { chainId: step.chainId })
    case 'connect':
      return api.connect(step.id)
    case 'choose':
      await api.connect(step.id)
      return test.shownView() === 'Connect' ? test.answer(undefined) : undefined
    case 'activate':
      return api.activate(step.id)
    case 'disconnect':
      return api.disconnect(activeConnection(session.state())?.id)
    case 'disconnect-all':
      return api.disconnect()
    case 'switch':
      return api.switchNetwork(step.networkId)
  }
}

function inWallet(wallet: ModelWallet, step: InWallet): void {
  switch (step.kind) {
    case 'approve':
      approve(wallet)
      break
    case 'reject':
      wallet.openRequests.shift()?.answer.reject({ code: 4001 })
      break
    case 'lock':
    case 'unlock':
      wallet.locked = step.kind === 'lock'
      wallet.emitAccounts()
      break
    case 'revoke':
    case 'allow':
      wallet.allowed = step.kind === 'allow'
      wallet.emitAccounts()
      break
    case 'account':
      wallet.account = step.account === 'alice' ? alice : bob
      wallet.emitAccounts()
      break
    case 'network':
      wallet.networkId = step.networkId
      wallet.emitNetwork()
      break
    default:
      wallet.whenSwitching = step.kind
  }
}

function approve(wallet: ModelWallet): void {
  const request = wallet.openRequests.shift()
  if (!request) return
  wallet.allowed = true
  wallet.locked = false
  if (wallet.behaviour.emitsFirst) wallet.emitAccounts()
  request.answer.resolve(wallet.answer())
  if (!wallet.behaviour.emitsFirst) wallet.emitAccounts()
}

function inOther(other: OtherWallet, step: InOther): void {
  switch (step.kind) {
    case 'approve-other':
    case 'reject-other':
      other.open.shift()?.(step.kind === 'approve-other')
      break
    case 'network-other':
      other.chainId = step.chainId
      other.emit(other.answer())
      break
    case 'end-other':
      other.allowed = false
      other.emit('disconnect')
  }
}
