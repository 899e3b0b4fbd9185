import * as v from 'valibot'
import { formatUnits } from 'viem'
import type { ExchangeAsset } from '../exchange/exchange-assets'
import { payOut } from '../exchange/pay-out'
import type { Traffic } from '../fault-injection/log-and-inject-faults'
import { type Call, errorReply, type Reply } from '../http/reply'
import { type HttpService, startHttpService } from '../http/start-http-service'
import { unitsFor } from './onramp-amounts'
import { networkIdOf, networkNames } from './onramp-networks'
import { behaviours, endPage, offerPage } from './provider-page'

const LATE_MS = 6_000

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2_000))
const walletsSchema = v.pipe(
  text,
  v.parseJson(),
  v.array(v.object({ address: text, assets: v.pipe(v.array(text), v.minLength(1)) })),
  v.minLength(1),
)
const orderSchema = v.object({
  destinationWallets: walletsSchema,
  defaultNetwork: text,
  defaultExperience: v.literal('buy'),
  partnerUserId: text,
  presetFiatAmount: text,
  fiatCurrency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
})
const behaviourSchema = v.object({ behaviour: v.picklist(behaviours) })

interface Order {
  readonly asset: ExchangeAsset
  readonly units: bigint
  readonly receiver: string
  readonly money: string
}

export interface OnrampProviderOptions {
  readonly port: number
  readonly traffic: Traffic
  readonly assets: readonly ExchangeAsset[]
  readonly nodeUrlOf: (networkId: string) => string | undefined
}

/**
 * A provider that sells tokens without taking money: `GET /` is its page, with the query of the data API's
 * widget, and the decision made there is executed on the chain.
 */
export function startOnrampProvider(options: OnrampProviderOptions): Promise<HttpService> {
  const { port, traffic } = options
  return startHttpService('onrampProvider', port, (call) =>
    traffic.pass({ services: ['onramp:page'], calls: [`${call.method} ${call.path}`] }, call.signal, () =>
      answer(call, options),
    ),
  )
}

async function answer({ method, path, query, body }: Call, options: OnrampProviderOptions): Promise<Reply> {
  if (method === 'GET' && path === '/') {
    const order = readOrder(query, options.assets)
    if (!order) return errorReply(400, 'This provider does not sell that.')
    const { asset, units, receiver, money } = order
    const network = networkNames[asset.networkId]?.title ?? asset.networkId
    return offerPage({
      what: `${formatUnits(units, asset.decimals)} ${asset.symbol} on ${network}`,
      money,
      receiver,
      fields: Object.fromEntries(query),
    })
  }
  if (method === 'POST' && path === '/decision') {
    const fields = new URLSearchParams(body)
    const order = readOrder(fields, options.assets)
    const decision = v.safeParse(behaviourSchema, Object.fromEntries(fields))
    if (!order || !decision.success) return errorReply(400, 'The decision cannot be read.')
    return decide(order, decision.output.behaviour, options)
  }
  return errorReply(404, `There is no ${method} ${path} here.`)
}

async function decide(
  { asset, units, receiver }: Order,
  behaviour: (typeof behaviours)[number],
  { nodeUrlOf }: OnrampProviderOptions,
): Promise<Reply> {
  const nodeUrl = nodeUrlOf(asset.networkId)
  if (behaviour === 'fail' || nodeUrl === undefined) return endPage('Declined', 'failed')
  if (behaviour === 'say-sold') return endPage('Thank you. You can close this.', 'completed')
  const pay = (): Promise<string> => payOut(nodeUrl, asset, receiver, units)
  if (behaviour === 'buy-late') {
    // An error of the late payment is ignored: the purchase then never arrives.
    setTimeout(() => void pay().catch(() => undefined), LATE_MS).unref()
    return endPage('Thank you. It takes a little.', 'completed')
  }
  try {
    await pay()
    return endPage('Thank you. You can close this.', 'completed')
  } catch {
    return endPage('Declined', 'failed')
  }
}

function readOrder(query: URLSearchParams, assets: readonly ExchangeAsset[]): Order | undefined {
  const parsed = v.safeParse(orderSchema, Object.fromEntries(query))
  if (!parsed.success) return undefined
  const { destinationWallets, defaultNetwork, presetFiatAmount, fiatCurrency } = parsed.output
  const [wallet] = destinationWallets
  const [wanted = ''] = wallet?.assets ?? []
  const networkId = networkIdOf(defaultNetwork)
  const asset = assets.find(
    (one) =>
      one.networkId === networkId &&
      (one.token ? one.token.address.toLowerCase() === wanted.toLowerCase() : one.symbol === wanted),
  )
  const units = asset && unitsFor(presetFiatAmount, fiatCurrency, asset)
  if (!wallet || !asset || !units) return undefined
  return { asset, units, receiver: wallet.address, money: `${presetFiatAmount} ${fiatCurrency}` }
}
