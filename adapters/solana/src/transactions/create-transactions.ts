import { type CheckedRead, TransactionInvalidError } from '@latchkey/adapter-kit'
import type {
  ActiveTarget,
  NativeAmount,
  NetworkId,
  SentTransaction,
  TransactionEstimate,
  TransactionRequest,
  Transactions,
} from '@latchkey/session/contract'
import { createWalletError, safeGet } from '@latchkey/session/requests'
import * as v from '@latchkey/session/schema'
import { isAddress } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import type { Chains } from '../chain/read-chain'
import { decodeTransaction } from '../explain/decode-transaction'
import { fromBase64, toBase64 } from '../requests/bytes'
import { buildTransfer } from './build-transfer'
import { encodeTransaction } from './encode-transaction'
import { findSent, type KeptSigners, readCursor } from './find-sent'
import { openNetwork, readBlockhash } from './open-network'
import { readTransaction } from './read-transaction'
import { requestSending } from './request-sending'
import {
  createLifetimes,
  type Lifetimes,
  observeTransaction,
  waitForTransaction,
} from './wait-for-transaction'
import { messageOf, readSigners } from './wire-transaction'

/** How long a sent transaction is held back for the height at which it expires. */
const EXPIRY_TIMEOUT_MS = 3_000
/** Of the System program: the number of `AdvanceNonceAccount`, the first instruction of what has a durable nonce. */
const ADVANCE_NONCE = 4

/** Sending over Solana wallets: estimates and outcomes are read over the host's own RPC. There are no batches. */
export function createTransactions(chains: Chains): Required<Omit<Transactions, 'batches' | 'canProve'>> {
  const lifetimes = createLifetimes(chains.ctx)
  const kept: KeptSigners = new Map()
  return {
    estimate: (...args) => estimateTransaction(chains, ...args),
    async send(request, target, terms) {
      if (terms) throw new TransactionInvalidError('terms')
      return sendTransaction(chains, lifetimes, request, target)
    },
    wait: (...args) => waitForTransaction(chains, lifetimes, ...args),
    observe: async (sent) => observeTransaction(chains, lifetimes, sent),
    read: (...args) => readTransaction(chains, ...args),
    cursor: (...args) => readCursor(chains, ...args),
    since: (...args) => findSent(chains, kept, ...args),
  }
}

interface BuiltTransaction {
  readonly bytes: Uint8Array
  /** The receiver's token account, where the transaction creates it. */
  readonly created?: string
}

async function buildTransaction(
  read: CheckedRead,
  request: TransactionRequest,
  address: string,
): Promise<BuiltTransaction> {
  if (request.type === 'serialized') return { bytes: parseTransaction(request.transaction, address) }
  if (request.type !== 'transfer') throw new TransactionInvalidError('type')
  if (!isAddress(address)) throw new TransactionInvalidError('transaction')
  const [lifetime, { instructions, ...rest }] = await Promise.all([
    readBlockhash(read),
    buildTransfer(read, address, request),
  ])
  return { bytes: encodeTransaction(address, lifetime, instructions), ...rest }
}

/** Refuses a transaction that was built elsewhere and does not need the account's signature. */
function parseTransaction(text: string, address: string): Uint8Array {
  const bytes = fromBase64(text)
  const isSigner = bytes && readSigners(bytes)?.some((signer) => signer.address === address)
  if (!isSigner) throw new TransactionInvalidError('transaction')
  return bytes
}

const lamportsSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** The value is `null` for a message whose blockhash the network does not know. */
const feeSchema = v.object({ value: v.nullable(lamportsSchema) })
const simulationSchema = v.object({
  value: v.object({
    err: v.unknown(),
    accounts: v.nullish(v.array(v.nullable(v.object({ lamports: lamportsSchema }))), []),
  }),
})

/** The network simulates the transaction, without signatures. */
async function estimateTransaction(
  chains: Chains,
  request: TransactionRequest,
  { account, networkId }: ActiveTarget,
  signal: AbortSignal,
): Promise<TransactionEstimate> {
  const { network, read } = openNetwork(chains, networkId, signal)
  const { bytes, created } = await buildTransaction(read, request, account.address)
  const commitment = 'confirmed'
  const [fee, simulation] = await Promise.all([
    read(feeSchema, 'getFeeForMessage', toBase64(messageOf(bytes)), { commitment }),
    read(simulationSchema, 'simulateTransaction', toBase64(bytes), {
      commitment,
      encoding: 'base64',
      sigVerify: false,
      replaceRecentBlockhash: true,
      accounts: { encoding: 'base64', addresses: created === undefined ? [] : [created] },
    }),
  ])
  const { err, accounts } = simulation.value
  if (err) throw simulationError(err)
  // Only a transaction that was built elsewhere can have an old blockhash.
  if (fee.value === null) throw new TransactionInvalidError('transaction')
  const rent = BigInt(accounts?.[0]?.lamports ?? 0)
  const { decimals, symbol } = network.nativeCurrency
  const toAmount = (value: bigint): NativeAmount => ({ value: value.toString(), decimals, symbol })
  return {
    fee: toAmount(BigInt(fee.value) + rent),
    // Wallets add instructions with which the account pays to be preferred, as much as they think fit.
    isUpperBound: false,
    ...(rent > 0n ? { rent: toAmount(rent) } : {}),
  }
}

/**
 * The wallet sends the transaction; if it can only sign, the page sends it. Each request names account and
 * network.
 */
async function sendTransaction(
  chains: Chains,
  lifetimes: Lifetimes,
  request: TransactionRequest,
  target: ActiveTarget,
): Promise<SentTransaction> {
  const { account, connectionId, networkId } = target
  const { network, read } = openNetwork(chains, networkId, chains.ctx.signal)
  const { bytes } = await buildTransaction(read, request, account.address)
  const id = await requestSending(chains, bytes, network, target)
  lifetimes.start(id)
  const sent = { type: 'transaction', id, from: account.address, networkId, connectionId } as const
  const lastValidBlockHeight = mayExpire(bytes) ? await readExpiry(chains, networkId) : undefined
  return lastValidBlockHeight === undefined ? sent : { ...sent, lastValidBlockHeight }
}

/** A transaction with a durable nonce never expires. What cannot be decoded may have one. */
function mayExpire(bytes: Uint8Array): boolean {
  const first = decodeTransaction(bytes)?.instructions[0]
  return first !== undefined && !(first.program === SYSTEM_PROGRAM_ADDRESS && first.data[0] === ADVANCE_NONCE)
}

/**
 * Read after the wallet has responded, because it may have taken a newer blockhash than the one it was given. The
 * transaction is sent, so a network that fails or is slow leaves it unknown.
 */
async function readExpiry({ ctx, ...chains }: Chains, networkId: NetworkId): Promise<number | undefined> {
  const end = new AbortController()
  const late = ctx.clock.wait(EXPIRY_TIMEOUT_MS, end.signal).then(
    () => undefined,
    () => undefined,
  )
  const { read } = openNetwork({ ctx, ...chains }, networkId, end.signal)
  const height = readBlockhash(read).then(
    ({ lastValidBlockHeight }) => Number(lastValidBlockHeight),
    () => undefined,
  )
  try {
    return await Promise.race([height, late])
  } finally {
    end.abort()
  }
}

/** `Custom(1)` of the System program and of both token programs: there is less than is to be moved. */
const INSUFFICIENT_FUNDS_CODE = 1
const fundsErrors: ReadonlySet<unknown> = new Set([
  'AccountNotFound',
  'InsufficientFundsForFee',
  'InsufficientFunds',
])

/**
 * The error of a transaction that the network would not execute, from the `err` of a simulation: `INSUFFICIENT_FUNDS`,
 * `INVALID_TRANSACTION`, or `EXECUTION_REVERTED` for everything a program refused.
 */
function simulationError(err: unknown): Error {
  const cause = { data: err }
  const instruction = safeGet(err, 'InstructionError')
  const reason = Array.isArray(instruction) ? instruction[1] : err
  const rentIndex = safeGet(safeGet(err, 'InsufficientFundsForRent'), 'account_index')
  // The payer is the first account. Another one is the receiver: a new account has to hold its rent.
  if (typeof rentIndex === 'number' && rentIndex > 0) return new TransactionInvalidError('amount')
  if (reason === 'BlockhashNotFound') return new TransactionInvalidError('transaction')
  const isFundsError =
    rentIndex === 0 || fundsErrors.has(reason) || safeGet(reason, 'Custom') === INSUFFICIENT_FUNDS_CODE
  return createWalletError(isFundsError ? 'INSUFFICIENT_FUNDS' : 'EXECUTION_REVERTED', {
    phase: 'request',
    cause,
  })
}
