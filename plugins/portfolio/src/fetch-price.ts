import type { CloudApi } from '@latchkey/cloud/contract'
import type { Network } from '@latchkey/session/contract'
import * as v from 'valibot'
import { isPrice } from './amount'
import { nativeAssetId } from './native-address'

const schema = v.object({ fungibles: v.array(v.object({ price: v.optional(v.unknown()) })) })

/** US dollars for one whole native token; `undefined` where nobody says. The service answers one address a call. */
export async function fetchNativePrice(
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
    parse(answer) {
      const price = v.parse(schema, answer).fungibles[0]?.price
      return isPrice(price) ? price : undefined
    },
    signal,
  })
}
