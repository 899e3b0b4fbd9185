import { getCompiledTransactionMessageDecoder } from '@solana/kit'
import * as v from 'valibot'
import { accountData } from './account-data'
import { type Cluster, type ConfirmedTransaction, LAMPORTS_PER_SIGNATURE } from './cluster'
import { readWire } from './decode-transaction'
import { type Methods, withContext } from './method'
import { addressSchema, readParams } from './params'
import { transactionResponse } from './transaction-response'

const SIGNATURES_LISTED = 1_000

function statusOf(transaction: ConfirmedTransaction | undefined): object | null {
  if (!transaction) return null
  const { slot, error } = transaction
  const status = error === null ? { Ok: null } : { Err: error }
  return { slot, confirmations: null, err: error, status, confirmationStatus: 'finalized' }
}

function signaturesOf(cluster: Cluster, params: readonly unknown[]): readonly object[] {
  const [address, { limit = SIGNATURES_LISTED, before, until }] = readParams(addressSchema, params)
  const newestFirst = cluster.transactions.filter(({ addresses }) => addresses.includes(address)).reverse()
  const from = before ? newestFirst.findIndex(({ signature }) => signature === before) + 1 : 0
  const end = newestFirst.findIndex(({ signature }) => signature === until)
  return newestFirst.slice(from, Math.min(from + limit, end < 0 ? newestFirst.length : end)).map((one) => ({
    signature: one.signature,
    slot: one.slot,
    err: one.error,
    memo: null,
    blockTime: one.blockTime,
    confirmationStatus: 'finalized',
  }))
}

/** Methods that send, simulate and look up transactions. */
export const transactionMethods: Methods = [
  [
    'getFeeForMessage',
    (cluster, params) => {
      const bytes = Buffer.from(readParams(v.string(), params)[0], 'base64')
      const { header } = getCompiledTransactionMessageDecoder().decode(bytes)
      return withContext(cluster, LAMPORTS_PER_SIGNATURE * header.numSignerAccounts)
    },
  ],
  [
    'requestAirdrop',
    (cluster, params) => {
      const [to] = readParams(addressSchema, params, 2)
      const [amount] = readParams(v.pipe(v.number(), v.integer(), v.minValue(1)), params.slice(1))
      return cluster.airdrop(to, BigInt(amount))
    },
  ],
  [
    'sendTransaction',
    (cluster, params) => {
      const [text, { encoding = 'base58', skipPreflight = false }] = readParams(v.string(), params)
      return cluster.send(readWire(text, encoding), { skipPreflight })
    },
  ],
  [
    'simulateTransaction',
    (cluster, params) => {
      const [text, settings] = readParams(v.string(), params)
      const { error, logs, units, accounts } = cluster.simulate(
        readWire(text, settings.encoding ?? 'base58'),
        {
          checkSignatures: settings.sigVerify ?? false,
          anyBlockhash: settings.replaceRecentBlockhash ?? false,
        },
      )
      return withContext(cluster, {
        err: error,
        logs,
        accounts:
          settings.accounts?.addresses.map((address) => {
            const written = accounts.find((one) => one.address === address)
            const account = written ?? cluster.svm.getAccount(address)
            return accountData(cluster.svm, account, settings.accounts?.encoding ?? 'base64')
          }) ?? null,
        unitsConsumed: units,
        returnData: null,
      })
    },
  ],
  [
    'getSignatureStatuses',
    (cluster, params) => {
      const [signatures] = readParams(v.array(v.string()), params)
      return withContext(
        cluster,
        signatures.map((signature) => statusOf(cluster.find(signature))),
      )
    },
  ],
  ['getSignaturesForAddress', signaturesOf],
  [
    'getTransaction',
    (cluster, params) => {
      const [signature, { encoding = 'json' }] = readParams(v.string(), params)
      const transaction = cluster.find(signature)
      return transaction ? transactionResponse(transaction, encoding) : null
    },
  ],
]
