import type { SwapRouters } from '@latchkey/swaps'

/** The contract of the local swap service, which trades on Uniswap V2. Its address is the same at every start. */
const router = {
  address: '0x143B48AAF31373F02A1cC566038CB2FB778f3b30',
  source: 'https://github.com/Uniswap/v2-periphery',
  readOn: '2026-11-28',
  // swap(address[] path, bool isToNative, uint256 amount, uint256 minimum)
  functions: { '0x9c183eb1': { path: 0, amount: 2, minimum: 3 } },
}

export const swapRouters: SwapRouters = { 'eip155:1': [router], 'eip155:8453': [router] }
