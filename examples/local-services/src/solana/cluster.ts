import { setImmediate } from 'node:timers'
import {
  type Address,
  type EncodedAccount,
  getBase58Decoder,
  lamports,
  type MaybeEncodedAccount,
} from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { FailedTransactionMetadata, type LiteSVM, type TransactionMetadata } from 'litesvm'
import { RpcError, rpcErrorCodes } from '../relay/rpc-error'
import { type Balances, readBalances } from './balances'
import { createBlockhashes } from './blockhashes'
import { type Wire, withAllSignatures } from './decode-transaction'
import { errorOf, sentenceOf, type TransactionError } from './transaction-error'

/** An executed transaction, successful or failed. */
export interface ConfirmedTransaction {
  readonly signature: string
  readonly slot: number
  readonly blockTime: number
  readonly error: TransactionError | null
  readonly logs: readonly string[]
  readonly units: number
  readonly fee: number
  readonly addresses: readonly Address[]
  /** The transaction as sent; an airdrop has none. */
  readonly wire: Wire | undefined
  readonly before: Balances
  readonly after: Balances
}

export interface Simulation {
  readonly error: TransactionError | null
  readonly logs: readonly string[]
  readonly units: number
  /** The accounts that it wrote, in their new state; none when it failed. */
  readonly accounts: readonly MaybeEncodedAccount[]
}

/** A cluster of one validator over the VM. Every transaction is a block and finalized at once. */
export interface Cluster {
  readonly svm: LiteSVM
  readonly slot: number
  /** Oldest first. */
  readonly transactions: readonly ConfirmedTransaction[]
  readonly blockhash: { readonly latest: string; isValid(hash: string): boolean }
  find(signature: string): ConfirmedTransaction | undefined
  /** Throws `RpcError` if preflight fails. */
  send(wire: Wire, options: { readonly skipPreflight: boolean }): string
  simulate(
    wire: Wire,
    options: { readonly checkSignatures: boolean; readonly anyBlockhash: boolean },
  ): Simulation
  airdrop(to: Address, amount: bigint): string
  /** The listener runs after a transaction was executed and its sender has the response. */
  listen(listener: (transaction: ConfirmedTransaction) => void): () => void
}

const existing = ({ data, ...account }: EncodedAccount): MaybeEncodedAccount => ({
  ...account,
  data: Uint8Array.from(data),
  exists: true,
})

export const LAMPORTS_PER_SIGNATURE = 5_000
const PREFLIGHT_FAILED = -32002
const SIGNATURE_FAILED = -32003

export function createCluster(svm: LiteSVM): Cluster {
  const transactions: ConfirmedTransaction[] = []
  const bySignature = new Map<string, ConfirmedTransaction>()
  const listeners = new Set<(transaction: ConfirmedTransaction) => void>()
  let slot = Math.max(1, Number(svm.getClock().slot))
  const blockhashes = createBlockhashes(svm)

  function record(
    meta: TransactionMetadata,
    rest: Pick<ConfirmedTransaction, 'signature' | 'error' | 'addresses' | 'wire' | 'before'> & {
      readonly signers: number
    },
  ): void {
    const { signers, ...known } = rest
    const entry: ConfirmedTransaction = {
      ...known,
      slot,
      blockTime: Math.floor(Date.now() / 1000),
      logs: meta.logs(),
      units: Number(meta.computeUnitsConsumed()),
      fee: signers * LAMPORTS_PER_SIGNATURE,
      after: readBalances(svm, known.addresses),
    }
    transactions.push(entry)
    bySignature.set(entry.signature, entry)
    slot += 1
    const clock = svm.getClock()
    clock.slot = BigInt(slot)
    clock.unixTimestamp = BigInt(entry.blockTime)
    svm.setClock(clock)
    blockhashes.next()
    setImmediate(() => {
      for (const listener of listeners) listener(entry)
    })
  }

  function simulate(
    wire: Wire,
    { checkSignatures, anyBlockhash }: { readonly checkSignatures: boolean; readonly anyBlockhash: boolean },
  ): Simulation {
    if (!anyBlockhash && !blockhashes.isValid(wire.message.lifetimeToken)) {
      return { error: 'BlockhashNotFound', logs: [], units: 0, accounts: [] }
    }
    svm.withSigverify(checkSignatures)
    const done = svm.simulateTransaction(withAllSignatures(wire))
    svm.withSigverify(true)
    const meta = done.meta()
    const failed = done instanceof FailedTransactionMetadata
    return {
      error: failed ? errorOf(done) : null,
      accounts: failed ? [] : done.postAccounts().map(existing),
      logs: meta.logs(),
      units: Number(meta.computeUnitsConsumed()),
    }
  }

  return {
    svm,
    get slot() {
      return slot
    },
    transactions,
    blockhash: blockhashes,
    find: (signature) => bySignature.get(signature),
    simulate,
    send(wire, { skipPreflight }) {
      const { error, logs, units } = simulate(wire, { checkSignatures: wire.isSigned, anyBlockhash: false })
      if (!wire.isSigned || error === 'SignatureFailure') {
        throw new RpcError(SIGNATURE_FAILED, 'Transaction signature verification failure')
      }
      if (error !== null && !skipPreflight) {
        const data = { err: error, logs, accounts: null, unitsConsumed: units, returnData: null }
        throw new RpcError(PREFLIGHT_FAILED, `Transaction simulation failed: ${sentenceOf(error)}`, data)
      }
      // Without preflight a cluster reports no error for a transaction that no block can include.
      if (error !== null && !('InstructionError' in Object(error))) return wire.signature
      const before = readBalances(svm, wire.addresses)
      const done = svm.sendTransaction(wire.transaction)
      const failed = done instanceof FailedTransactionMetadata
      record(failed ? done.meta() : done, {
        signature: wire.signature,
        error: failed ? errorOf(done) : null,
        addresses: wire.addresses,
        wire,
        before,
        signers: wire.message.header.numSignerAccounts,
      })
      return wire.signature
    },
    airdrop(to, amount) {
      const addresses = [to, SYSTEM_PROGRAM_ADDRESS]
      const before = readBalances(svm, addresses)
      const done = svm.airdrop(to, lamports(amount))
      if (done === null || done instanceof FailedTransactionMetadata) {
        const reason = done === null ? 'AlreadyProcessed' : errorOf(done)
        throw new RpcError(rpcErrorCodes.internal, sentenceOf(reason))
      }
      const signature = getBase58Decoder().decode(done.signature())
      record(done, { signature, error: null, addresses, wire: undefined, before, signers: 1 })
      return signature
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
