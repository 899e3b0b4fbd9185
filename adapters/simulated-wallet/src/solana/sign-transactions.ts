import * as v from '@latchkey/session/schema'
import bs58 from 'bs58'
import { readParams } from '../methods/read-params'
import type { WalletNetwork } from '../options'
import { ProviderRpcError, providerErrorCodes } from '../provider-error'
import {
  type FeatureContext,
  type FeatureHandler,
  requireNetwork,
  requireSolanaAccount,
} from './feature-context'
import { sign } from './load-accounts'
import { readTransaction, type WireTransaction } from './read-transaction'
import { accountSchema, bytesSchema } from './sign-message'

const input = { account: accountSchema, transaction: bytesSchema }
const signSchema = v.array(v.object({ ...input, chain: v.optional(v.string()) }))

export const signTransaction: FeatureHandler = async (wallet, inputs, feature) => {
  const jobs = await readJobs(wallet, readParams(signSchema, inputs, feature), feature)
  await ask(wallet, 'sign-solana-transactions', jobs, feature)
  return Promise.all(jobs.map(async (job) => ({ signedTransaction: await job.sign() })))
}

const optionsSchema = v.optional(
  v.object({
    skipPreflight: v.optional(v.boolean()),
    preflightCommitment: v.optional(v.string()),
    maxRetries: v.optional(v.number()),
    minContextSlot: v.optional(v.number()),
  }),
)
const sendSchema = v.array(v.object({ ...input, chain: v.string(), options: optionsSchema }))

/** Signs all, then sends one after the other: a later one may need what an earlier one did. */
export const signAndSendTransaction: FeatureHandler = async (wallet, inputs, feature) => {
  const requests = readParams(sendSchema, inputs, feature)
  const jobs = await readJobs(wallet, requests, feature)
  await ask(wallet, 'send-solana-transactions', jobs, feature)
  const outputs: unknown[] = []
  for (const [at, job] of jobs.entries()) {
    const encoded = btoa(String.fromCharCode(...(await job.sign())))
    const options = { ...requests[at]?.options, encoding: 'base64' }
    const signature = await wallet.callChain(job.network, 'sendTransaction', [encoded, options])
    outputs.push({ signature: readSignature(signature) })
  }
  return outputs
}

interface Job {
  readonly signer: string
  readonly network: WalletNetwork
  readonly wire: WireTransaction
  sign(): Promise<Uint8Array>
}

function readJobs(
  wallet: FeatureContext,
  requests: v.InferOutput<typeof signSchema>,
  feature: string,
): Promise<Job[]> {
  return Promise.all(
    requests.map(async ({ account, transaction, chain }): Promise<Job> => {
      const { account: signer, seed } = await requireSolanaAccount(wallet, account.address)
      const network = requireNetwork(wallet, chain, feature)
      const wire = readWire(transaction, signer.address, feature)
      return {
        signer: signer.address,
        network,
        wire,
        sign: async () => wire.withSignature(signer.address, await sign(seed, wire.message)),
      }
    }),
  )
}

/** One prompt for all of them. */
async function ask(
  { confirmations }: FeatureContext,
  kind: 'sign-solana-transactions' | 'send-solana-transactions',
  [first, ...rest]: readonly Job[],
  feature: string,
): Promise<void> {
  if (!first) return
  await confirmations.ask({
    kind,
    method: feature,
    account: first.signer,
    network: first.network,
    transactions: [first.wire.transaction, ...rest.map(({ wire }) => wire.transaction)],
  })
}

function readWire(bytes: Uint8Array, signer: string, feature: string): WireTransaction {
  const wire = read(bytes, feature)
  if (wire.signers.includes(signer)) return wire
  const message = `${feature}: the transaction does not want a signature of ${signer}.`
  throw new ProviderRpcError(providerErrorCodes.invalidParams, message)
}

function read(bytes: Uint8Array, feature: string): WireTransaction {
  try {
    return readTransaction(bytes)
  } catch (error) {
    const message = `${feature}: this is no transaction: ${error instanceof Error ? error.message : error}.`
    throw new ProviderRpcError(providerErrorCodes.invalidParams, message)
  }
}

function readSignature(said: unknown): Uint8Array {
  const signature = typeof said === 'string' ? bs58.decodeUnsafe(said) : undefined
  if (signature) return signature
  const message = 'The chain’s answer to sendTransaction makes no sense.'
  throw new ProviderRpcError(providerErrorCodes.internal, message)
}
