import type { Latchkey } from '@latchkey/kernel'
import { type NetworkId, sessionContract } from '@latchkey/session/contract'
import type { UseQueryResult } from '@tanstack/react-query'
// biome-ignore lint/suspicious/noTsIgnore: the module is missing only in hosts without `evm()`, so `@ts-expect-error` fails here.
/** @ts-ignore Without viem its types are `any`. */
import type { Hash, TransactionReceipt } from 'viem'
import { evmContract } from '../evm-contract'
import { evmNetworkId, type NetworkChoice, useEvmNetworkId } from './network-choice'
import { type Read, type ReadOptions, type ReadQuery, toReadQuery, useLatchkey, useRead } from './use-read'

export interface ReceiptRead extends NetworkChoice {
  /** Until it is there, nothing is read. */
  readonly hash?: Hash | undefined
}

/**
 * Waits until an EVM transaction is in a block, whoever has sent it, and returns viem's receipt as TanStack's result. Its `status`
 * says whether it was reverted. Where another transaction has used its nonce (sped up, cancelled), the receipt is that one's. It waits
 * as long as a component shows it.
 * @throws `UsageError` (`MISSING_PROVIDER`) outside `LatchkeyProvider`. A failed read is in `error`
 * @example
 * const { data: receipt } = useWaitForReceipt({ hash })
 * return receipt ? <p>In block {String(receipt.blockNumber)}</p> : <p>Waiting…</p>
 */
export function useWaitForReceipt<selected = TransactionReceipt>({
  query,
  ...wanted
}: ReceiptRead & {
  readonly query?: ReadOptions<TransactionReceipt, selected> | undefined
}): UseQueryResult<selected, Error> {
  const latchkey = useLatchkey()
  return useRead(latchkey, receiptRead(latchkey, useEvmNetworkId(wanted), wanted.hash), query)
}

/**
 * The TanStack options of the same, for `queryClient.fetchQuery`.
 * @example const receipt = await queryClient.fetchQuery(receiptOptions(latchkey, { hash }))
 */
export function receiptOptions(latchkey: Latchkey, wanted: ReceiptRead): ReadQuery<TransactionReceipt> {
  const networkId = evmNetworkId(latchkey.read(sessionContract), wanted)
  return toReadQuery(latchkey, receiptRead(latchkey, networkId, wanted.hash))
}

export function receiptRead(
  latchkey: Latchkey,
  networkId: NetworkId | undefined,
  hash: Hash | undefined,
): Read<TransactionReceipt> {
  return {
    networkId,
    name: 'receipt',
    parameters: { hash },
    isUnaffected: true,
    staleMs: Number.POSITIVE_INFINITY,
    read:
      networkId && hash
        ? async ({ signal }) => {
            const decided = await decidedHash(latchkey, networkId, hash, signal)
            const client = await latchkey.get(evmContract).publicClient(networkId)
            return client.getTransactionReceipt({ hash: decided })
          }
        : undefined,
  }
}

/** The hash under which the chain has it, or its replacement. */
async function decidedHash(
  latchkey: Latchkey,
  networkId: NetworkId,
  id: Hash,
  signal: AbortSignal,
): Promise<Hash> {
  const adapter = latchkey.get(sessionContract).adapter('eip155')
  const { transactions } = (await adapter?.capabilities()) ?? {}
  const sent = { type: 'transaction', id, from: '', networkId, connectionId: '' } as const
  const end = await transactions?.wait(sent, { signal, timeoutMs: Number.POSITIVE_INFINITY })
  if (end?.status !== 'replaced' || end.id === undefined) return id
  return decidedHash(latchkey, networkId, `0x${end.id.replace(/^0x/, '')}`, signal)
}
