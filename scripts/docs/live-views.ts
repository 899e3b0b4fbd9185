// The views that the site shows live: states of the gallery, which need no wallet, no chain and no service.

/** Where the site has the gallery's page. */
export const LIVE = '/live/gallery.html'

/** By the short name of a package, the state on its page. */
export const liveViews: Readonly<Record<string, string>> = {
  account: 'account/tokens',
  approvals: 'approvals/transfer',
  cloud: 'all-wallets/loaded',
  connect: 'connect/few',
  elements: 'button/account',
  email: 'email/login',
  everything: 'all-features/account',
  evm: 'networks/many',
  history: 'history/',
  latchkey: 'connect/one',
  modal: 'modal/banner-success',
  names: 'names/form/free',
  onramp: 'onramp/form',
  pay: 'pay/choices',
  portfolio: 'account/rich',
  receive: 'receive',
  send: 'send/amount',
  session: 'connecting-external/waiting',
  siwx: 'siwx/required',
  'smart-sessions': 'smart-sessions/request',
  socials: 'socials/list',
  solana: 'multi-chain/normal',
  swaps: 'swaps/quote',
  transactions: 'send/end-confirmed',
  'ui-primitives': 'primitive/list-row',
  walletconnect: 'pairing/code',
}

/** Puts the live view of a package below its introduction, in front of the first heading. */
export function withLiveView(page: string, text: string): string {
  const state = page.startsWith('packages/') ? liveViews[page.slice('packages/'.length)] : undefined
  if (state === undefined) return text
  const at = text.search(/^## /m)
  const place = at < 0 ? text.length : at
  return `${text.slice(0, place)}<LiveView state="${state}" />\n\n${text.slice(place)}`
}
