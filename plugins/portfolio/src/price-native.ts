import { untilAborted } from '@latchkey/kernel/async'
import type { OpenDesk } from './desk'
import { withEntry } from './entry-maps'
import { fetchNativePrice } from './fetch-price'
import type { Question } from './question'

/**
 * Asks for the price of the native token where whoever gave the list has none: one call, beside the list and never in
 * its way. Tokens of a testnet are worth nothing.
 */
export function priceNative(desk: OpenDesk, { key, network }: Question): void {
  const { ctx } = desk
  const cloud = desk.cloud()
  const listed = ctx.state.get().tokens[key]
  if (!cloud?.projectId || network.testnet || listed?.status !== 'known') return
  const native = listed.items.findIndex(({ address }) => address === undefined)
  if (native === -1 || listed.items[native]?.priceUsd !== undefined) return
  ctx.spawn(async (signal) => {
    if (!(await untilAborted(cloud.supports(network.id), signal))) return
    const priceUsd = await fetchNativePrice(cloud, network, signal).catch(() => undefined)
    const tokens = ctx.state.get().tokens
    // A newer list asks for itself.
    if (priceUsd === undefined || tokens[key] !== listed) return
    const items = listed.items.map((item, index) => (index === native ? { ...item, priceUsd } : item))
    ctx.state.assign({ tokens: withEntry(tokens, key, { ...listed, items }) })
  })
}
