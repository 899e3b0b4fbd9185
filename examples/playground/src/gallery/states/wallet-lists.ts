import { defineContract, definePlugin, outlets } from '@latchkey/kernel'
import { directory, directoryWallets } from '../data/directory'
import { offering } from '../data/sessions'
import { brass, customWallets, fern, harbour, relay } from '../data/wallets'
import type { ViewState } from '../gallery-state'
import { otherWays } from './connect'

const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36'
const [featured, ...others] = directoryWallets
const longest = others.find(({ name }) => name.startsWith('Donau'))
const featuredWalletIds = [longest, featured].flatMap((one) => (one ? [one.id] : []))
const SETTLED = '[part="connect"] [part~="list-row"]'

interface MissedContract {
  readonly id: 'missed'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

/** An adapter whose code that finds the wallets of the browser cannot be loaded. */
const missed = definePlugin(defineContract<MissedContract>('missed', 1), {
  setup(ctx) {
    ctx.fill(outlets, { id: 'missed', preload: () => Promise.reject(new Error('offline')) })
    return {}
  },
})

function list(id: string, more: Partial<ViewState>): ViewState {
  return {
    id: `wallet-lists/${id}`,
    session: offering([relay, brass]),
    path: [(to) => to.push('Connect')],
    shows: SETTLED,
    plugins: [directory()],
    ...more,
  }
}

const getWallet = (id: string, more: Partial<ViewState>): ViewState =>
  list(`get-wallet-${id}`, {
    path: [(to) => to.push('Connect'), (to) => to.push('GetWallet')],
    shows: '[part="get-wallet"]',
    ...more,
  })
const downloads = (id: string, wallet: object, more: Partial<ViewState> = {}): ViewState =>
  list(`downloads-${id}`, {
    path: [
      (to) => to.push('Connect'),
      (to) => to.push('Downloads', { wallet: { id: 'w', name: 'Amber Purse', ...wallet } }),
    ],
    shows: '[part="downloads"]',
    ...more,
  })

export const walletListStates: readonly ViewState[] = [
  list('relay', { plugins: [] }),
  list('recommended', {}),
  list('featured', { connect: { featuredWalletIds } }),
  list('loading', { plugins: [directory('silent')], connect: { featuredWalletIds } }),
  list('failed', { plugins: [directory('unreachable')], shows: '[part="directory-failed"]' }),
  list('missed', { plugins: [directory(), missed()], shows: '[part="wallets-missed"]' }),
  list('custom', { plugins: [], connect: { customWallets } }),
  list('many-installed', { session: offering([relay, brass, harbour, fern]), recent: [fern.id] }),
  list('on-a-phone', { userAgent: PHONE, session: offering([relay]), connect: { featuredWalletIds } }),
  list('focus', { act: ({ focus }) => focus('[part~="all-wallets-row"]') }),
  list('collapsed', { plugins: [directory(), otherWays()], connect: { collapseWallets: true } }),
  getWallet('filled', {}),
  getWallet('loading', { plugins: [directory('silent')] }),
  getWallet('failed', { plugins: [directory('unreachable')], shows: '[part="directory-failed"]' }),
  downloads('everywhere', { ...featured, name: 'Amber Purse' }),
  downloads('on-a-phone', { ...featured, name: 'Amber Purse' }, { userAgent: PHONE }),
  downloads('nowhere', {}),
]
