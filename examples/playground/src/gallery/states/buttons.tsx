import { AccountButton, ConnectButton, NetworkButton } from 'latchkey/react'
import { ADDRESS, connectedOn, offering, reconnecting } from '../data/sessions'
import { few } from '../data/wallets'
import type { ButtonState } from '../gallery-state'

const disconnected = offering(few)
const connected = connectedOn('eip155:1')
const KEY = `eip155:1:${ADDRESS}`
const native = {
  [KEY]: { status: 'known', value: '2481900000000000000', decimals: 18, symbol: 'ETH', readAtMs: 0 },
} as const
const connecting = {
  ...disconnected,
  connections: {
    only: { id: 'only', walletId: 'brass', connectorId: 'announced', status: 'connecting' },
  },
} as const

export const buttonStates: readonly ButtonState[] = [
  {
    id: 'button/connect',
    buttons: [
      { name: 'Not connected', session: disconnected, content: <ConnectButton /> },
      {
        name: 'Storage is being read',
        session: { ...disconnected, restoreStatus: 'reading' },
        content: <ConnectButton />,
      },
      { name: 'Connecting', session: connecting, content: <ConnectButton /> },
      { name: 'Coming back', session: reconnecting(), content: <ConnectButton /> },
      {
        name: 'Words of the host',
        session: disconnected,
        content: <ConnectButton label="Sign in with a wallet" />,
      },
      { name: 'Disabled', session: disconnected, content: <ConnectButton disabled /> },
      { name: 'Connected', session: connected, native, content: <ConnectButton /> },
    ],
  },
  {
    id: 'button/account',
    buttons: [
      { name: 'With its balance', session: connected, native, content: <AccountButton /> },
      {
        name: 'Balance is coming',
        session: connected,
        native: { [KEY]: { status: 'loading' } },
        content: <AccountButton />,
      },
      { name: 'Without balance', session: connected, native, content: <AccountButton balance="hide" /> },
      { name: 'Balances are off', session: connected, content: <AccountButton /> },
      {
        name: 'On an unknown network',
        session: connectedOn('eip155:250'),
        native,
        content: <AccountButton />,
      },
      { name: 'Disabled', session: connected, native, content: <AccountButton disabled /> },
    ],
  },
  {
    id: 'button/network',
    buttons: [
      { name: 'Not connected', session: disconnected, content: <NetworkButton /> },
      { name: 'Connected', session: connectedOn('eip155:8453'), content: <NetworkButton /> },
      {
        name: 'Network without a picture',
        session: { ...disconnected, networks: [{ ...nobodyNetwork(), name: 'Gnosis' }] },
        content: <NetworkButton />,
      },
      { name: 'Not supported', session: connectedOn('eip155:250'), content: <NetworkButton /> },
      {
        name: 'Not supported, and allowed',
        session: connectedOn('eip155:250'),
        policy: { allowUnsupportedChain: true },
        content: <NetworkButton />,
      },
      { name: 'None known', session: { ...disconnected, networks: [] }, content: <NetworkButton /> },
      { name: 'Disabled', session: disconnected, content: <NetworkButton disabled /> },
    ],
  },
]

function nobodyNetwork() {
  const [network] = disconnected.networks
  if (!network) throw new Error('There is no network.')
  const { iconUrl: _iconUrl, ...plain } = network
  return plain
}
