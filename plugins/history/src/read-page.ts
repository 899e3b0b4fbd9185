import { type CloudApi, isNetworkUnserved } from '@latchkey/cloud/contract'
import { isWebUrl } from '@latchkey/kernel'
import type { NetworkId } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { plainText } from '@latchkey/session/schema'
import type {
  HistoryOptions,
  HistoryPage,
  HistoryQuery,
  HistoryTransaction,
  HistoryTransfer,
} from './contract'
import { HistoryUnavailableError } from './errors'
import { formatDecimal, parseDecimal } from './model/decimal'
import { MAX_TRANSACTIONS } from './model/join-pages'
import { partiesOf } from './model/parties-of'

/**
 * Requests one page from the data API. Rejects with `HistoryUnavailableError` and the errors of
 * `blockchainApi`.
 */
export async function readPage(
  cloud: CloudApi | undefined,
  { accountAddress, networkId, cursor }: HistoryQuery,
  parts: Omit<PageParts, 'accountAddress' | 'networkId'>,
  signal: AbortSignal,
): Promise<HistoryPage> {
  if (!cloud?.projectId) throw new HistoryUnavailableError(networkId)
  try {
    return await cloud.blockchainApi({
      path: `/v1/account/${encodeURIComponent(accountAddress)}/history`,
      query: { cursor, chainId: networkId },
      networkId,
      parse: (response) => parsePage(response, { ...parts, accountAddress, networkId }),
      signal,
    })
  } catch (error) {
    if (isNetworkUnserved(error)) throw new HistoryUnavailableError(networkId)
    throw error
  }
}

const MAX_TRANSFERS = 100
const MAX_TEXT = 100
const MAX_ID = 200
/** The cursor is part of the next request's URL. */
const MAX_CURSOR = 2_000
const MAX_URL = 2_048
const statuses = ['confirmed', 'failed', 'pending', 'unknown'] as const

/** The context of a page. */
export interface PageParts extends HistoryOptions {
  readonly accountAddress: string
  readonly networkId: NetworkId
  /** Of the network's native currency; `undefined` for a network that the page does not know. */
  readonly nativeSymbol: string | undefined
  readonly nowMs: number
}

const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined)
const text = (length: number) =>
  v.pipe(
    v.string(),
    v.transform((given) => plainText(given, length)),
  )
const label = optional(v.pipe(text(MAX_TEXT), v.minLength(1)))
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID), v.regex(/^[\w:.\-+/=]+$/))
const url = optional(v.pipe(v.string(), v.maxLength(MAX_URL)))
const number = optional(v.pipe(v.number(), v.finite(), v.minValue(0)))
const picture = optional(v.object({ url }))

const pageSchema = v.object({
  data: v.array(v.unknown()),
  next: v.fallback(v.nullish(v.pipe(v.string(), v.maxLength(MAX_CURSOR))), undefined),
})
const transactionSchema = v.object({
  id,
  metadata: v.object({
    operationType: v.fallback(text(40), ''),
    hash: optional(id),
    chain: v.nullish(v.string()),
    minedAt: v.pipe(v.string(), v.maxLength(40)),
    sentFrom: optional(id),
    sentTo: optional(id),
    status: v.fallback(v.picklist(statuses), 'unknown'),
  }),
  transfers: v.fallback(v.nullish(v.array(v.unknown())), undefined),
})
const transferSchema = v.object({
  fungible_info: v.nullish(v.object({ name: label, symbol: label, icon: v.nullish(picture) })),
  nft_info: v.nullish(
    v.object({
      name: label,
      content: v.nullish(v.object({ preview: v.nullish(picture) })),
      flags: v.nullish(v.object({ is_spam: optional(v.boolean()) })),
    }),
  ),
  direction: v.picklist(['in', 'out', 'self']),
  quantity: v.nullish(v.object({ numeric: v.fallback(v.union([v.string(), v.number()]), '') })),
  value: number,
})

/** Parses a page without malformed transactions and spam. Throws for a response that is no page. */
export function parsePage(response: unknown, parts: PageParts): HistoryPage {
  const { data, next } = v.parse(pageSchema, response)
  const transactions = data
    .slice(0, MAX_TRANSACTIONS)
    .flatMap((entry) => parseTransaction(entry, parts) ?? [])
  return { source: 'service', transactions, ...(next ? { next } : {}) }
}

function parseTransaction(entry: unknown, parts: PageParts): HistoryTransaction | undefined {
  const parsed = v.safeParse(transactionSchema, entry)
  if (!parsed.success) return undefined
  const { metadata, transfers } = parsed.output
  const { hash, chain, sentFrom, sentTo, operationType: type, status } = metadata
  const minedAtMs = Date.parse(metadata.minedAt)
  if (chain && chain !== parts.networkId) return undefined
  if (Number.isNaN(minedAtMs) || minedAtMs < 0) return undefined
  const read = transfers?.slice(0, MAX_TRANSFERS).flatMap((one) => parseTransfer(one, parts) ?? []) ?? []
  if (read.length > 0 && read.every(({ isSpam }) => isSpam)) return undefined
  const moved = read.map(({ transfer }) => transfer)
  return {
    id: parsed.output.id,
    ...(hash === undefined ? {} : { hash }),
    type,
    status,
    // A date in the future would stay at the top of the list.
    minedAtMs: Math.min(minedAtMs, parts.nowMs),
    ...partiesOf({ type, sentFrom, sentTo, transfers: moved }, parts),
    transfers: moved,
  }
}

interface ReadTransfer {
  readonly transfer: HistoryTransfer
  readonly isSpam: boolean
}

function parseTransfer(entry: unknown, { pictureOrigins }: PageParts): ReadTransfer | undefined {
  const parsed = v.safeParse(transferSchema, entry)
  if (!parsed.success) return undefined
  const { fungible_info: token, nft_info: nft, direction, quantity, value } = parsed.output
  const { name } = token ?? nft ?? {}
  const pictureUrl = token ? token.icon?.url : nft?.content?.preview?.url
  const amount = parseDecimal(`${quantity?.numeric ?? ''}`)
  return {
    isSpam: nft?.flags?.is_spam === true,
    transfer: {
      kind: token ? 'token' : nft ? 'nft' : 'other',
      direction,
      ...(name === undefined ? {} : { name }),
      ...(token?.symbol === undefined ? {} : { symbol: token.symbol }),
      ...(isPicture(pictureUrl, pictureOrigins) ? { pictureUrl } : {}),
      ...(amount === undefined ? {} : { quantity: formatDecimal(amount) }),
      ...(value === undefined ? {} : { valueUsd: value }),
    },
  }
}

function isPicture(given: string | undefined, origins: readonly string[] | undefined): given is string {
  if (given === undefined || !/^https?:/i.test(given) || !isWebUrl(given)) return false
  return !origins || origins.includes(new URL(given).origin)
}
