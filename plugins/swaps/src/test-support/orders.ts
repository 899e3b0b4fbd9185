import type { ActiveTarget, Token } from '@latchkey/session/contract'
import { ADDRESS, mainnet } from '@latchkey/testing'
import type { BuiltSwap } from '../api/parse'
import type { SwapOrder } from '../contract'
import type { SwapRouters } from '../options'

/** A router that a test's host has listed; its one function is `swap(uint256 minimum)`. */
export const SPENDER = '0x143b48aaf31373f02a1cc566038cb2fb778f3b30'
export const SWAP = '0x12345678'
export const routers: SwapRouters = {
  'eip155:1': [
    {
      address: SPENDER,
      source: 'https://example.com/contracts',
      readOn: '2026-11-20',
      functions: { [SWAP]: { minimum: 0 } },
    },
  ],
}
const wordOf = (value: bigint): string => value.toString(16).padStart(64, '0')
/** A call of the router that demands this at least. */
export const swapData = (minimum: bigint): string => `${SWAP}${wordOf(minimum)}`
export const STRANGER = '0xa0ee7a142d267c1f36714e4a8f75612f20a79720'

export const target: ActiveTarget = {
  namespace: 'eip155',
  connectionId: 'c',
  account: { namespace: 'eip155', address: ADDRESS },
  networkId: 'eip155:1',
  network: mainnet,
  chainId: 1,
}
export const ether: Token = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 }
export const usdc: Token = {
  networkId: 'eip155:1',
  address: '0x023424befeb5aba801129e5150a31a7b51c8d5b7',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
}
export const fromUsdc: SwapOrder = { target, from: usdc, to: ether, amount: '100000000' }
export const fromEther: SwapOrder = { target, from: ether, to: usdc, amount: '1000000000000000000' }

export const built: BuiltSwap = {
  from: `eip155:1:${ADDRESS}`,
  to: `eip155:1:${SPENDER}`,
  data: swapData(29_700_000_000_000_000n),
  amount: '30000000000000000',
}

/** `approve(spender, amount)` as the service sends it. */
export function approveData(spender: string, amount: bigint): string {
  return `0x095ea7b3${spender.slice(2).padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`
}
