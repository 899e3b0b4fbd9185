import { createWalletError } from '@latchkey/session/requests'
import * as v from '@latchkey/session/schema'
import bs58 from 'bs58'
import { WalletResponseError } from '../errors'

/** A transaction has at most 1,232 bytes. Base58 takes quadratic time, so much longer data is refused. */
const MAX_BYTES = 16_384
const MAX_AT_ONCE = 100

const base64 = v.pipe(v.string(), v.nonEmpty(), v.maxLength(Math.ceil(MAX_BYTES / 3) * 4))
const base58 = v.pipe(v.string(), v.nonEmpty(), v.maxLength(Math.ceil(MAX_BYTES * 1.37)))
const commitment = v.picklist([
  'processed',
  'confirmed',
  'finalized',
  'recent',
  'single',
  'singleGossip',
  'root',
  'max',
])
const sendOptions = v.object({
  skipPreflight: v.exactOptional(v.boolean()),
  preflightCommitment: v.exactOptional(commitment),
  maxRetries: v.exactOptional(v.number()),
  minContextSlot: v.exactOptional(v.number()),
})

const one = v.object({ transaction: base64 })
const several = v.object({ transactions: v.pipe(v.array(base64), v.minLength(1), v.maxLength(MAX_AT_ONCE)) })
const sent = v.object({ transaction: base64, sendOptions: v.optional(sendOptions) })

/**
 * Converts the params of a request to the frame's format. Pages send transactions in base64 with `sendOptions`, as for
 * WalletConnect; the frame expects base58 and `options`. Throws a `WalletError` (`INVALID_PARAMS`).
 */
export function toFrameParams(method: string, params: unknown): unknown {
  switch (method) {
    case 'solana_signTransaction':
      return { transaction: toFrame(method, read(method, one, params).transaction) }
    case 'solana_signAllTransactions':
      return {
        transactions: read(method, several, params).transactions.map((text) => toFrame(method, text)),
      }
    case 'solana_signAndSendTransaction': {
      const { transaction, sendOptions: options } = read(method, sent, params)
      return { transaction: toFrame(method, transaction), ...(options && { options }) }
    }
    default:
      return params
  }
}

const signedOne = v.object({ transaction: base58, signature: v.optional(base58) })
const signedAll = v.object({ transactions: v.pipe(v.array(base58), v.maxLength(MAX_AT_ONCE)) })

/**
 * Converts the frame's response to the format of pages, with transactions in base64. Throws
 * `WalletResponseError`.
 */
export function fromFrameResponse(method: string, response: unknown): unknown {
  switch (method) {
    case 'solana_signTransaction': {
      // The frame may reply with the transaction only.
      const reply = v.safeParse(
        signedOne,
        typeof response === 'string' ? { transaction: response } : response,
      )
      if (!reply.success) throw new WalletResponseError(method)
      const bytes = fromFrame(method, reply.output.transaction)
      return { signature: reply.output.signature ?? firstSignature(bytes), transaction: toBase64(bytes) }
    }
    case 'solana_signAllTransactions': {
      const reply = v.safeParse(signedAll, Array.isArray(response) ? { transactions: response } : response)
      if (!reply.success) throw new WalletResponseError(method)
      return { transactions: reply.output.transactions.map((text) => toBase64(fromFrame(method, text))) }
    }
    case 'solana_signAndSendTransaction':
    case 'solana_signMessage':
      return typeof response === 'string' ? { signature: response } : response
    default:
      return response
  }
}

function read<Schema extends v.GenericSchema>(
  method: string,
  schema: Schema,
  params: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, params)
  if (!parsed.success) throw invalid({ method, part: v.getDotPath(parsed.issues[0]) ?? 'params' })
  return parsed.output
}

const invalid = (cause: object): Error => createWalletError('INVALID_PARAMS', { phase: 'request', cause })

function toFrame(method: string, text: string): string {
  try {
    return bs58.encode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)))
  } catch (error) {
    throw invalid({ method, part: 'transaction', error })
  }
}

function fromFrame(method: string, text: string): Uint8Array {
  const bytes = bs58.decodeUnsafe(text)
  if (!bytes) throw new WalletResponseError(method)
  return bytes
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/**
 * Returns the first signature, which is the fee payer's and the transaction's id. A transaction starts with
 * the count of its signatures.
 */
const firstSignature = (bytes: Uint8Array): string => bs58.encode(bytes.slice(1, 65))
