export {
  createQueries,
  type FetchOptions,
  type Queries,
  type QueriesConfig,
  type QueryContext,
  type QueryRequest,
} from './create-queries'
export {
  mergeEntries,
  newestEntries,
  type PersistQueriesConfig,
  type PersistQueriesContext,
  persistQueries,
} from './persist-queries'
export {
  type Ages,
  createAges,
  FAILURE_PAUSE_MS,
  failedAtMs,
  isWithin,
  type KnownEntry,
  knownEntry,
  type QueryEntries,
  type QueryEntry,
} from './query-entry'
