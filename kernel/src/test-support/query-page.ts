import { type ContractToken, defineContract } from '../contract'
import { definePlugin } from '../plugin'
import type { PluginContext } from '../plugin-context'
import {
  createQueries,
  type FetchOptions,
  type Queries,
  type QueryEntries,
  type QueryEntry,
} from '../queries'
import { createFakeBrowser, createTestLatchkey, type MemoryStorage, type TestLatchkey } from '../testing'

export interface Amount {
  readonly value: number
}
export interface QueryContract {
  readonly id: 'amounts'
  readonly api: object
  readonly state: { readonly amounts: QueryEntries<Amount> }
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
export const amountsContract: ContractToken<QueryContract> = defineContract<QueryContract>('amounts', 1)
export const STALE_MS = 60_000

/** One read of the source, which ends on demand. */
export interface SourceRead {
  readonly key: string
  readonly signal: AbortSignal
  respond(value?: number): void
  reject(error: unknown): void
  onPartialError(error: unknown): void
}

export interface QueryPage extends TestLatchkey {
  readonly ctx: PluginContext<QueryContract>
  readonly queries: Queries<Amount>
  /** Every read of the source, the oldest first. */
  readonly reads: readonly SourceRead[]
  fetch(key: string, options?: Partial<FetchOptions<Amount>>): Promise<void>
  entry(key: string): QueryEntry<Amount> | undefined
  setVisible(isVisible: boolean): void
}

/** A started page with a plugin that queries amounts. */
export function createQueryPage(parts: { readonly storage?: MemoryStorage } = {}): QueryPage {
  const reads: SourceRead[] = []
  const contexts: PluginContext<QueryContract>[] = []
  const amounts = definePlugin(amountsContract, {
    initialState: () => ({ amounts: {} }),
    setup(ctx) {
      contexts.push(ctx)
      return {}
    },
  })
  const page = { visibilityState: 'visible' }
  const test = createTestLatchkey({
    plugins: [amounts()],
    browser: createFakeBrowser({ properties: { document: page } }),
    ...parts,
  })
  test.latchkey.start()
  const ctx = contexts[0]
  if (!ctx) throw new Error('The plugin was not set up')
  const queries = createQueries<QueryContract['state'], Amount>(ctx, {
    entries: (state) => state.amounts,
    assign: (entries) => ({ amounts: entries }),
    staleMs: STALE_MS,
  })
  return {
    ...test,
    ctx,
    queries,
    reads,
    fetch: (key, options = {}) =>
      queries.fetch(key, {
        read: ({ signal, onPartialError }) =>
          new Promise((resolve, reject) => {
            const respond = (value?: number): void => resolve(value === undefined ? undefined : { value })
            reads.push({ key, signal, respond, reject, onPartialError })
          }),
        ...options,
      }),
    entry: (key) => test.latchkey.read(amountsContract).amounts[key],
    setVisible(isVisible) {
      page.visibilityState = isVisible ? 'visible' : 'hidden'
      test.browser.fire(new Event('visibilitychange'))
    },
  }
}

/** A page that knows the amount 1 of `a`, read at 0. */
export async function knowing(): Promise<QueryPage> {
  const page = createQueryPage()
  const fetching = page.fetch('a')
  page.reads[0]?.respond(1)
  await fetching
  return page
}
