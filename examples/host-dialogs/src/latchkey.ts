import { evm } from '@latchkey/evm'
import { base, mainnet } from '@latchkey/evm/networks'
import { createSimulatedWallet } from '@latchkey/simulated-wallet'
import { createLatchkey, essentials } from 'latchkey'

createSimulatedWallet({
  name: 'Brass Wallet',
  rdns: 'example.brass',
  networks: [
    { networkId: 'eip155:1', rpcUrl: 'https://ethereum-rpc.publicnode.com', name: 'Ethereum' },
    { networkId: 'eip155:8453', rpcUrl: 'https://mainnet.base.org', name: 'Base' },
  ],
}).announce()

export const latchkey = createLatchkey({
  plugins: [...essentials({ portfolio: false }), evm({ networks: [mainnet, base] })],
})
