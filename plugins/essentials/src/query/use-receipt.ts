import type { Latchkey } from '@latchkey/kernel'
import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/suspicious/noTsIgnore: the module is missing only in hosts without `evm()`, so `@ts-expect-error` fails here.
/** @ts-ignore Without viem its types are `any`. */
import type { TransactionReceipt } from 'viem'
import { toReadQuery } from './use-read'
import { receiptRead } from './use-wait-for-receipt'
import type { WriteState } from './write-state'

/** viem's receipt of what the chain has decided; `undefined` until then and until it was read. */
export function useReceipt(latchkey: Latchkey, state: WriteState<unknown>): TransactionReceipt | undefined {
  const isReceived = state.status === 'confirmed' || state.status === 'reverted'
  return useQuery(
    toReadQuery(latchkey, receiptRead(latchkey, state.networkId, isReceived ? state.hash : undefined)),
  ).data
}
