import type { Latchkey, Remove } from '@latchkey/kernel'
import { createHooks } from '@latchkey/kernel/react'
import type { NetworkId } from '@latchkey/session/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import {
  hashKey,
  type QueryClient,
  type QueryFunction,
  skipToken,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { changedAtMs } from './changed-at'
import { type LatchkeyQueryKey, toQueryKey } from './query-key'
import { createShowTogether } from './show-together'

const STALE_MS = 30_000
/** In the keys of reads of which the network is not known. */
const NO_NETWORK = ':'

const showTogether = /* @__PURE__ */ createShowTogether()
const hooks = /* @__PURE__ */ createHooks<Latchkey>()
/** The instance, whichever plugins it has. */
export const useLatchkey = (): Latchkey => hooks.useLatchkey()

/** TanStack's options of one read, as wagmi takes them in `query`. */
export type ReadOptions<Data, Selected = Data> = Omit<
  UseQueryOptions<Data, Error, Selected, LatchkeyQueryKey>,
  'queryKey' | 'queryFn' | 'queryHash' | 'queryKeyHashFn'
>

/** Options for `useQuery`, `fetchQuery`, `prefetchQuery`, `ensureQueryData` and, by its `queryKey`, `invalidateQueries`. */
export interface ReadQuery<Data, Selected = Data>
  extends UseQueryOptions<Data, Error, Selected, LatchkeyQueryKey> {
  readonly queryKey: LatchkeyQueryKey
}

/** Something that is read from a network. */
export interface Read<Data> {
  readonly networkId: NetworkId | undefined
  readonly name: string
  /** What tells it from others of its name. */
  readonly parameters: object
  /** Fresh for this long, in ms, if the host does not say otherwise. Default: 30,000. */
  readonly staleMs?: number
  /** No transaction changes it. */
  readonly isUnaffected?: boolean
  /** Calls `onData` with what others have read, now and later. They also read again after a transaction. */
  readonly follow?: ((onData: (data: Data, readAtMs: number) => void) => Remove) | undefined
  /** `undefined` while something is missing that it needs. */
  readonly read: QueryFunction<Data, LatchkeyQueryKey> | undefined
}

/**
 * TanStack's options of a read: fresh for 30 s, and stale once the chain has decided a transaction that may change it,
 * wherever that was sent from.
 * @param client whose `staleTime` comes before that of 30 s
 */
export function toReadQuery<Data, Selected = Data>(
  latchkey: Latchkey,
  { networkId = NO_NETWORK, name, parameters, isUnaffected = false, staleMs, read }: Read<Data>,
  options: ReadOptions<Data, Selected> = {},
  client?: QueryClient,
): ReadQuery<Data, Selected> {
  const queryKey = toQueryKey(latchkey.id, networkId, name, parameters)
  // The client's defaults include those that the host has set for a part of the key.
  const ofClient = client?.defaultQueryOptions<Data, Error, Data, Data, LatchkeyQueryKey>({ queryKey })
  const staleTime = options.staleTime ?? staleMs ?? ofClient?.staleTime ?? STALE_MS
  return {
    ...options,
    queryKey,
    // Hashed by the client's own function, once.
    ...(ofClient ? { queryHash: ofClient.queryHash } : {}),
    queryFn: read ?? skipToken,
    staleTime: (query) => {
      const state = isUnaffected ? undefined : latchkey.read(transactionsContract)
      const changed = state?.entries.length ? changedAtMs(state, networkId, hashKey(query.queryKey)) : 0
      if (changed >= query.state.dataUpdatedAt && changed > 0) return 0
      return typeof staleTime === 'function' ? staleTime(query) : staleTime
    },
  }
}

/** Reads by the host's client, and reads again after a transaction that may have changed it. */
export function useRead<Data, Selected = Data>(
  latchkey: Latchkey,
  read: Read<Data>,
  options: ReadOptions<Data, Selected> = {},
): UseQueryResult<Selected, Error> {
  const client = useQueryClient()
  const shown = read.read && { ...read, read: showTogether(client, read.read) }
  const query = toReadQuery(latchkey, shown ?? read, options, client)
  const isOfOthers = read.isUnaffected === true || read.follow !== undefined
  const hash = hashKey(query.queryKey)
  useReadAgain(latchkey, client, isOfOthers ? undefined : read.networkId, hash)
  useFollow(client, options.enabled === false ? undefined : read.follow, hash)
  return useQuery(query)
}

/**
 * Subscribes without rendering: the query renders what was read.
 * @param hash the key as JSON
 */
function useReadAgain(
  latchkey: Latchkey,
  client: QueryClient,
  networkId: NetworkId | undefined,
  hash: string,
): void {
  useEffect(() => {
    if (networkId === undefined || !latchkey.read(transactionsContract)) return undefined
    const key: LatchkeyQueryKey = JSON.parse(hash)
    return latchkey.watch(
      transactionsContract,
      (state) => changedAtMs(state, networkId, hash),
      (changed) => {
        const known = client.getQueryState(key)
        // Another component that shows it may have been first.
        if (known && !known.isInvalidated && changed >= known.dataUpdatedAt)
          void client.invalidateQueries({ queryKey: key, exact: true })
      },
    )
  }, [latchkey, client, networkId, hash])
}

/** Takes over what is newer than the query. What is read while it fetches is what the fetch has, and would render twice. */
function useFollow<Data>(client: QueryClient, follow: Read<Data>['follow'], hash: string): void {
  useEffect(() => {
    const key: LatchkeyQueryKey = JSON.parse(hash)
    const sinceMs = Date.now()
    return follow?.((data, updatedAt) => {
      const known = client.getQueryState(key)
      const isOfFetch = known?.fetchStatus === 'fetching' && updatedAt >= sinceMs
      if (!isOfFetch && updatedAt > (known?.dataUpdatedAt ?? 0)) client.setQueryData(key, data, { updatedAt })
    })
  }, [client, follow, hash])
}
