import { ADDRESS, mainnet } from '@latchkey/testing'
import type { SendRequest } from '../contract'

export const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** One ether and the smallest unit, to Ada. */
export const request: SendRequest = {
  target: {
    namespace: 'eip155',
    connectionId: 'c',
    account: { namespace: 'eip155', address: ADDRESS },
    networkId: 'eip155:1',
    network: mainnet,
    chainId: 1,
  },
  token: { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 },
  amount: '1000000000000000001',
  to: ADA,
}
