import { createSimulatedWallet, type SimulatedWallet } from '@latchkey/simulated-wallet'
import { gatewayUrl } from '../../latchkey/services'
import { tokens } from '../../latchkey/tokens'
import { walletPictures } from '../../latchkey/wallet-pictures'
import { tokenPictures } from './token-pictures'

/**
 * The account that the local services fund for the demo. Its key is the text "latchkey demo, known to everyone",
 * and holds no money.
 */
const KEY = '0x6c617463686b65792064656d6f2c206b6e6f776e20746f2065766572796f6e65'

/** What the account holds, with the prices of the local services in US dollars. */
const PRICES: Readonly<Record<string, number>> = { ETH: 3_200, USDC: 1, DAI: 1 }

const names = { brass: 'Brass Wallet', harbour: 'Harbour', fern: 'Fern', meridian: 'Meridian' } as const

/**
 * Announces four invented wallets on `target`. They sign with a real key on the local chains, remember nothing, and
 * ask in a window of their own, unless the loop holds their prompts.
 */
export function announceDemoWallets(target: EventTarget): readonly SimulatedWallet[] {
  const gateway = gatewayUrl()
  const networks = [
    { networkId: 'eip155:1', rpcUrl: `${gateway}/rpc/1`, name: 'Ethereum' },
    { networkId: 'eip155:8453', rpcUrl: `${gateway}/rpc/8453`, name: 'Base' },
  ] as const
  const assets = Object.fromEntries(networks.map(({ networkId }) => [networkId, assetsOn(networkId)]))
  return (['brass', 'harbour', 'fern', 'meridian'] as const).map((id) => {
    const wallet = createSimulatedWallet({
      name: names[id],
      rdns: `example.${id}`,
      icon: walletPictures[id],
      networks,
      accounts: [KEY],
      confirm: 'visible',
      assets,
    })
    wallet.announce({ target })
    return wallet
  })
}

/** What the wallets list themselves (ERC-7811). Balances are read from the chain. */
function assetsOn(networkId: string) {
  const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  return [
    { address: 'native', type: 'native', metadata: withPicture(ether) } as const,
    ...tokens
      .filter((token) => token.networkId === networkId && token.symbol in PRICES)
      .map(({ address = '0x', name, symbol, decimals }) => ({
        address: address as `0x${string}`,
        type: 'erc20',
        metadata: withPicture({ name, symbol, decimals }),
      })),
  ]
}

const withPicture = <Described extends { readonly symbol: string }>(described: Described) => ({
  ...described,
  price: PRICES[described.symbol],
  iconUrl: tokenPictures[described.symbol],
})
