import type { CloudApi } from '@latchkey/cloud/contract'
import { untilAborted } from '@latchkey/kernel/async'
import type { Network } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { isPrice } from './amount'
import type { AccountQuery, PortfolioContext } from './portfolio-context'

/**
 * Reads the price of the native token if the list has none: one call, after the list is shown. Testnet tokens
 * have no price.
 */
export function readNativePrice(
  { ctx, cloud, tokens }: PortfolioContext,
  { key, network }: AccountQuery,
): void {
  const service = cloud()
  const listed = tokens.get(key)
  if (!service?.projectId || network.testnet || listed?.status !== 'known') return
  const native = listed.items.findIndex(({ address }) => address === undefined)
  if (native === -1 || listed.items[native]?.priceUsd !== undefined) return
  ctx.spawn(async (signal) => {
    if (!(await untilAborted(service.supports(network.id), signal))) return
    const priceUsd = await fetchNativePrice(service, network, signal).catch(() => undefined)
    // Ignored, because a newer list has its own read.
    if (priceUsd === undefined || tokens.get(key) !== listed) return
    const items = listed.items.map((item, index) => (index === native ? { ...item, priceUsd } : item))
    ctx.state.assign({ tokens: { ...ctx.state.get().tokens, [key]: { ...listed, items } } })
  })
}

const priceSchema = v.object({ fungibles: v.array(v.object({ price: v.optional(v.unknown()) })) })

/** US dollars for one whole native token; `undefined` if the service has no price. */
async function fetchNativePrice(
  cloud: CloudApi,
  network: Network,
  signal: AbortSignal,
): Promise<number | undefined> {
  const address = nativeAssetId(network)
  if (address === undefined) return undefined
  return cloud.blockchainApi({
    path: '/v1/fungible/price',
    body: { currency: 'usd', addresses: [address], projectId: cloud.projectId },
    networkId: network.id,
    parse(response) {
      const price = v.parse(priceSchema, response).fungibles[0]?.price
      return isPrice(price) ? price : undefined
    },
    signal,
  })
}

/** The marker addresses of native tokens in services, by namespace. */
const markers: Readonly<Record<string, string>> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: `So${'1'.repeat(41)}`,
}

export const nativeAddress = ({ namespace }: Network): string | undefined => markers[namespace]

/** CAIP-10. */
export function nativeAssetId(network: Network): string | undefined {
  const address = nativeAddress(network)
  return address && `${network.id}:${address}`
}
