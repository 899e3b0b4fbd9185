import type { Shown } from '../redaction/redact'
import type { StateDiff } from './diff-states'

interface EntryBase {
  /** Counts from 1. */
  readonly id: number
  /** On the clock's `elapsedMs`. */
  readonly atMs: number
  /** The event whose listeners did it. */
  readonly during: number | undefined
}

/** How a request stands. */
export type RequestOutcome =
  | { readonly status: 'open' }
  | { readonly status: 'done'; readonly ms: number; readonly result: string; readonly bytes?: number }
  | { readonly status: 'failed'; readonly ms: number; readonly error: Shown }

/** Something that happened, redacted. */
export type Entry = EntryBase &
  (
    | {
        readonly kind: 'event'
        readonly name: string
        /** `undefined` if the event says nothing. */
        readonly payload: Shown | undefined
        /** The change by the same plugin that the event reports. */
        readonly reports: number | undefined
      }
    | ({ readonly kind: 'change'; readonly owner: string } & StateDiff)
    | {
        readonly kind: 'wallet'
        readonly from: string
        readonly method: string
        /** Type and length of each parameter. */
        readonly params: Shown
        readonly networkId: string
        readonly account: string | undefined
        readonly outcome: RequestOutcome
      }
    | {
        readonly kind: 'service'
        readonly method: string
        /** Without the values of the query. */
        readonly url: string
        readonly outcome: RequestOutcome
      }
  )

/** What the timeline is filtered by. */
export type EntryGroup = 'events' | 'changes' | 'views' | 'requests' | 'notices' | 'errors'

export function groupOf(entry: Entry): EntryGroup {
  if (entry.kind === 'change') return entry.owner === 'kernel:router' ? 'views' : 'changes'
  if (entry.kind !== 'event') return entry.outcome.status === 'failed' ? 'errors' : 'requests'
  const { name } = entry
  if (name === 'kernel:error' || name === 'kernel:plugin-failed') return 'errors'
  if (name === 'kernel:notice') return 'notices'
  return name === 'kernel:view-changed' || name === 'kernel:close-refused' ? 'views' : 'events'
}

/** One line that says what an entry is. */
export function titleOf(entry: Entry): string {
  if (entry.kind === 'event') return entry.name
  if (entry.kind === 'wallet') return entry.method
  if (entry.kind === 'service') return `${entry.method} ${entry.url}`
  const [first, ...others] = entry.changes.map(({ path }) => path)
  const count = others.length + entry.more
  return `${entry.owner}: ${first ?? 'the same'}${count > 0 ? ` and ${count} more` : ''}`
}
