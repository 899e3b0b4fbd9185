import { lazyConnectorMethods } from '@latchkey/adapter-kit/lazy'
import { type Clock, lazy, type SlotItemHandle } from '@latchkey/kernel'
import { type Connector, type ConnectorTraits, connectors } from '@latchkey/session/contract'
import { createWalletLimit, declareMethods, untilListed } from '@latchkey/session/wallet-rows'
import type { EvmContext } from '../chain/read-chain'
import { type AnewFilter, createAnewFilter } from './announced-anew'
import { findInjected, type InjectedWallet, type UntrustedProvider } from './injected-wallets'
import {
  type AnnouncedWallet,
  type AnnouncementQueue,
  isSelfNamed,
  parseAnnouncement,
  repeats,
} from './parse-announcement'

/** `id` is the claimed id. */
type OwnTraits = Pick<ConnectorTraits, 'id' | 'name' | 'kind' | 'rdns' | 'uuid' | 'iconUrl'>

/**
 * Lists the wallets of the page, and continues with those that appear later. Called once in a run. Resolves when those that
 * are known now are in session's state.
 * @param maxKept how many announcements were kept until now; further ones were not
 */
export async function registerWallets(
  ctx: EvmContext,
  announcements: AnnouncementQueue,
  maxKept: number,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return
  declareMethods(ctx, signal, async () => (await connectorCode()).rpcMethods())

  const claims = new Map<string, number>()
  /** `eip6963:io.metamask`, then `eip6963:io.metamask:2`; `wanted` never ends in such a number. */
  const freeId = (wanted: string): string => {
    const count = (claims.get(wanted) ?? 0) + 1
    claims.set(wanted, count)
    return count === 1 ? wanted : `${wanted}:${count}`
  }
  const add: Add = (own, provider, more) => {
    const traits: ConnectorTraits = {
      ...own,
      id: freeId(own.id),
      namespaces: ['eip155'],
      approval: 'wallet',
    }
    const connector = { ...createConnector(traits, provider, ctx.clock), claimedId: own.id, ...more }
    return { id: connector.id, item: ctx.fill(connectors, connector) }
  }
  const lists: Lists = { injected: [], announced: [] }
  const addInjected = createInjectedList(ctx, add, lists)
  const anew = createAnewFilter(ctx, signal)
  const addAnnounced = createAnnouncedList(ctx, add, lists, anew)

  addInjected()
  // Sent by wallets that inject after the page has started.
  ctx.browser.listen('ethereum#initialized', addInjected, signal)
  const drain = (): void => {
    for (const announcement of announcements.splice(0)) addAnnounced(announcement)
  }
  const isComplete = announcements.length < maxKept
  drain()
  // Runs after the listener of `collectAnnouncements`, which has put the announcement into the queue.
  ctx.browser.listen('eip6963:announceProvider', drain, signal)
  if (!isComplete) anew.ask()
  if (claims.size) await untilListed(ctx, signal)
}

type Add = (
  own: OwnTraits,
  provider: UntrustedProvider,
  more?: Pick<Connector, 'isSelfNamed' | 'repeats'>,
) => { readonly id: string; readonly item: SlotItemHandle<Connector> }

/** The listed wallets of both kinds: an injected one may only repeat an announced one, whichever comes first. */
interface Lists {
  /** Those that repeat none so far. */
  injected: readonly { readonly wallet: InjectedWallet; readonly item: SlotItemHandle<Connector> }[]
  readonly announced: { readonly wallet: AnnouncedWallet; readonly id: string }[]
}

function createInjectedList(ctx: EvmContext, add: Add, lists: Lists): () => void {
  const { browser } = ctx
  const findPlace = createWalletLimit(ctx)
  const listed = new Set<UntrustedProvider>()
  const ethereum = (): unknown => {
    try {
      return browser.windowProperty('ethereum')
    } catch {
      // Wallets have made it a getter before.
      return undefined
    }
  }
  return () => {
    for (const wallet of findInjected(ethereum())) {
      const { slug, name, provider } = wallet
      const id = slug === undefined ? 'injected' : `injected:${slug}`
      const takePlace = listed.has(provider) ? undefined : findPlace(id, listed.size)
      if (!takePlace) continue
      listed.add(provider)
      const own = { id, name, kind: 'injected' } as const
      const repeated = lists.announced.find((one) => repeats(wallet, one.wallet))
      const { id: connectorId, item } = add(own, provider, repeated && { repeats: repeated.id })
      takePlace(connectorId, () => {
        item.remove()
        listed.delete(provider)
      })
      if (!repeated) lists.injected = [...lists.injected, { wallet, item }]
    }
  }
}

function createAnnouncedList(
  ctx: EvmContext,
  add: Add,
  lists: Lists,
  anew: AnewFilter,
): (announcement: unknown) => void {
  const findPlace = createWalletLimit(ctx)
  const listed = new WeakMap<UntrustedProvider, Set<string>>()
  return (announcement) => {
    const wallet = parseAnnouncement(announcement)
    if (!wallet) return ctx.logger.warn('A wallet announced no provider and is not listed.')
    const { uuid, name, icon, rdns, claimedId, provider, isAsked } = wallet
    // Wallets announce again on every request. A provider that another script announces again keeps its first name.
    const names = listed.get(provider) ?? new Set()
    const own = `${claimedId} ${name}`
    const isListed = names.has(own)
    const takePlace = isListed ? undefined : findPlace(claimedId, lists.announced.length)
    if (!isListed && !takePlace) return
    if (uuid !== undefined && anew.isAnew({ whole: `${uuid} ${own}`, provider, isListed, isAsked })) return
    if (isListed) return
    listed.set(provider, names.add(own))
    const { id, item } = add(
      {
        id: claimedId,
        name,
        kind: 'announced',
        ...(rdns && { rdns }),
        ...(uuid && { uuid }),
        ...(icon && { iconUrl: icon }),
      },
      provider,
      isSelfNamed(wallet) ? { isSelfNamed: true } : undefined,
    )
    const entry = { wallet, id }
    lists.announced.push(entry)
    takePlace?.(id, () => {
      item.remove()
      names.delete(own)
      lists.announced.splice(lists.announced.indexOf(entry), 1)
    })
    const repeating = lists.injected.filter((one) => repeats(one.wallet, wallet))
    for (const one of repeating) one.item.update({ repeats: id })
    // Whoever claims the same later does not get them.
    lists.injected = lists.injected.filter((one) => !repeating.includes(one))
  }
}

/** The code of a connection, with the list of its methods: both are needed once a wallet is connected. */
export const connectorCode = (): Promise<typeof import('../connector/connector-methods')> =>
  import('../connector/connector-methods')

/** A listed wallet. Its code is fetched when it is connected; requests always go to this provider object. */
export function createConnector(
  traits: ConnectorTraits,
  provider: UntrustedProvider,
  clock: Clock,
): Connector {
  const load = lazy(async () => (await connectorCode()).createConnectorMethods(provider, clock))
  return { id: traits.id, traits, identity: provider, ...lazyConnectorMethods(load) }
}
