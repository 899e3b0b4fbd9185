import { usePlugin } from '@latchkey/kernel/react'
import type { UnencodedCall } from '@latchkey/session/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createWrite } from './create-write'
import type { NetworkChoice } from './network-choice'
import { idle } from './to-write-state'
import { useLatchkey } from './use-read'
import { useReceipt } from './use-receipt'
import type { WriteState } from './write-state'

/** Where a transaction stands, and the methods to ask for it. The object is the same until the state changes. */
export type WriteResult<Variables, Mutate, MutateAsync> = WriteState<Variables> & {
  /** Asks the wallet. Never throws: the outcome is in the state. Always the same function. */
  readonly mutate: Mutate
  /**
   * Asks the wallet, and resolves with the hash once it has sent it. Rejects with the code `USER_REJECTED` if the user declined,
   * `TRANSACTION_UNKNOWN` if it may have been sent, `CHAIN_MISMATCH` if the wallet is on another network than `chainId` or
   * `networkId`, `DISCONNECTED` without a wallet, `WALLET_REQUEST_WAITING` while the state is `wallet` or `unknown`, and as
   * `run.ask` of `transactions` does.
   */
  readonly mutateAsync: MutateAsync
  /** Back to `idle`. What the wallet has is not withdrawn, and is followed by the dialog and its notices. */
  readonly reset: () => void
}

/** What the hooks that write share. */
export function useWrite<Variables extends NetworkChoice>(
  toCall: (variables: Variables) => UnencodedCall,
): WriteResult<Variables, (variables: Variables) => void, (variables: Variables) => Promise<`0x${string}`>> {
  const latchkey = useLatchkey()
  const transactions = usePlugin(transactionsContract)
  const [write] = useState(() => createWrite(latchkey, toCall))
  const state = useSyncExternalStore(write.subscribe, write.state, () => idle)
  const { data } = state
  useEffect(() => (data === undefined ? undefined : transactions.suppressNotice(data)), [transactions, data])
  const receipt = useReceipt(latchkey, state)
  return useMemo(() => {
    const methods = { mutate: write.mutate, mutateAsync: write.send, reset: write.reset }
    if (state.status === 'confirmed' || state.status === 'reverted') return { ...state, ...methods, receipt }
    return { ...state, ...methods }
  }, [write, state, receipt])
}
