import type { ConnectionResult } from '../../contract'
import { named, served, takesPlaces } from './graph-model'
import { type GraphReach, type GraphWorld, namespaceOf, reach } from './graph-reach'
import { IDS, type Id, type Namespace } from './graph-wallets'

/** `were`: the networks of the wallets before the request. */
export function connects(
  { model, wallets }: GraphWorld,
  row: string,
  wanted: readonly Namespace[] | undefined,
  were: ReadonlyMap<Id, ConnectionResult['networkIds']>,
): GraphReach {
  const connectors: readonly Id[] =
    row === 'brand.example' ? ['brand-evm', 'brand-sun'] : IDS.filter((one) => one === row)
  const common = (id: Id): readonly Namespace[] =>
    (wanted ?? wallets[id].namespaces).filter((one) => wallets[id].namespaces.includes(one))
  const current = model.activeNamespace
  const isCurrent = (one: Id): boolean => current !== undefined && wallets[one].namespaces.includes(current)
  const id =
    (wanted ? undefined : connectors.find(isCurrent)) ?? connectors.find((one) => common(one).length > 0)
  if (!id) return reach([], { error: 'WALLET_NOT_FOUND' })
  const before = model.connections.get(id)
  if (before && common(id).every((one) => served(before).includes(one))) {
    const places = wanted ? wanted.filter((one) => served(before).includes(one)) : served(before)
    const stays = !wanted && model.activeNamespace && served(before).includes(model.activeNamespace)
    takesPlaces(model, id, places, stays ? model.activeNamespace : places[0])
    return reach([])
  }
  const now = named(model, id, wallets[id])
  const isGranted = ([one]: readonly [string, unknown]): boolean => now.networkIds[one] !== undefined
  const networkIds = Object.fromEntries(Object.entries(were.get(id) ?? {}).filter(isGranted))
  const connection = { ...now, networkIds }
  model.connections.set(id, connection)
  const places = served(connection)
  const stays = current !== undefined && places.includes(current) ? current : wallets[id].granted[0]
  const next = wanted?.find((one) => places.includes(one)) ?? stays
  // The wallet is asked at once for the network chosen before.
  const chosen = [...common(id)]
    .sort((a, b) => Number(b === current) - Number(a === current))
    .map((one) => model.preferred.get(one))
    .find((one) => one !== undefined && model.configured.has(one))
  takesPlaces(
    model,
    id,
    wanted ? places.filter((one) => wanted.includes(one) || !model.active.has(one)) : places,
    next,
  )
  const on = chosen && connection.networkIds[namespaceOf(chosen)]
  if (!chosen || on === undefined || on === chosen) return reach([id], { asked: [`${id}: connect`] })
  if (!wallets[id].declines)
    model.connections.set(id, {
      ...connection,
      networkIds: { ...connection.networkIds, [namespaceOf(chosen)]: chosen },
    })
  return reach([id], { asked: [`${id}: connect`, `${id}: switch ${chosen}`] })
}
