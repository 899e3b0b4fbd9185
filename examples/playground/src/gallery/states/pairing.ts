import type { WalletEntry } from '@latchkey/cloud/contract'
import type { Pairing } from '@latchkey/session/contract'
import { WalletError } from '@latchkey/session/errors'
import { RelayUnreachableError } from '@latchkey/walletconnect/errors'
import { errors } from '../data/errors'
import { walletPictures } from '../data/pictures'
import { coming, ready, relayAt } from '../data/relay'
import { offering } from '../data/sessions'
import { brass, few, longNames } from '../data/wallets'
import type { ViewState } from '../gallery-state'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
/** If the page is still visible this long after a wallet's link was opened, the wallet was not opened. */
const STUCK_MS = 2600

const tide: WalletEntry = {
  id: 'tide',
  name: 'Tide',
  iconUrl: walletPictures.lumen,
  mobileLink: 'tide://',
  universalLink: 'https://tide.example',
  webappLink: 'https://app.tide.example',
  desktopLink: 'tide-desk://',
  homepage: 'https://tide.example',
  appStore: 'https://apps.example/tide',
}
const app: WalletEntry = {
  id: 'tide',
  name: 'Tide',
  iconUrl: walletPictures.lumen,
  mobileLink: 'tide://',
  universalLink: 'https://tide.example',
  appStore: 'https://apps.example/tide',
}
const extension: WalletEntry = {
  id: 'onyx',
  name: 'Onyx',
  rdns: 'example.onyx',
  homepage: 'https://onyx.example',
}
/** An installed wallet has the name of the paired one and another rdns, so its row is marked. */
const sharing = offering([...few, { ...brass, id: 'other', name: 'Tide' }])
const rdns = 'example.tide'
const longName: WalletEntry = { ...tide, name: longNames[0]?.name ?? 'Long' }

type More = Omit<ViewState, 'session' | 'path' | 'shows'> & Partial<ViewState>

function pairing(
  at: Pairing,
  args: { readonly wallet?: WalletEntry; readonly opened?: boolean },
  more: More,
): ViewState {
  return {
    session: offering(few),
    plugins: [relayAt(at)],
    path: [(to) => to.push('Connect'), (to) => to.push('ConnectingWalletConnect', args)],
    shows: '[part="pairing"]',
    ...more,
  }
}

const onPhone = (at: Pairing, opened: boolean, more: More): ViewState =>
  pairing(at, { wallet: app, opened }, { userAgent: IPHONE, ...more })
const ends = (error: unknown): Pick<ViewState, 'api'> => ({ api: { connect: () => Promise.reject(error) } })

const connected: ViewState['api'] = {
  connect: async (walletId) => {
    const refuse = (): never => {
      throw new Error('Nobody asks in the gallery.')
    }
    const provider = { request: refuse, on: refuse, removeListener: refuse }
    const accounts = [{ namespace: 'eip155', address: '0x1' }] as const
    return { id: 'only', walletId, accounts, networkIds: {}, provider }
  },
}

const tab =
  (name: string): NonNullable<ViewState['act']> =>
  async ({ press }) =>
    press(`[role="tab"][id$="${name}"]`)

export const pairingStates: readonly ViewState[] = [
  pairing(coming, {}, { id: 'pairing/opening' }),
  pairing(ready, {}, { id: 'pairing/code' }),
  pairing(coming, { wallet: tide }, { id: 'pairing/wallet-opening' }),
  pairing(ready, { wallet: tide }, { id: 'pairing/wallet-code' }),
  pairing(ready, { wallet: app }, { id: 'pairing/wallet-code-alone' }),
  pairing(ready, { wallet: tide }, { id: 'pairing/web', act: tab('web') }),
  pairing(ready, { wallet: tide }, { id: 'pairing/desktop', act: tab('desktop') }),
  pairing(ready, { wallet: tide }, { id: 'pairing/expired', act: ({ pass }) => pass(240_000) }),
  pairing(ready, { wallet: tide }, { id: 'pairing/declined', ...ends(errors.declined) }),
  pairing(coming, { wallet: tide }, { id: 'pairing/unreachable', ...ends(new RelayUnreachableError()) }),
  pairing(
    coming,
    {},
    { id: 'pairing/failed', ...ends(new WalletError('WALLET_FAILED', { phase: 'connect' })) },
  ),
  pairing(ready, { wallet: tide }, { id: 'pairing/connected', api: connected ?? {} }),
  pairing(ready, { wallet: { ...tide, id: brass.id } }, { id: 'pairing/installed' }),
  pairing(ready, { wallet: { ...app, rdns } }, { id: 'pairing/same-name', session: sharing }),
  pairing(
    ready,
    { wallet: { ...tide, rdns } },
    { id: 'pairing/same-name-web', session: sharing, act: tab('web') },
  ),
  pairing(
    ready,
    { wallet: { ...tide, id: 'other', rdns } },
    { id: 'pairing/same-name-here', session: sharing },
  ),
  pairing(
    ready,
    { wallet: { ...app, rdns }, opened: true },
    { id: 'pairing/same-name-mobile', userAgent: IPHONE, session: sharing },
  ),
  pairing(ready, { wallet: extension }, { id: 'pairing/unsupported' }),
  pairing(ready, { wallet: longName }, { id: 'pairing/long-name' }),
  pairing(ready, {}, { id: 'pairing/absent', plugins: [] }),
  onPhone(coming, false, { id: 'pairing/mobile-opening' }),
  onPhone(ready, false, { id: 'pairing/mobile' }),
  onPhone(ready, true, { id: 'pairing/mobile-opened' }),
  onPhone(ready, true, { id: 'pairing/mobile-stuck', act: ({ pass }) => pass(STUCK_MS) }),
  onPhone(ready, false, { id: 'pairing/mobile-expired', act: ({ pass }) => pass(240_000) }),
  pairing(
    ready,
    {},
    {
      id: 'pairing/basic',
      path: [(to) => to.push('ConnectingWalletConnectBasic')],
    },
  ),
]
