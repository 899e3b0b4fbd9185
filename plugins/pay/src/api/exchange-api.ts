import { type CloudApi, cloudContract } from '@latchkey/cloud/contract'
import { isLatchkeyError } from '@latchkey/kernel'
import { type HttpStatusError, parseSafeUrl } from '@latchkey/kernel/web'
import { decimalAmount } from '@latchkey/portfolio/contract'
import { parseWalletName } from '@latchkey/session/wallet-text'
import type { Exchange, ExchangeFilter, PaymentOrder } from '../contract'
import { BuyStatusError, ExchangeAssetError, ExchangesUnavailableError, PayUrlError } from '../errors'
import type { PayContext } from '../pay-context'
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

export function createExchangeApi(ctx: PayContext): ExchangeApi {
  const cloud = ctx.tryUse(cloudContract)
  return {
    async list(order, signal) {
      const asset = toCaip19(order.asset)
      if (!cloud?.projectId || asset === undefined) return []
      const params = { page: 0, asset, amount: wholeTokens(order), ...order.exchanges }
      try {
        const listed = await request(cloud, 'reown_getExchanges', params, readExchanges, signal)
        return listed.filter(({ id }) => isOffered(id, order.exchanges))
      } catch (error) {
        throw signal.aborted ? error : new ExchangesUnavailableError(error)
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
        throw isUnsupported(error) ? new ExchangeAssetError(error) : new PayUrlError(error)
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
        throw signal.aborted ? error : new BuyStatusError(error)
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
  cloud: CloudApi,
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

function resultOf(body: unknown): unknown {
  const refusal = refusalOf(body)
  if (refusal) throw refusal
  return isObject(body) ? body['result'] : undefined
}

function refusalOf(body: unknown): ExchangeRefusal | undefined {
  const error = isObject(body) ? body['error'] : undefined
  return isObject(error) ? new ExchangeRefusal(String(error['message']).slice(0, 500)) : undefined
}

const isStatusError = (error: unknown): error is HttpStatusError =>
  isLatchkeyError(error) && error.code === 'HTTP_STATUS'

/** Also checks the cause of an error that occurred while the response was read. */
function isUnsupported(error: unknown): boolean {
  const refusal = isLatchkeyError(error) ? error.cause : error
  return refusal instanceof ExchangeRefusal && refusal.message.includes('is not supported')
}

function readExchanges(result: unknown): readonly Exchange[] {
  const list = isObject(result) ? result['exchanges'] : undefined
  if (!Array.isArray(list)) throw new TypeError('No list of exchanges')
  const ids = new Set<string>()
  return list.slice(0, MAX_EXCHANGES).flatMap((entry: unknown) => {
    const exchange = isObject(entry) ? readExchange(entry) : undefined
    if (!exchange || ids.has(exchange.id)) return []
    ids.add(exchange.id)
    return [exchange]
  })
}

function readExchange({ id, name, imageUrl }: Readonly<Record<string, unknown>>): Exchange | undefined {
  const shown = parseWalletName(name)
  if (typeof id !== 'string' || id === '' || id.length > MAX_ID || shown === undefined) return undefined
  const picture = typeof imageUrl === 'string' && imageUrl.length <= MAX_URL ? webUrl(imageUrl) : undefined
  return { id, name: shown, ...(picture === undefined ? {} : { imageUrl: picture }) }
}

function readPage(result: unknown): ExchangePage {
  const { url, sessionId } = isObject(result) ? result : {}
  const safe = typeof url === 'string' && url.length <= MAX_URL ? webUrl(url) : undefined
  // control: pay-page-of-any-scheme
  if (safe === undefined || typeof sessionId !== 'string' || !/^[-\w]{1,50}$/.test(sessionId))
    throw new TypeError('No page of an exchange')
  return { url: safe, sessionId }
}

function readStatus(result: unknown): BuyStatus {
  const { status, txHash } = isObject(result) ? result : {}
  if (status !== 'UNKNOWN' && status !== 'IN_PROGRESS' && status !== 'SUCCESS' && status !== 'FAILED')
    throw new TypeError('No status')
  const isHash = typeof txHash === 'string' && /^\w{32,100}$/.test(txHash)
  return { status, ...(isHash ? { hash: txHash } : {}) }
}

/** Accepts https, and http on loopback. */
function webUrl(text: string): string | undefined {
  const url = parseSafeUrl(text)
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
