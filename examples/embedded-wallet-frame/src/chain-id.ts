import { WalletError } from './wallet-error'

/** Whether it is a CAIP-2 id of Solana. */
export const isSolanaChain = (chainId: number | string): boolean =>
  /^solana:[-_a-zA-Z0-9]{1,32}$/.test(String(chainId))

/** EVM chains by their number, others by their CAIP-2 id. */
export function toOwn(chainId: number | string): number | string {
  const [, number] = /^(?:eip155:)?(\d+)$/.exec(String(chainId)) ?? []
  if (number !== undefined) return Number(number)
  if (isSolanaChain(chainId)) return chainId
  throw new WalletError(4901, 'The wallet does not serve this network')
}
