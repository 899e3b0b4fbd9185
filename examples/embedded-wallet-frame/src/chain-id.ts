import { invalidParams, WalletError } from './wallet-error'

/** Whether it is a CAIP-2 id of Solana. */
export const isSolanaChain = (chainId: number | string): boolean =>
  /^solana:[-_a-zA-Z0-9]{1,32}$/.test(String(chainId))

/** The chain as this wallet keeps it: EVM chains by their number, others by their CAIP-2 id. */
export function toWalletChainId(chainId: number | string): number | string {
  const [, number] = /^(?:eip155:)?(\d+)$/.exec(String(chainId)) ?? []
  if (number !== undefined) return Number(number)
  if (isSolanaChain(chainId)) return chainId
  throw new WalletError(4901, 'The wallet does not serve this network')
}

/** Converts a chain id, given as a number, as text or as a CAIP-2 id, to a number. */
export function toEvmChainId(given: number | string): number {
  const [, text] = /^(?:eip155:)?([1-9]\d{0,15})$/.exec(String(given)) ?? []
  const chainId = Number(text)
  if (!Number.isSafeInteger(chainId)) throw invalidParams('The chain cannot be read')
  return chainId
}
