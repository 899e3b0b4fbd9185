import type { ConnectionResult } from '../../contract'
import { effects, type GraphEffects, type GraphSimulation, namespaceOf } from './graph-effects'
import { connectionOf, served, setActive } from './graph-model'
import { IDS, type Id, type Namespace } from './graph-wallets'

/**
 * Updates the model for a connect.
 * @param networksBefore the networks of the wallets before the request
 */
export function expectConnect(
  { model, wallets }: GraphSimulation,
  row: string,
  wanted: readonly Namespace[] | undefined,
  networksBefore: ReadonlyMap<Id, ConnectionResult['networkIds']>,
): GraphEffects {
  const connectors: readonly Id[] =
    row === 'brand.example' ? ['brand-evm', 'brand-sun'] : IDS.filter((one) => one === row)
  const common = (id: Id): readonly Namespace[] =>
    (wanted ?? wallets[id].namespaces).filter((one) => wallets[id].namespaces.includes(one))
  const current = model.activeNamespace
  const isCurrent = (one: Id): boolean => current !== undefined && wallets[one].namespaces.includes(current)
  const id =
    (wanted ? undefined : connectors.find(isCurrent)) ?? connectors.find((one) => common(one).length > 0)
  if (!id) return effects([], { error: 'WALLET_NOT_FOUND' })
  model.confirmed.add(id)
  const before = model.connections.get(id)
  if (before && common(id).every((one) => served(before).includes(one))) {
    const places = wanted ? wanted.filter((one) => served(before).includes(one)) : served(before)
    const stays = !wanted && model.activeNamespace && served(before).includes(model.activeNamespace)
    setActive(model, id, places, stays ? model.activeNamespace : places[0])
    return effects([])
  }
  const now = connectionOf(model, id, wallets[id])
  const isGranted = ([one]: readonly [string, unknown]): boolean => now.networkIds[one] !== undefined
  const networkIds = Object.fromEntries(Object.entries(networksBefore.get(id) ?? {}).filter(isGranted))
  const connection = { ...now, networkIds }
  model.connections.set(id, connection)
  const places = served(connection)
  const stays = current !== undefined && places.includes(current) ? current : wallets[id].granted[0]
  const next = wanted?.find((one) => places.includes(one)) ?? stays
  // After connecting, the wallet is asked to switch to the network that was chosen before.
  const chosen = [...common(id)]
    .sort((a, b) => Number(b === current) - Number(a === current))
    .map((one) => model.preferred.get(one))
    .find((one) => one !== undefined && model.configured.has(one))
  setActive(
    model,
    id,
    wanted ? places.filter((one) => wanted.includes(one) || !model.active.has(one)) : places,
    next,
  )
  const on = chosen && connection.networkIds[namespaceOf(chosen)]
  if (!chosen || on === undefined || on === chosen) return effects([id], { calls: [`${id}: connect`] })
  if (!wallets[id].declines)
    model.connections.set(id, {
      ...connection,
      networkIds: { ...connection.networkIds, [namespaceOf(chosen)]: chosen },
    })
  return effects([id], { calls: [`${id}: connect`, `${id}: switch ${chosen}`] })
}
