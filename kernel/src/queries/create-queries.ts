import { anySignal, untilAborted } from '../async'
import type { Clock } from '../ports/clock'
import { isPageHidden, untilPageVisible } from '../ports/page'
import type { Browser } from '../ports/ports'
import type { Slice } from '../store/slice'
import {
  createAges,
  FAILURE_PAUSE_MS,
  failedAtMs,
  isWithin,
  type KnownEntry,
  knownEntry,
  type QueryEntries,
  type QueryEntry,
} from './query-entry'

/** The parts of a plugin context that queries need. */
export interface QueryContext<State extends object> {
  readonly state: Pick<Slice<State>, 'get' | 'assign'>
  readonly clock: Pick<Clock, 'now' | 'elapsedMs'>
  readonly browser: Pick<Browser, 'listen' | 'windowProperty'>
  /** Of the current run: its end cancels what is in flight. */
  readonly signal: AbortSignal
  report(error: unknown): void
}

export interface QueriesConfig<State extends object, Data extends object> {
  /** Returns the part of the plugin's state that contains these queries. */
  readonly entries: (state: State) => QueryEntries<Data>
  /** The same part, to be put into the state. */
  readonly assign: (entries: QueryEntries<Data>) => Partial<State>
  /** Maximum age of a fresh value, in milliseconds. */
  readonly staleMs: number
}

export interface QueryRequest {
  /** Aborts when the run ends, when no caller waits any more, or when a forced fetch replaces this one. */
  readonly signal: AbortSignal
  /** For a source that failed where another one responded: the result is shown, and marked with `failedAtMs`. */
  onPartialError(error: unknown): void
}

export interface FetchOptions<Data extends object> {
  /** Resolves with the value, or with `undefined` if there is nothing to read. Then a known value is kept. */
  readonly read: (request: QueryRequest) => Promise<Data | undefined>
  /** The caller's signal. A fetch is aborted when all its callers have aborted. Default: the signal of the run. */
  readonly signal?: AbortSignal
  /** Fetches even if the known value is fresh, and replaces a pending fetch that was not forced. */
  readonly force?: boolean
  /** Maximum age of a value that is fresh enough for this caller, in milliseconds. Default: that of these queries. */
  readonly staleMs?: number
  /** Fetches a failed query without waiting for the end of the pause. */
  readonly skipPause?: boolean
  /**
   * For reads that nobody waits for: the state changes only when another value was read. One that is equal to the known value
   * makes it fresh again; a failure is told to `onError` alone. It shares any fetch in flight, and gives way to one that is
   * not quiet.
   */
  readonly isQuiet?: boolean
  /** Called when the value has changed the state. */
  readonly onSuccess?: () => void
  /** Called with every error, partial ones included. Default: `ctx.report`. */
  readonly onError?: (error: unknown) => void
}

/** The queries of one kind, by key, in one part of a plugin's state. */
export interface Queries<Data extends object> {
  get(key: string): QueryEntry<Data> | undefined
  /**
   * Reads a query unless its value is fresh, it is in flight (then both share the result), or it failed in the last
   * 30 s. A hidden page reads nothing: the fetch begins when the page is visible. Never rejects: the state says how it
   * ended.
   */
  fetch(key: string, options: FetchOptions<Data>): Promise<void>
  /** Marks the value as stale until it is fetched again. */
  invalidate(key: string): void
}

interface InFlight {
  readonly force: boolean
  readonly isQuiet: boolean
  readonly signal: AbortSignal
  /** Adds a caller; resolves when the fetch has ended or the caller has left. */
  join(caller: AbortSignal | undefined): Promise<void>
  cancel(): void
}

/**
 * A cache of one kind of queries, kept in the state of the plugin that uses it.
 * @example
 * const pages = createQueries(ctx, {
 *   entries: (state) => state.pages,
 *   assign: (pages) => ({ pages }),
 *   staleMs: 30_000,
 * })
 * await pages.fetch(address, { read: ({ signal }) => readHistory(address, signal) })
 */
export function createQueries<State extends object, Data extends object>(
  ctx: QueryContext<State>,
  config: QueriesConfig<State, Data>,
): Queries<Data> {
  const inFlight = new Map<string, InFlight>()
  const invalid = new Set<string>()
  /** Of the entries, since they were written. */
  const ages = createAges(ctx.clock)
  const entries = (): QueryEntries<Data> => config.entries(ctx.state.get())
  const isKnown = (key: string): boolean => knownEntry(entries()[key]) !== undefined
  const put = (key: string, entry: QueryEntry<Data> | undefined): void => {
    const { [key]: _before, ...others } = entries()
    const next = entry ? { ...others, [key]: entry } : others
    ctx.state.assign(config.assign(next))
    // The plugin may have dropped others, and keys such as those of pages come without end.
    ages.keep((one) => one in next)
  }

  const isFresh = (key: string, staleMs: number): boolean => {
    const known = knownEntry(entries()[key])
    if (!known || known.failedAtMs !== undefined || invalid.has(key)) return false
    return isWithin(staleMs, ages.of(key, known.readAtMs))
  }
  const isPaused = (key: string): boolean => {
    const failedAt = failedAtMs(entries()[key])
    return failedAt !== undefined && isWithin(FAILURE_PAUSE_MS, ages.of(key, failedAt))
  }

  /** @param isLatest whether no newer fetch of the key has taken over */
  const run = async (
    key: string,
    { read, onSuccess, onError = ctx.report, isQuiet = false }: FetchOptions<Data>,
    signal: AbortSignal,
    isLatest: () => boolean,
  ): Promise<void> => {
    const errors: unknown[] = []
    try {
      if (isPageHidden(ctx.browser)) await untilPageVisible(ctx.browser, signal)
      if (!isQuiet && !isKnown(key)) put(key, { status: 'loading' })
      // A source that does not heed the signal is not waited for.
      const data = await untilAborted(
        read({ signal, onPartialError: (error) => void errors.push(error) }),
        signal,
      )
      invalid.delete(key)
      const before = knownEntry(entries()[key])
      if (isQuiet && data && before && isEqual(before, data)) {
        ages.renew(key, before.readAtMs)
        return
      }
      const readAtMs = ages.begin(key)
      if (data)
        put(key, {
          ...data,
          status: 'known',
          readAtMs,
          ...(errors.length > 0 ? { failedAtMs: readAtMs } : {}),
        })
      else if (!isKnown(key)) put(key, undefined)
      if (data) onSuccess?.()
    } catch (error) {
      if (signal.aborted) {
        if (isLatest() && entries()[key]?.status === 'loading') put(key, undefined)
        return
      }
      errors.push(error)
      if (!isQuiet) {
        const known = knownEntry(entries()[key])
        const failedAt = { failedAtMs: ages.begin(key) }
        put(key, known ? { ...known, ...failedAt } : { status: 'failed', ...failedAt })
      }
    }
    for (const error of errors) onError(error)
  }

  return {
    get: (key) => entries()[key],
    invalidate: (key) => void invalid.add(key),
    async fetch(key, options) {
      const { signal: caller, force = false, skipPause = false, isQuiet = false } = options
      if (ctx.signal.aborted || caller?.aborted) return
      const running = inFlight.get(key)
      const isShared = isQuiet || (running?.isQuiet === false && (running.force || !force))
      if (running && !running.signal.aborted && isShared) return running.join(caller)
      if (!skipPause && isPaused(key)) return
      if (!force && isFresh(key, options.staleMs ?? config.staleMs)) return
      running?.cancel()
      const isLatest = (): boolean => inFlight.get(key) === started
      const started = startFetch(ctx.signal, { force, isQuiet }, async (signal) => {
        await run(key, options, signal, isLatest)
        if (isLatest()) inFlight.delete(key)
      })
      inFlight.set(key, started)
      return started.join(caller)
    },
  }
}

/** Whether a complete value has nothing but these fields, each of which is the same. */
const isEqual = <Data extends object>(known: KnownEntry<Data>, data: Data): boolean =>
  known.failedAtMs === undefined &&
  Object.keys(known).length === Object.keys({ ...data, status: '', readAtMs: 0 }).length &&
  Object.entries(data).every(([field, value]) => Reflect.get(known, field) === value)

/** A running fetch. It ends with its result, when the run ends, or when its last caller has left. */
function startFetch(
  run: AbortSignal,
  kind: Pick<InFlight, 'force' | 'isQuiet'>,
  work: (signal: AbortSignal) => Promise<void>,
): InFlight {
  const abort = new AbortController()
  const signal = anySignal([run, abort.signal])
  const done = work(signal)
  let callers = 0
  return {
    ...kind,
    signal,
    cancel: () => abort.abort(),
    async join(caller) {
      callers += 1
      if (!caller) return done
      const leave = (): void => {
        callers -= 1
        if (callers === 0) abort.abort()
      }
      caller.addEventListener('abort', leave, { once: true })
      await untilAborted(done, caller).catch(() => undefined)
      caller.removeEventListener('abort', leave)
    },
  }
}
