import {
  createSimulatedWallet,
  type SimulatedWallet,
  type SimulatedWalletOptions,
} from '@latchkey/simulated-wallet'
import { gatewayUrl } from './services'
import { firstSettings } from './settings'
import { walletIcon } from './wallet-icon'

/** CAIP-2 of Solana's main cluster. */
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

export interface DemoWallets {
  readonly brass: SimulatedWallet
  readonly harbour: SimulatedWallet
  readonly fern: SimulatedWallet
  /** Where the page has Solana. */
  readonly meridian?: SimulatedWallet
}

/** Wallets that need no extension: real keys on the local chains, a visible window to approve in. */
export function announceDemoWallets(): DemoWallets {
  // A test scripts the wallets itself: `?confirm=scripted` or `auto`.
  const asked = new URLSearchParams(location.search).get('confirm')
  const confirm = asked === 'scripted' || asked === 'auto' ? asked : 'visible'
  const gateway = gatewayUrl()
  const evm = [
    { networkId: 'eip155:1', rpcUrl: `${gateway}/rpc/1`, name: 'Ethereum' },
    { networkId: 'eip155:8453', rpcUrl: `${gateway}/rpc/8453`, name: 'Base' },
    { networkId: 'eip155:10', rpcUrl: `${gateway}/rpc/1`, name: 'OP Mainnet' },
  ] as const
  const solana = firstSettings.solana
    ? ([{ networkId: SOLANA, rpcUrl: `${gateway}/rpc/solana`, name: 'Solana' }] as const)
    : []
  const make = (name: string, slug: string, hue: number, more: SimulatedWalletOptions): SimulatedWallet => {
    const wallet = createSimulatedWallet({
      name,
      rdns: `example.${slug}`,
      icon: walletIcon(hue),
      networks: evm,
      confirm,
      remember: prefixed(slug),
      ...more,
    })
    wallet.announce()
    return wallet
  }
  return {
    // One that is on both chains, three that are on one.
    brass: make('Brass Wallet', 'brass', 83, { accounts: 3, networks: [...evm, ...solana] }),
    harbour: make('Harbour', 'harbour', 245, { accounts: 2 }),
    fern: make('Fern', 'fern', 155, { accounts: 1 }),
    ...(firstSettings.solana
      ? { meridian: make('Meridian', 'meridian', 305, { networks: solana, solanaAccounts: 2 }) }
      : {}),
  }
}

/** Each wallet keeps its permission under its own keys, as extensions do. */
function prefixed(slug: string): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const key = (name: string): string => `demo-wallet/${slug}/${name}`
  return {
    getItem: (name) => localStorage.getItem(key(name)),
    setItem: (name, value) => localStorage.setItem(key(name), value),
    removeItem: (name) => localStorage.removeItem(key(name)),
  }
}
