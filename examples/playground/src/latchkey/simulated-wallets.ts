import {
  createSimulatedWallet,
  type SimulatedWallet,
  type SimulatedWalletOptions,
} from '@latchkey/simulated-wallet'
import { gatewayUrl } from './services'
import { initialSettings } from './settings'
import { walletPictures } from './wallet-pictures'

/** CAIP-2 id of Solana's mainnet. */
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

export interface SimulatedWallets {
  readonly brass: SimulatedWallet
  readonly harbour: SimulatedWallet
  readonly fern: SimulatedWallet
  /** Only on pages with Solana. */
  readonly meridian?: SimulatedWallet
}

/**
 * Announces simulated wallets, so that no extension is needed. They have real keys on the local chains and
 * show a window for approvals.
 */
export function announceSimulatedWallets(): SimulatedWallets {
  // With `?confirm=scripted` a test approves by script, with `auto` the wallet approves at once. Neither
  // shows a window.
  const asked = new URLSearchParams(location.search).get('confirm')
  const confirm = asked === 'scripted' || asked === 'auto' ? asked : 'visible'
  const gateway = gatewayUrl()
  // No local chain has the id 10. The page does not support it either: the wallets have it so that a user can switch to an
  // unsupported network, and the wallet's reads of it go to the chain of Ethereum.
  const evm = [
    { networkId: 'eip155:1', rpcUrl: `${gateway}/rpc/1`, name: 'Ethereum' },
    { networkId: 'eip155:8453', rpcUrl: `${gateway}/rpc/8453`, name: 'Base' },
    { networkId: 'eip155:10', rpcUrl: `${gateway}/rpc/1`, name: 'OP Mainnet' },
  ] as const
  const solana = initialSettings.solana
    ? ([{ networkId: SOLANA, rpcUrl: `${gateway}/rpc/solana`, name: 'Solana' }] as const)
    : []
  const make = (
    name: string,
    slug: keyof typeof walletPictures,
    more: SimulatedWalletOptions,
  ): SimulatedWallet => {
    const wallet = createSimulatedWallet({
      name,
      rdns: `example.${slug}`,
      icon: walletPictures[slug],
      networks: evm,
      confirm,
      sessions: true,
      remember: scopedStorage(slug),
      ...more,
    })
    wallet.announce()
    return wallet
  }
  return {
    // The first wallet supports both chains, the others only one.
    brass: make('Brass Wallet', 'brass', { accounts: 3, networks: [...evm, ...solana] }),
    harbour: make('Harbour', 'harbour', { accounts: 2 }),
    fern: make('Fern', 'fern', { accounts: 1 }),
    ...(initialSettings.solana
      ? { meridian: make('Meridian', 'meridian', { networks: solana, solanaAccounts: 2 }) }
      : {}),
  }
}

/** Gives each wallet its own storage keys, as every extension has its own storage. */
function scopedStorage(slug: string): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const key = (name: string): string => `demo-wallet/${slug}/${name}`
  return {
    getItem: (name) => localStorage.getItem(key(name)),
    setItem: (name, value) => localStorage.setItem(key(name), value),
    removeItem: (name) => localStorage.removeItem(key(name)),
  }
}
