import type { DirectoryPages } from '../contract'

export interface ContentInput {
  /** Number of tiles. */
  readonly count: number
  readonly query: string
  readonly search: 'off' | 'searching' | 'found' | 'failed'
  readonly status: DirectoryPages['status']
  readonly certified: boolean
}

/** The request that failed and can be retried. */
export type FailedRequest = 'page' | 'search'

/** What the view shows. `upcoming` is the number of skeletons after the tiles. */
export type AllWalletsContent =
  | { readonly kind: 'tiles'; readonly upcoming: number; readonly failed: FailedRequest | undefined }
  | { readonly kind: 'nothing-found' }
  | { readonly kind: 'one-more-letter' }
  | { readonly kind: 'failed'; readonly failed: FailedRequest }
  | { readonly kind: 'none'; readonly certified: boolean }

/** Numbers of skeletons: on the first screen, after the last tile, during a search. */
const FIRST_SCREEN = 20
const NEXT_ROWS = 8
const SEARCH_ROWS = 4

/** Returns what the view shows for the loaded pages, the query and the state of the search. */
export function getContent({ count, query, search, status, certified }: ContentInput): AllWalletsContent {
  const isLoading = status === 'idle' || status === 'loading'
  if (query === '') {
    if (count > 0) return tiles(isLoading ? NEXT_ROWS : 0, status === 'failed' ? 'page' : undefined)
    if (isLoading) return tiles(FIRST_SCREEN)
    return status === 'failed' ? { kind: 'failed', failed: 'page' } : { kind: 'none', certified }
  }
  if (search === 'searching') return tiles(count > 0 ? SEARCH_ROWS : FIRST_SCREEN)
  if (count > 0) return tiles(0, search === 'failed' ? 'search' : undefined)
  if (search === 'failed') return { kind: 'failed', failed: 'search' }
  // One letter is not sent to the directory, so there may be matches that are not loaded.
  if (search === 'off' && status !== 'complete') return { kind: 'one-more-letter' }
  return { kind: 'nothing-found' }
}

const tiles = (upcoming: number, failed?: FailedRequest): AllWalletsContent => ({
  kind: 'tiles',
  upcoming,
  failed,
})
