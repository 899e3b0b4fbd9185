import { addressKey, namespaceOf } from '@latchkey/session/caip'
import type {
  Account,
  ConnectionResult,
  ConnectorListener,
  NetworkId,
  WalletInfo,
} from '@latchkey/session/contract'
import type { Capabilities, GrantedAccount, Grants, ReadSession } from './read-session'

/**
 * The session through which this page is connected: the wallet's grants and its current networks. Immutable.
 */
export interface EnteredSession {
  readonly topic: string
  /** What the wallet grants, by namespace. */
  readonly grants: Grants
  readonly wallet: WalletInfo | undefined
  /** The capabilities that the wallet sent with its approval. */
  readonly capabilities?: Capabilities | undefined
  /** The networks of this site. */
  readonly configured: readonly string[]
  /** The current network of each namespace. The wallet can change it to one that this site has not configured. */
  readonly networkIds: Readonly<Record<string, NetworkId>>
  /** By namespace, the accounts that the wallet reported as selected, also some that it does not grant. */
  readonly chosen: Readonly<Record<string, readonly string[]>>
}

/**
 * @param configured networks of this site
 * @param wanted preferred where the wallet allows it
 * @returns `undefined` when the wallet allows none of the configured networks
 */
export function enterSession(
  { topic, grants, wallet, capabilities }: ReadSession,
  configured: readonly string[],
  wanted: NetworkId | undefined,
): EnteredSession | undefined {
  const networkIds: Record<string, NetworkId> = {}
  for (const [namespace, { accounts }] of Object.entries(grants)) {
    const allowed = accounts.map(({ networkId }) => networkId)
    const known = allowed.filter((id) => configured.includes(id))
    const first = known.find((id) => id === wanted) ?? known[0]
    if (first) networkIds[namespace] = first
  }
  if (Object.keys(networkIds).length === 0) return undefined
  return { topic, grants, wallet, capabilities, configured, networkIds, chosen: {} }
}

/**
 * Applies the wallet's new grants. The network stays the same while it is granted. The wallet's first account stays
 * first, unless the new list begins with another one.
 */
export function withGrants(session: EnteredSession, grants: Grants): EnteredSession {
  const networkIds: Record<string, NetworkId> = {}
  const chosen: Record<string, readonly string[]> = {}
  for (const [namespace, { accounts }] of Object.entries(grants)) {
    const before = session.networkIds[namespace]
    const isOurs = ({ networkId }: GrantedAccount): boolean => session.configured.includes(networkId)
    const kept =
      accounts.find(({ networkId }) => networkId === before) ??
      accounts.find(isOurs) ??
      // A chain that is not configured on this site is not shown.
      (before ? accounts[0] : undefined)
    if (!kept) continue
    networkIds[namespace] = kept.networkId
    const isSameStart = session.grants[namespace]?.accounts[0]?.address === accounts[0]?.address
    const said = session.chosen[namespace]
    if (isSameStart && said) chosen[namespace] = said
  }
  return { ...session, grants, networkIds, chosen }
}

export function withNetwork(session: EnteredSession, networkId: NetworkId): EnteredSession {
  return { ...session, networkIds: { ...session.networkIds, [namespaceOf(networkId)]: networkId } }
}

export function withChosen(
  session: EnteredSession,
  namespace: string,
  addresses: readonly string[],
): EnteredSession {
  return { ...session, chosen: { ...session.chosen, [namespace]: addresses } }
}

export function isGranted({ grants }: EnteredSession, networkId: string): boolean {
  return (grants[namespaceOf(networkId)]?.accounts ?? []).some((one) => one.networkId === networkId)
}

/** The wallet's name of a network that it granted. */
export function walletNetworkId({ grants }: EnteredSession, networkId: NetworkId): NetworkId {
  const granted = (grants[namespaceOf(networkId)]?.accounts ?? []).filter(
    (one) => one.networkId === networkId,
  )
  return granted.every(({ olderId }) => olderId) ? (granted[0]?.olderId ?? networkId) : networkId
}

/**
 * The granted networks of each namespace. If the wallet accepts further networks, all of the namespace's are
 * included.
 */
function approvedOf({ grants, networkIds }: EnteredSession): ConnectionResult['approvedNetworkIds'] {
  const entries = Object.keys(networkIds).flatMap((namespace) => {
    const { accounts = [], methods = [] } = grants[namespace] ?? {}
    if (methods.includes('wallet_addEthereumChain')) return []
    return [[namespace, [...new Set(accounts.map(({ networkId }) => networkId))]] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/**
 * The accounts that are granted on the current network of each namespace, each once, the wallet's selected ones first.
 * If that network has no account, the namespace's other accounts count.
 */
export function accountsOf({ grants, networkIds, chosen }: EnteredSession): readonly Account[] {
  return Object.entries(networkIds).flatMap(([namespace, networkId]) => {
    const granted = grants[namespace]?.accounts ?? []
    const here = granted.filter((one) => one.networkId === networkId)
    const known = new Map<string, string>()
    for (const { address } of here.length > 0 ? here : granted) {
      const key = addressKey(namespace, address)
      if (!known.has(key)) known.set(key, address)
    }
    const first = (chosen[namespace] ?? []).flatMap((said) => known.get(addressKey(namespace, said)) ?? [])
    return [...new Set([...first, ...known.values()])].map((address) => ({ namespace, address }))
  })
}

/** `undefined` when no account is left. */
export function toConnectionResult(session: EnteredSession): ConnectionResult | undefined {
  const [first, ...others] = accountsOf(session)
  if (!first) return undefined
  const { networkIds, wallet } = session
  const approved = approvedOf(session)
  return {
    accounts: [first, ...others],
    networkIds,
    ...(approved ? { approvedNetworkIds: approved } : {}),
    ...(wallet ? { wallet } : {}),
  }
}

/** The current relay session of this page. */
export interface SessionStore {
  get(): EnteredSession | undefined
  /** Sets the session of this page, or none; emits no event. */
  set(session: EnteredSession | undefined): void
  /** Replaces a session that has changed, and emits what is different. */
  update(next: EnteredSession): void
  /** Removes the session, which its wallet has ended, and emits `disconnected`. */
  end(): void
  subscribe(listener: ConnectorListener, signal: AbortSignal): void
  /** Resolves when a change of the session makes `check` true, and rejects with what it throws. Ends with the signal. */
  until(check: () => boolean, signal: AbortSignal): Promise<void>
}

export function createSessionStore(listeners: Set<ConnectorListener> = new Set()): SessionStore {
  let current: EnteredSession | undefined
  const checks = new Set<() => void>()
  const change = (next: EnteredSession | undefined): void => {
    current = next
    for (const check of [...checks]) check()
  }
  return {
    get: () => current,
    set: change,
    update(next) {
      const before = current
      change(next)
      if (!before) return
      const result = toConnectionResult(next)
      if (JSON.stringify(toConnectionResult(before)) === JSON.stringify(result)) return
      const accounts = accountsOf(next)
      const isOther = JSON.stringify(accountsOf(before)) !== JSON.stringify(accounts)
      const moved = Object.entries(next.networkIds).flatMap(([namespace, networkId]) =>
        before.networkIds[namespace] === networkId ? [] : [networkId],
      )
      for (const listener of [...listeners]) {
        if (result && listener.sessionChanged) {
          listener.sessionChanged(result)
          continue
        }
        for (const networkId of moved) listener.networkChanged(networkId)
        if (isOther) listener.accountsChanged(accounts)
      }
    },
    end() {
      change(undefined)
      for (const listener of [...listeners]) listener.disconnected()
    },
    subscribe(listener, signal) {
      if (signal.aborted) return
      listeners.add(listener)
      signal.addEventListener('abort', () => listeners.delete(listener), { once: true })
    },
    until: (check, signal) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          try {
            if (check()) resolve()
          } catch (error) {
            reject(error)
          }
        }
        checks.add(look)
        signal.addEventListener('abort', () => checks.delete(look), { once: true })
      }),
  }
}
