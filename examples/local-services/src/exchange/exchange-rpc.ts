import * as v from 'valibot'
import { jsonReply, type Reply } from '../http/reply'
import { type ExchangeAsset, findAsset, unitsOf } from './exchange-assets'
import type { ExchangeSessions } from './exchange-sessions'

export interface Exchange {
  readonly id: string
  readonly name: string
  pays(asset: ExchangeAsset): boolean
}

/** Two made-up exchanges: one with all assets, one with native currencies only. */
export const exchanges: readonly Exchange[] = [
  { id: 'lantern_exchange', name: 'Lantern Exchange', pays: () => true },
  { id: 'harbor_exchange', name: 'Harbor Exchange', pays: ({ token }) => token === undefined },
]

export interface ExchangeWorld {
  readonly assets: readonly ExchangeAsset[]
  readonly sessions: ExchangeSessions
  readonly gatewayUrl: () => string
}

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const callSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    jsonrpc: v.literal('2.0'),
    id: v.union([v.number(), v.string()]),
    method: v.string(),
    params: v.record(v.string(), v.unknown()),
  }),
)
const listSchema = v.object({
  page: v.optional(v.number(), 0),
  asset: v.optional(text),
  amount: v.optional(text),
  includeOnly: v.optional(v.array(text)),
  exclude: v.optional(v.array(text)),
})
const urlSchema = v.object({ exchangeId: text, asset: text, amount: text, recipient: text })
const statusSchema = v.object({ exchangeId: text, sessionId: v.pipe(text, v.maxLength(50)) })

class RpcRefusal extends Error {
  readonly rpcCode: number
  constructor(rpcCode: number, sentence: string) {
    super(sentence)
    this.name = 'RpcRefusal'
    this.rpcCode = rpcCode
  }
}

/** `reown_getExchanges`, `reown_getExchangePayUrl` and `reown_getExchangeBuyStatus`; a refusal is HTTP 400. */
export function answerExchangeRpc(body: string, projectId: string | null, world: ExchangeWorld): Reply {
  const call = v.safeParse(callSchema, body)
  const id = call.success ? call.output.id : null
  try {
    if (!call.success) throw new RpcRefusal(-32600, 'Invalid request')
    if (!projectId) throw new RpcRefusal(-1, 'Project ID is missing')
    const result = answer(call.output.method, call.output.params, world)
    return jsonReply({ jsonrpc: '2.0', id, result })
  } catch (error) {
    if (!(error instanceof RpcRefusal)) throw error
    return jsonReply({ jsonrpc: '2.0', id, error: { code: error.rpcCode, message: error.message } }, 400)
  }
}

function answer(method: string, params: object, world: ExchangeWorld): object {
  switch (method) {
    case 'reown_getExchanges':
      return listExchanges(read(listSchema, params), world)
    case 'reown_getExchangePayUrl':
      return openSession(read(urlSchema, params), world)
    case 'reown_getExchangeBuyStatus':
      return statusOf(read(statusSchema, params), world)
    default:
      throw new RpcRefusal(-32601, 'Method not found')
  }
}

function read<Schema extends v.GenericSchema>(schema: Schema, params: object): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, params)
  if (!parsed.success) throw new RpcRefusal(-32602, `Invalid params: ${parsed.issues[0].message}`)
  return parsed.output
}

function listExchanges(
  { asset: caip19, includeOnly, exclude }: v.InferOutput<typeof listSchema>,
  { assets, gatewayUrl }: ExchangeWorld,
): object {
  if (includeOnly && exclude) throw new RpcRefusal(-6, 'includeOnly and exclude cannot be used together')
  const asset = caip19 === undefined ? undefined : findAsset(assets, caip19)
  const listed = exchanges.filter(
    ({ id, pays }) =>
      (caip19 === undefined || (asset !== undefined && pays(asset))) &&
      (includeOnly?.includes(id) ?? true) &&
      !exclude?.includes(id),
  )
  return {
    exchanges: listed.map(({ id, name }) => ({ id, name, imageUrl: `${gatewayUrl()}/pictures/${id}.svg` })),
    total: listed.length,
  }
}

function openSession(
  { exchangeId, asset: caip19, amount: amountText, recipient }: v.InferOutput<typeof urlSchema>,
  { assets, sessions, gatewayUrl }: ExchangeWorld,
): object {
  const exchange = exchanges.find(({ id }) => id === exchangeId)
  if (!exchange) throw new RpcRefusal(-7, `Exchange ${exchangeId} not found`)
  const asset = findAsset(assets, caip19)
  if (!asset || !exchange.pays(asset))
    throw new RpcRefusal(-7, `Asset ${caip19} is not supported by ${exchangeId}`)
  const amount = unitsOf(amountText, asset.decimals)
  if (amount === undefined || amount === 0n) throw new RpcRefusal(-32602, 'Invalid amount')
  const receiver = recipient.startsWith(`${asset.networkId}:`)
    ? recipient.slice(asset.networkId.length + 1)
    : undefined
  if (!receiver) throw new RpcRefusal(-7, 'Asset and recipient are on different chains')
  const session = sessions.open({
    exchangeId,
    exchangeName: exchange.name,
    asset,
    amountText,
    amount,
    receiver,
  })
  return { url: `${gatewayUrl()}/exchange/pay?session=${session.id}`, sessionId: session.id }
}

function statusOf(
  { exchangeId, sessionId }: v.InferOutput<typeof statusSchema>,
  { sessions }: ExchangeWorld,
): object {
  const session = sessions.find(sessionId)
  if (session?.exchangeId !== exchangeId) throw new RpcRefusal(-8, 'Session not found')
  return session.state
}
