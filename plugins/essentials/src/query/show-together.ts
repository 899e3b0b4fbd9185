import { notifyManager, type Query, type QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import type { LatchkeyQueryKey } from './query-key'

type ReadFunction<Data> = (context: QueryFunctionContext<LatchkeyQueryKey>) => Data | Promise<Data>

/** Returns the same read, whose data is shown together with what else arrives in its task. */
type ShowTogether = <Data>(client: QueryClient, read: ReadFunction<Data>) => ReadFunction<Data>

/**
 * Returns a function by which what one response has brought is rendered once. TanStack tells each query's end in a task of its
 * own, so 1,000 reads of one block would be 1,000 commits of React. Each query still ends by itself, with the same data, and
 * what comes alone is only told then.
 */
export function createShowTogether(): ShowTogether {
  const latest = new WeakMap<Query, object>()
  const queues = new WeakMap<QueryClient, (() => void)[]>()
  return (client, read) => async (context) => {
    const { queryHash } = client.defaultQueryOptions({ queryKey: context.queryKey })
    const query = client.getQueryCache().get(queryHash)
    if (query) latest.set(query, context)
    const data = await read(context)
    const queue = queues.get(client) ?? []
    queues.set(client, queue)
    queue.push(() => {
      // What was cancelled, removed, or replaced by a later fetch, is not shown. Without data the read fails.
      const isCurrent =
        query && client.getQueryCache().get(queryHash) === query && latest.get(query) === context
      if (!isCurrent || query.state.fetchStatus !== 'fetching' || data === undefined) return
      try {
        query.setData(data, { manual: true })
      } catch {
        // The host's own function, such as `structuralSharing`, has thrown. It does so again at the end of this query.
      }
    })
    // By then whatever arrives in this task is queued. Who comes first shows all.
    await Promise.resolve()
    if (queues.get(client) === queue) {
      queues.delete(client)
      if (queue.length > 1)
        notifyManager.batch(() => {
          for (const show of queue) show()
        })
    }
    return data
  }
}
