import { erc20Abi, type Hex } from 'viem'
import { createSmartAccount } from '../evm/smart-account'
import { createRandomAccount } from './create-random-account'
import { account, ENTRY_POINT, startEvm, TO } from './start-evm'

// Requests of a page for session keys (ERC-7715), and a smart account that can grant them.

export const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const smart = createSmartAccount(account, 1, {
  chainIds: [1],
  entryPoint: ENTRY_POINT,
  factory: TO,
  implementation: TOKEN,
})
export const key = createRandomAccount()
export const now = (): number => Math.floor(Date.now() / 1_000)
export const keyOf = (publicKey: Hex, type = 'secp256k1') => ({
  type: 'keys',
  data: { keys: [{ type, publicKey }] },
})
export const coin = (allowance: Hex = '0xde0b6b3a7640000') => ({
  type: 'native-token-recurring-allowance',
  data: { allowance, start: now(), period: 86_400 },
})
export const contractCall = (functions: readonly object[], data: object = {}) => ({
  type: 'contract-call',
  data: { address: TOKEN, abi: erc20Abi, functions, ...data },
})
export const request = (changes: object = {}) => ({
  chainId: '0x1',
  address: smart.address,
  expiry: now() + 3_600,
  signer: keyOf(key.publicKey),
  permissions: [coin()],
  policies: [],
  ...changes,
})
export const start = () => startEvm({ eth_getCode: '0x' }, smart)
