import { createSimulatedWallet, type SimulatedWallet } from '@latchkey/simulated-wallet'
import { gatewayUrl } from './services'
import { walletIcon } from './wallet-icon'

export interface DemoWallets {
  readonly brass: SimulatedWallet
  readonly harbour: SimulatedWallet
  readonly fern: SimulatedWallet
}

/** Wallets that need no extension: real keys on the local chains, a visible window to approve in. */
export function announceDemoWallets(): DemoWallets {
  // A test scripts the wallets itself: `?confirm=scripted` or `auto`.
  const asked = new URLSearchParams(location.search).get('confirm')
  const confirm = asked === 'scripted' || asked === 'auto' ? asked : 'visible'
  const gateway = gatewayUrl()
  const make = (name: string, slug: string, accounts: number, hue: number): SimulatedWallet => {
    const wallet = createSimulatedWallet({
      name,
      rdns: `example.${slug}`,
      icon: walletIcon(hue),
      accounts,
      confirm,
      remember: prefixed(slug),
      networks: [
        { networkId: 'eip155:1', rpcUrl: `${gateway}/rpc/1`, name: 'Ethereum' },
        { networkId: 'eip155:8453', rpcUrl: `${gateway}/rpc/8453`, name: 'Base' },
        { networkId: 'eip155:10', rpcUrl: `${gateway}/rpc/1`, name: 'OP Mainnet' },
      ],
    })
    wallet.announce()
    return wallet
  }
  return {
    brass: make('Brass Wallet', 'brass', 3, 83),
    harbour: make('Harbour', 'harbour', 2, 245),
    fern: make('Fern', 'fern', 1, 155),
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
