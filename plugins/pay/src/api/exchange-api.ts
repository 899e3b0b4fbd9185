import type { CloudApi } from '@latchkey/cloud/contract'
import { isLatchkeyError } from '@latchkey/kernel'
import { type HttpStatusError, parseSafeUrl } from '@latchkey/kernel/web'
import { decimalAmount } from '@latchkey/portfolio/contract'
import * as v from '@latchkey/session/schema'
import { parseWalletName } from '@latchkey/session/schema'
import type { Exchange, ExchangeFilter, PaymentOrder } from '../contract'
import { BuyStatusError, ExchangeAssetError, ExchangesUnavailableError, PayUrlError } from '../errors'
import { toCaip19 } from '../payment/order-facts'

/** The amount in whole tokens, as exact decimal text. */
const wholeTokens = ({ amount, asset: { decimals } }: PaymentOrder): string =>
  decimalAmount({ value: amount, decimals })

/** The status that an exchange reports. */
export type BuyStatus = {
  readonly status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  readonly hash?: string
}

export interface ExchangePage {
  readonly url: string
  readonly sessionId: string
}

/** The exchanges of the data API. Without `cloud` there are none. */
export interface ExchangeApi {
  list(order: PaymentOrder, signal: AbortSignal): Promise<readonly Exchange[]>
  /** The page on which the user pays at an exchange. */
  open(exchangeId: string, order: PaymentOrder, signal: AbortSignal): Promise<ExchangePage>
  status(exchangeId: string, sessionId: string, signal: AbortSignal): Promise<BuyStatus>
}

const PATH = '/v1/json-rpc'
/** Exchanges beyond this number are not shown. */
const MAX_EXCHANGES = 20
const MAX_ID = 100
const MAX_URL = 4_000
/** The exchange for test networks only. */
const TEST_EXCHANGE = 'reown_test'

type DataApi = Pick<CloudApi, 'projectId' | 'sdkQuery' | 'blockchainApi'>

/** @param cloud `undefined` on a page without it */
export function createExchangeApi(cloud: DataApi | undefined): ExchangeApi {
  return {
    async list(order, signal) {
      const asset = toCaip19(order.asset)
      if (!cloud?.projectId || asset === undefined) return []
      const params = { page: 0, asset, amount: wholeTokens(order), ...order.exchanges }
      try {
        const listed = await request(cloud, 'reown_getExchanges', params, readExchanges, signal)
        return listed.filter(({ id }) => isOffered(id, order.exchanges))
      } catch (error) {
        throw signal.aborted ? error : new ExchangesUnavailableError({ cause: error })
      }
    },
    async open(exchangeId, order, signal) {
      const { networkId } = order.asset
      const asset = toCaip19(order.asset)
      if (!cloud || asset === undefined) throw new ExchangeAssetError()
      const recipient = `${networkId}:${order.recipient}`
      const amount = wholeTokens(order)
      try {
        return await request(
          cloud,
          'reown_getExchangePayUrl',
          { exchangeId, asset, amount, recipient },
          readPage,
          signal,
        )
      } catch (error) {
        if (signal.aborted) throw error
        throw isUnsupported(error)
          ? new ExchangeAssetError({ cause: error })
          : new PayUrlError({ cause: error })
      }
    },
    async status(exchangeId, sessionId, signal) {
      try {
        if (!cloud) throw new TypeError('No data service')
        return await request(
          cloud,
          'reown_getExchangeBuyStatus',
          { exchangeId, sessionId },
          readStatus,
          signal,
        )
      } catch (error) {
        throw signal.aborted ? error : new BuyStatusError({ cause: error })
      }
    },
  }
}

/** Applied here too, because a service may ignore the lists. */
function isOffered(id: string, { includeOnly, exclude }: ExchangeFilter): boolean {
  return (includeOnly?.includes(id) ?? true) && !exclude?.includes(id)
}

/** The listed exchanges that pay on this kind of network. */
export function exchangesFor(items: readonly Exchange[], isTestnet: boolean): readonly Exchange[] {
  return items.filter(({ id }) => (id === TEST_EXCHANGE) === isTestnet)
}

class ExchangeRefusal extends Error {
  override readonly name = 'ExchangeRefusal'
}

async function request<Result>(
  cloud: DataApi,
  method: string,
  params: object,
  read: (result: unknown) => Result,
  signal: AbortSignal,
): Promise<Result> {
  try {
    // The service reads these in the parameters, too.
    const identity = await cloud.sdkQuery()
    return await cloud.blockchainApi({
      path: PATH,
      body: { jsonrpc: '2.0', id: 1, method, params: { ...params, ...identity } },
      parse: (body) => read(resultOf(body)),
      signal,
    })
  } catch (error) {
    // Refusals are JSON-RPC errors, with any HTTP status.
    throw (isStatusError(error) && refusalOf(error.body)) || error
  }
}

/** A refusal is a JSON-RPC error. */
const refusalSchema = v.object({ error: v.object({ message: v.fallback(v.string(), '') }) })
const responseSchema = v.object({ result: v.optional(v.unknown()) })

function resultOf(body: unknown): unknown {
  const refusal = refusalOf(body)
  if (refusal) throw refusal
  return v.parse(responseSchema, body).result
}

function refusalOf(body: unknown): ExchangeRefusal | undefined {
  const { success, output } = v.safeParse(refusalSchema, body)
  return success ? new ExchangeRefusal(output.error.message.slice(0, 500)) : undefined
}

const isStatusError = (error: unknown): error is HttpStatusError =>
  isLatchkeyError(error) && error.code === 'HTTP_STATUS'

/** Also checks the cause of an error that occurred while the response was read. */
function isUnsupported(error: unknown): boolean {
  const refusal = isLatchkeyError(error) ? error.cause : error
  return refusal instanceof ExchangeRefusal && refusal.message.includes('is not supported')
}

/** https, and http on localhost. */
const webUrlSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_URL),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const url = parseSafeUrl(dataset.value)
    if (url && /^https?:$/.test(url.protocol)) return url.href
    addIssue({ message: 'is no web address' })
    return NEVER
  }),
)
const exchangesSchema = v.object({ exchanges: v.array(v.unknown()) })
const exchangeSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_ID)),
  name: v.unknown(),
  imageUrl: v.fallback(v.optional(webUrlSchema), undefined),
})
const pageSchema = v.object({ url: webUrlSchema, sessionId: v.pipe(v.string(), v.regex(/^[-\w]{1,50}$/)) })
const statusSchema = v.object({
  status: v.picklist(['UNKNOWN', 'IN_PROGRESS', 'SUCCESS', 'FAILED']),
  txHash: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\w{32,100}$/))), undefined),
})

function readExchanges(result: unknown): readonly Exchange[] {
  const { exchanges } = v.parse(exchangesSchema, result)
  const read = exchanges.slice(0, MAX_EXCHANGES).flatMap((entry) => readExchange(entry) ?? [])
  const ids = read.map(({ id }) => id)
  return read.filter(({ id }, index) => ids.indexOf(id) === index)
}

function readExchange(entry: unknown): Exchange | undefined {
  const { success, output } = v.safeParse(exchangeSchema, entry)
  const name = success ? parseWalletName(output.name) : undefined
  if (!success || name === undefined) return undefined
  const { id, imageUrl } = output
  return { id, name, ...(imageUrl !== undefined && { imageUrl }) }
}

const readPage = (result: unknown): ExchangePage => v.parse(pageSchema, result)

function readStatus(result: unknown): BuyStatus {
  const { status, txHash } = v.parse(statusSchema, result)
  return { status, ...(txHash !== undefined && { hash: txHash }) }
}
