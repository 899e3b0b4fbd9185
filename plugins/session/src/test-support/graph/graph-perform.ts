import type { NetworkId } from '../../contract'
import { network } from '../start-session'
import { expectConnect } from './graph-connect'
import { effects, type GraphEffects, type GraphSimulation, namespaceOf } from './graph-effects'
import {
  activeAccountOf,
  connectionOf,
  type GraphModel,
  ownOf,
  served,
  setActive,
  sorted,
} from './graph-model'
import type { GraphStep } from './graph-steps'
import { IDS, type Id, NAMESPACES, type Namespace } from './graph-wallets'

const codeOf = (error: unknown): string => String(Reflect.get(Object(error), 'code'))

/** Performs a step, updates the model, and returns the expected effects and the actual error. */
export async function performStep(
  simulation: GraphSimulation,
  step: GraphStep,
): Promise<GraphEffects & { readonly actualError?: string }> {
  const { model, wallets } = simulation
  const { api } = simulation.session
  const attempt = async (work: Promise<unknown>): Promise<{ readonly actualError?: string }> =>
    work.then(
      () => ({}),
      (error: unknown) => ({ actualError: codeOf(error) }),
    )
  switch (step.kind) {
    case 'connect': {
      const { namespaces } = step
      const networksBefore = new Map(IDS.map((id) => [id, wallets[id].networkIds]))
      const outcome = await attempt(api.connect(step.row, namespaces ? { namespaces } : {}))
      return { ...expectConnect(simulation, step.row, namespaces, networksBefore), ...outcome }
    }
    case 'disconnect': {
      const { id } = step
      const ids = IDS.filter((one) => model.connections.has(one) && (id === undefined || id === one))
      const outcome = await attempt(api.disconnect(id))
      return { ...expectEnded(model, ids), calls: ids.map((one) => `${one}: disconnect`), ...outcome }
    }
    case 'activate': {
      const { id, namespace, account } = step
      const list = namespace ? wallets[id].accounts[namespace] : undefined
      const address = account < 0 ? undefined : (list?.[account]?.address ?? 'nobody')
      const outcome = await attempt(
        api.activate(id, { ...(namespace ? { namespace } : {}), ...(address ? { address } : {}) }),
      )
      return { ...expectActivate(model, id, namespace, address), ...outcome }
    }
    case 'prefer': {
      const outcome = await attempt(api.preferAccountType(step.namespace, step.type))
      return { ...expectPreferredType(model, step.namespace, step.type), ...outcome }
    }
    case 'switch': {
      for (const id of IDS) wallets[id].declines = step.declines
      const outcome = await attempt(api.switchNetwork(step.networkId))
      return { ...expectSwitch(simulation, step.networkId, step.declines), ...outcome }
    }
    case 'add':
      api.addNetwork(network(step.networkId))
      model.configured.add(step.networkId)
      return effects([])
    case 'remove':
      api.removeNetwork(step.networkId)
      model.configured.delete(step.networkId)
      return effects([])
    case 'request':
      return performRequest(simulation, step)
    case 'account': {
      const wallet = wallets[step.id]
      const list = wallet.accounts[step.namespace]
      if (!list) return effects([])
      wallet.accounts = {
        ...wallet.accounts,
        [step.namespace]: [...list.slice(step.by), ...list.slice(0, step.by)],
      }
      return reportAccounts(simulation, step.id, () => wallet.emitAccounts())
    }
    case 'network': {
      const wallet = wallets[step.id]
      const namespace = namespaceOf(step.networkId)
      if (!wallet.networkIds[namespace]) return effects([])
      wallet.networkIds = { ...wallet.networkIds, [namespace]: step.networkId }
      if (!wallet.granted.includes(namespace)) return effects([])
      return moveToNetwork(simulation, step.id, step.networkId, () => wallet.emitNetwork(namespace))
    }
    case 'revoke': {
      if (!model.connections.has(step.id)) return effects([])
      wallets[step.id].allowed = false
      const ends = step.id === 'phone'
      wallets[step.id].connector.emit((observer) =>
        ends ? observer.disconnected() : observer.accountsChanged([]),
      )
      return expectEnded(model, [step.id])
    }
    case 'grant':
      return performGrant(simulation, step.namespaces)
    case 'reload': {
      const { revoked } = step
      if (revoked) wallets[revoked].allowed = false
      await simulation.reload()
      model.confirmed.clear()
      for (const [id] of model.connections)
        if (id !== revoked) model.connections.set(id, connectionOf(model, id, wallets[id]))
      return {
        ...expectEnded(model, revoked && model.connections.has(revoked) ? [revoked] : []),
        touched: IDS,
      }
    }
  }
}

/** Removes connections from the model. Which ones become active instead is checked after the step. */
function expectEnded(model: GraphModel, ids: readonly Id[]): GraphEffects {
  const vacant = NAMESPACES.filter((one) => ids.some((id) => model.active.get(one) === id))
  for (const id of ids) {
    model.connections.delete(id)
    model.confirmed.delete(id)
  }
  return effects(ids, { vacant })
}

function expectActivate(
  model: GraphModel,
  id: Id,
  namespace: Namespace | undefined,
  address: string | undefined,
): GraphEffects {
  const connection = model.connections.get(id)
  if (!connection) return effects([], { error: 'DISCONNECTED' })
  const account = connection.accounts.find(
    (one) => (!namespace || one.namespace === namespace) && (!address || one.address === address),
  )
  const place = NAMESPACES.find((one) => one === account?.namespace)
  if (!account || !place) return effects([], { error: 'ACCOUNT_NOT_FOUND' })
  if (address) model.confirmed.add(id)
  if (namespace || address) setActive(model, id, [place], place)
  else {
    const current = model.activeNamespace
    const isServed = current !== undefined && served(connection).includes(current)
    setActive(
      model,
      id,
      served(connection),
      isServed ? current : NAMESPACES.find((one) => one === connection.accounts[0]?.namespace),
    )
  }
  if (!address) return effects([])
  if (account.type) model.types.set(place, account.type)
  const accounts = sorted(model, connection.accounts)
  const { [place]: _, ...others } = connection.chosen
  const isFirst = accounts.find((one) => one.namespace === place)?.address === address
  model.connections.set(id, {
    ...connection,
    accounts,
    chosen: isFirst ? others : { ...others, [place]: address },
  })
  return effects([id])
}

function expectPreferredType(model: GraphModel, namespace: Namespace, type: 'eoa' | string): GraphEffects {
  if (type !== 'eoa' && type !== 'smartAccount') throw new Error('Walks prefer these two.')
  const exists = namespace === 'eip155' || (namespace === 'solana' && type === 'eoa')
  if (!exists) return effects([], { error: 'UNKNOWN_ACCOUNT_TYPE' })
  model.types.set(namespace, type)
  const touched: Id[] = []
  for (const [id, connection] of model.connections) {
    if (!served(connection).includes(namespace)) continue
    touched.push(id)
    const accounts = sorted(model, connection.accounts)
    const [first] = ownOf({ ...connection, accounts }, namespace)
    const isOver = first?.type === type && activeAccountOf(connection, namespace)?.type !== type
    const { [namespace]: _, ...others } = connection.chosen
    model.connections.set(id, { ...connection, accounts, chosen: isOver ? others : connection.chosen })
  }
  return effects(touched)
}

function expectSwitch({ model }: GraphSimulation, networkId: NetworkId, declines: boolean): GraphEffects {
  if (!model.configured.has(networkId)) return effects([], { error: 'NETWORK_NOT_FOUND' })
  const namespace = namespaceOf(networkId)
  const id = model.active.get(namespace)
  const connection = id && model.connections.get(id)
  if (!id || !connection) {
    model.preferred.set(namespace, networkId)
    model.activeNamespace = namespace
    return effects([])
  }
  const isThere = connection.networkIds[namespace] === networkId
  const calls = isThere ? [] : [`${id}: switch ${networkId}`]
  if (!isThere && declines) return effects([], { calls, error: 'USER_REJECTED' })
  model.connections.set(id, {
    ...connection,
    networkIds: { ...connection.networkIds, [namespace]: networkId },
  })
  model.preferred.set(namespace, networkId)
  model.activeNamespace = namespace
  return effects(isThere ? [] : [id], { calls })
}

async function performRequest(
  simulation: GraphSimulation,
  { id, namespace }: Extract<GraphStep, { kind: 'request' }>,
): Promise<GraphEffects & { readonly actualError?: string }> {
  const { model, session } = simulation
  if (id === undefined) {
    const to = model.active.get(namespace)
    const networkId = to && model.connections.get(to)?.networkIds[namespace]
    const sent = await simulation.send(namespace)
    if (sent !== (to !== undefined))
      return effects([], {
        error: 'a request without a connection was sent, or one with a connection was not',
      })
    return to && networkId ? effects([], { request: { id: to, networkId } }) : effects([])
  }
  const networkId = model.connections.get(id)?.networkIds[namespace]
  const provider = session.api.provider(id, namespace)
  await provider?.request({ method: 'test_ask' })
  if ((provider !== undefined) !== (networkId !== undefined))
    return effects([], { error: 'a provider without a connection, or a connection without a provider' })
  return networkId ? effects([], { request: { id, networkId } }) : effects([])
}

function reportAccounts({ model, wallets }: GraphSimulation, id: Id, report: () => void): GraphEffects {
  report()
  if (!model.connections.has(id)) return effects([])
  model.connections.set(id, connectionOf(model, id, wallets[id]))
  return effects([id])
}

function moveToNetwork(
  simulation: GraphSimulation,
  id: Id,
  networkId: NetworkId,
  report: () => void,
): GraphEffects {
  const { model, wallets } = simulation
  const namespace = namespaceOf(networkId)
  report()
  const before = model.connections.get(id)
  if (!before) return effects([])
  const isOther = before.networkIds[namespace] !== networkId
  // A network that the user chooses in the wallet replaces the preferred one.
  if (isOther && model.preferred.has(namespace) && model.configured.has(networkId))
    model.preferred.set(namespace, networkId)
  // The relay wallet reports its whole session, so its accounts are applied too.
  const { accounts, chosen } = id === 'phone' ? connectionOf(model, id, wallets[id]) : before
  model.connections.set(id, {
    accounts,
    chosen,
    networkIds: { ...before.networkIds, [namespace]: networkId },
  })
  return effects([id])
}

/** The relay wallet grants other namespaces from now on. */
function performGrant({ model, wallets }: GraphSimulation, namespaces: readonly Namespace[]): GraphEffects {
  const wallet = wallets.phone
  const before = model.connections.get('phone')
  wallet.granted = namespaces
  if (!before) return effects([])
  wallet.emitAccounts()
  const after = connectionOf(model, 'phone', wallet)
  const lost = served(before).filter((one) => !namespaces.includes(one))
  model.connections.set('phone', after)
  for (const one of namespaces) if (!model.active.has(one)) model.active.set(one, 'phone')
  return effects(['phone'], { vacant: lost.filter((one) => model.active.get(one) === 'phone') })
}
