import type { NetworkId } from '../../contract'
import { network } from '../start-session'
import { connects } from './graph-connect'
import { type GraphModel, inUse, named, ownOf, served, sorted, takesPlaces } from './graph-model'
import { type GraphReach, type GraphWorld, namespaceOf, reach } from './graph-reach'
import type { GraphStep } from './graph-steps'
import { IDS, type Id, NAMESPACES, type Namespace } from './graph-wallets'

const codeOf = (error: unknown): string => String(Reflect.get(Object(error), 'code'))

/** Performs a step, updates the model, and returns what the step may change. */
export async function performStep(
  world: GraphWorld,
  step: GraphStep,
): Promise<GraphReach & { readonly seen?: string }> {
  const { model, wallets } = world
  const { api } = world.session
  const attempt = async (work: Promise<unknown>): Promise<{ readonly seen?: string }> =>
    work.then(
      () => ({}),
      (error: unknown) => ({ seen: codeOf(error) }),
    )
  switch (step.kind) {
    case 'connect': {
      const { namespaces } = step
      const were = new Map(IDS.map((id) => [id, wallets[id].networkIds]))
      const seen = await attempt(api.connect(step.row, namespaces ? { namespaces } : {}))
      return { ...connects(world, step.row, namespaces, were), ...seen }
    }
    case 'disconnect': {
      const { id } = step
      const ids = IDS.filter((one) => model.connections.has(one) && (id === undefined || id === one))
      const seen = await attempt(api.disconnect(id))
      return { ...gone(model, ids), asked: ids.map((one) => `${one}: disconnect`), ...seen }
    }
    case 'activate': {
      const { id, namespace, account } = step
      const list = namespace ? wallets[id].accounts[namespace] : undefined
      const address = account < 0 ? undefined : (list?.[account]?.address ?? 'nobody')
      const seen = await attempt(
        api.activate(id, { ...(namespace ? { namespace } : {}), ...(address ? { address } : {}) }),
      )
      return { ...activates(model, id, namespace, address), ...seen }
    }
    case 'prefer': {
      const seen = await attempt(api.preferAccountType(step.namespace, step.type))
      return { ...prefers(model, step.namespace, step.type), ...seen }
    }
    case 'switch': {
      for (const id of IDS) wallets[id].declines = step.declines
      const seen = await attempt(api.switchNetwork(step.networkId))
      return { ...switches(world, step.networkId, step.declines), ...seen }
    }
    case 'add':
      api.addNetwork(network(step.networkId))
      model.configured.add(step.networkId)
      return reach([])
    case 'remove':
      api.removeNetwork(step.networkId)
      model.configured.delete(step.networkId)
      return reach([])
    case 'request':
      return requests(world, step)
    case 'account': {
      const wallet = wallets[step.id]
      const list = wallet.accounts[step.namespace]
      if (!list) return reach([])
      wallet.accounts = {
        ...wallet.accounts,
        [step.namespace]: [...list.slice(step.by), ...list.slice(0, step.by)],
      }
      return reportAccounts(world, step.id, () => wallet.emitAccounts())
    }
    case 'network': {
      const wallet = wallets[step.id]
      const namespace = namespaceOf(step.networkId)
      if (!wallet.networkIds[namespace]) return reach([])
      wallet.networkIds = { ...wallet.networkIds, [namespace]: step.networkId }
      if (!wallet.granted.includes(namespace)) return reach([])
      return moveToNetwork(world, step.id, step.networkId, () => wallet.emitNetwork(namespace))
    }
    case 'revoke': {
      if (!model.connections.has(step.id)) return reach([])
      wallets[step.id].allowed = false
      const ends = step.id === 'phone'
      wallets[step.id].connector.emit((observer) =>
        ends ? observer.disconnected() : observer.accountsChanged([]),
      )
      return gone(model, [step.id])
    }
    case 'grant':
      return grants(world, step.namespaces)
    case 'reload': {
      const { revoked } = step
      if (revoked) wallets[revoked].allowed = false
      await world.reload()
      for (const [id] of model.connections)
        if (id !== revoked) model.connections.set(id, named(model, id, wallets[id]))
      return { ...gone(model, revoked && model.connections.has(revoked) ? [revoked] : []), touched: IDS }
    }
  }
}

/** Connections end; which ones become active instead is checked afterwards. */
function gone(model: GraphModel, ids: readonly Id[]): GraphReach {
  const vacant = NAMESPACES.filter((one) => ids.some((id) => model.active.get(one) === id))
  for (const id of ids) model.connections.delete(id)
  return reach(ids, { vacant })
}

function activates(
  model: GraphModel,
  id: Id,
  namespace: Namespace | undefined,
  address: string | undefined,
): GraphReach {
  const connection = model.connections.get(id)
  if (!connection) return reach([], { error: 'DISCONNECTED' })
  const account = connection.accounts.find(
    (one) => (!namespace || one.namespace === namespace) && (!address || one.address === address),
  )
  const place = NAMESPACES.find((one) => one === account?.namespace)
  if (!account || !place) return reach([], { error: 'ACCOUNT_NOT_FOUND' })
  if (namespace || address) takesPlaces(model, id, [place], place)
  else {
    const current = model.activeNamespace
    const isServed = current !== undefined && served(connection).includes(current)
    takesPlaces(
      model,
      id,
      served(connection),
      isServed ? current : NAMESPACES.find((one) => one === connection.accounts[0]?.namespace),
    )
  }
  if (!address) return reach([])
  if (account.type) model.types.set(place, account.type)
  const accounts = sorted(model, connection.accounts)
  const { [place]: _, ...others } = connection.chosen
  const isFirst = accounts.find((one) => one.namespace === place)?.address === address
  model.connections.set(id, {
    ...connection,
    accounts,
    chosen: isFirst ? others : { ...others, [place]: address },
  })
  return reach([id])
}

function prefers(model: GraphModel, namespace: Namespace, type: 'eoa' | string): GraphReach {
  if (type !== 'eoa' && type !== 'smartAccount') throw new Error('Walks prefer these two.')
  const exists = namespace === 'eip155' || (namespace === 'solana' && type === 'eoa')
  if (!exists) return reach([], { error: 'UNKNOWN_ACCOUNT_TYPE' })
  model.types.set(namespace, type)
  const touched: Id[] = []
  for (const [id, connection] of model.connections) {
    if (!served(connection).includes(namespace)) continue
    touched.push(id)
    const accounts = sorted(model, connection.accounts)
    const [first] = ownOf({ ...connection, accounts }, namespace)
    const isOver = first?.type === type && inUse(connection, namespace)?.type !== type
    const { [namespace]: _, ...others } = connection.chosen
    model.connections.set(id, { ...connection, accounts, chosen: isOver ? others : connection.chosen })
  }
  return reach(touched)
}

function switches({ model }: GraphWorld, networkId: NetworkId, declines: boolean): GraphReach {
  if (!model.configured.has(networkId)) return reach([], { error: 'NETWORK_NOT_FOUND' })
  const namespace = namespaceOf(networkId)
  const id = model.active.get(namespace)
  const connection = id && model.connections.get(id)
  if (!id || !connection) {
    model.preferred.set(namespace, networkId)
    model.activeNamespace = namespace
    return reach([])
  }
  const isThere = connection.networkIds[namespace] === networkId
  const asked = isThere ? [] : [`${id}: switch ${networkId}`]
  if (!isThere && declines) return reach([], { asked, error: 'USER_REJECTED' })
  model.connections.set(id, {
    ...connection,
    networkIds: { ...connection.networkIds, [namespace]: networkId },
  })
  model.preferred.set(namespace, networkId)
  model.activeNamespace = namespace
  return reach(isThere ? [] : [id], { asked })
}

async function requests(
  world: GraphWorld,
  { id, namespace }: Extract<GraphStep, { kind: 'request' }>,
): Promise<GraphReach & { readonly seen?: string }> {
  const { model, session } = world
  if (id === undefined) {
    const to = model.active.get(namespace)
    const networkId = to && model.connections.get(to)?.networkIds[namespace]
    const sent = await world.send(namespace)
    if (sent !== (to !== undefined)) return reach([], { error: 'a request for nobody' })
    return to && networkId ? reach([], { request: { id: to, networkId } }) : reach([])
  }
  const networkId = model.connections.get(id)?.networkIds[namespace]
  const provider = session.api.provider(id, namespace)
  await provider?.request({ method: 'test_ask' })
  if ((provider !== undefined) !== (networkId !== undefined))
    return reach([], { error: 'a provider of nobody' })
  return networkId ? reach([], { request: { id, networkId } }) : reach([])
}

function reportAccounts({ model, wallets }: GraphWorld, id: Id, report: () => void): GraphReach {
  report()
  if (!model.connections.has(id)) return reach([])
  model.connections.set(id, named(model, id, wallets[id]))
  return reach([id])
}

function moveToNetwork(world: GraphWorld, id: Id, networkId: NetworkId, report: () => void): GraphReach {
  const { model, wallets } = world
  const namespace = namespaceOf(networkId)
  report()
  const before = model.connections.get(id)
  if (!before) return reach([])
  const isOther = before.networkIds[namespace] !== networkId
  // A network chosen in the wallet is newer than the one preferred on the page.
  if (isOther && model.preferred.has(namespace) && model.configured.has(networkId))
    model.preferred.set(namespace, networkId)
  // A relay wallet reports its whole session, accounts included.
  const { accounts, chosen } = id === 'phone' ? named(model, id, wallets[id]) : before
  model.connections.set(id, {
    accounts,
    chosen,
    networkIds: { ...before.networkIds, [namespace]: networkId },
  })
  return reach([id])
}

/** The relay wallet serves other namespaces from now on. */
function grants({ model, wallets }: GraphWorld, namespaces: readonly Namespace[]): GraphReach {
  const wallet = wallets.phone
  const before = model.connections.get('phone')
  wallet.granted = namespaces
  if (!before) return reach([])
  wallet.emitAccounts()
  const after = named(model, 'phone', wallet)
  const lost = served(before).filter((one) => !namespaces.includes(one))
  model.connections.set('phone', after)
  for (const one of namespaces) if (!model.active.has(one)) model.active.set(one, 'phone')
  return reach(['phone'], { vacant: lost.filter((one) => model.active.get(one) === 'phone') })
}
