import { isObject, type ReadPayment } from './invoice'

/** Compares the recipient's balances before and after the transaction. */
export const readSolanaPayment: ReadPayment = async (node, wanted) => {
  const { hash, networkId, recipient, token, payer } = wanted
  if (!/^[1-9A-HJ-NP-Za-km-z]{64,90}$/.test(hash)) return 'RECEIPT_MALFORMED'
  const genesis = await node({ method: 'getGenesisHash' })
  if (typeof genesis !== 'string' || `solana:${genesis.slice(0, 32)}` !== networkId)
    return 'NODE_OF_ANOTHER_NETWORK'
  // Requires a finalized block, which is never reverted, whatever the number of confirmations.
  const found = await node({
    method: 'getTransaction',
    params: [
      hash,
      {
        encoding: 'json',
        commitment: 'finalized',
        maxSupportedTransactionVersion: 1,
      },
    ],
  })
  if (!isObject(found)) return 'TRANSACTION_NOT_FOUND'
  const { meta, transaction, blockTime } = found
  const message = isObject(transaction) ? transaction['message'] : undefined
  const keys = isObject(message) ? message['accountKeys'] : undefined
  if (!isObject(meta) || !Array.isArray(keys) || typeof blockTime !== 'number')
    throw new TypeError('The transaction cannot be read')
  if (meta['err'] !== null) return 'TRANSACTION_REVERTED'
  const change = (owner: string): bigint =>
    token === undefined ? nativeChange(meta, keys, owner) : tokenChange(meta, owner, token)
  const received = change(recipient)
  if (received <= 0n) return 'NOT_ARRIVED'
  if (payer !== undefined && change(payer) > -received) return 'PAYER_MISMATCH'
  return { received, blockTime }
}

type Meta = Readonly<Record<string, unknown>>

/** Accounts of lookup tables follow the message's accounts. */
function nativeChange(meta: Meta, keys: readonly unknown[], owner: string): bigint {
  const { loadedAddresses, preBalances, postBalances } = meta
  const { writable = [], readonly = [] } = isObject(loadedAddresses) ? loadedAddresses : {}
  const all = [...keys, ...listOf(writable), ...listOf(readonly)]
  const index = all.indexOf(owner)
  return index < 0 ? 0n : whole(listOf(postBalances)[index]) - whole(listOf(preBalances)[index])
}

function tokenChange(meta: Meta, owner: string, mint: string): bigint {
  const held = (balances: unknown): bigint =>
    listOf(balances).reduce<bigint>((sum, entry) => {
      if (!isObject(entry) || entry['owner'] !== owner || entry['mint'] !== mint) return sum
      const amount = isObject(entry['uiTokenAmount']) ? entry['uiTokenAmount']['amount'] : undefined
      return sum + whole(amount)
    }, 0n)
  return held(meta['postTokenBalances']) - held(meta['preTokenBalances'])
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('No list')
  return value
}

function whole(value: unknown): bigint {
  if (typeof value === 'string' && /^\d{1,30}$/.test(value)) return BigInt(value)
  // Above 2^53 a node's JSON is rounded, by at most 512 lamports.
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return BigInt(value)
  throw new TypeError('No amount')
}
