import type { InstanceObserver, ObservedInstance, Remove } from '@latchkey/kernel'
import { redact } from '../redaction/redact'
import { redactText } from '../redaction/redact-text'
import { diffStates } from './diff-states'
import type { Entry } from './entry'
import { describeRequest, outcomeOf } from './requests'

type EntryContent = Entry extends infer One
  ? One extends Entry
    ? Omit<One, 'id' | 'atMs' | 'during'>
    : never
  : never

/** What the recorder knows of the moments of a page, on the clock's `elapsedMs`. */
export interface PageMoments {
  /** When the page was first idle. */
  readonly idleMs: number | undefined
  /** When a view was first opened. */
  readonly usedMs: number | undefined
  /** The views that are open, the shown one last. */
  readonly views: readonly OpenView[]
}

/** A view in the router's stack. */
export interface OpenView {
  readonly key: string
  readonly view: string
  readonly openedMs: number
}

/** Keeps what happens in one instance, redacted, in memory. */
export interface Recorder {
  readonly observer: InstanceObserver
  /** Oldest first. The same list until something is added. */
  entries(): readonly Entry[]
  moments(): PageMoments
  /** While it is paused nothing is added. Requests that are open get their outcome. */
  pause(paused: boolean): void
  isPaused(): boolean
  clear(): void
  subscribe(listener: () => void): Remove
}

/** A change that an event reports was made in the same moment. */
const REPORTED_WITHIN_MS = 20

/**
 * Creates the recorder of an instance.
 * @param limit how many entries are kept
 * @param ignored the plugin whose own changes are not recorded
 */
export function createRecorder(instance: ObservedInstance, limit: number, ignored: string): Recorder {
  const { clock } = instance
  const listeners = new Set<() => void>()
  let views: readonly OpenView[] = []
  /** Ids of the events whose listeners are being called. */
  const running: number[] = []
  let kept: Entry[] = []
  let snapshot: readonly Entry[] | undefined
  let lastId = 0
  let paused = false
  let idleMs: number | undefined
  let usedMs: number | undefined

  const changed = (): void => {
    snapshot = undefined
    for (const listener of [...listeners]) listener()
  }
  const add = (content: () => EntryContent): number | undefined => {
    if (paused) return undefined
    lastId += 1
    kept.push({ ...content(), id: lastId, atMs: clock.elapsedMs(), during: running.at(-1) })
    if (kept.length > limit) kept.shift()
    changed()
    return lastId
  }

  return {
    observer: {
      event(name, payload) {
        if (name === 'kernel:idle') idleMs ??= clock.elapsedMs()
        if (name === 'kernel:view-changed' && isView(payload)) usedMs ??= clock.elapsedMs()
        const id = add(() => ({
          kind: 'event',
          name: redactText(name),
          payload: payload === undefined ? undefined : redact(payload),
          reports: reportedBy(kept, name, clock.elapsedMs()),
        }))
        if (id === undefined) return () => undefined
        running.push(id)
        return () => void running.splice(running.lastIndexOf(id), 1)
      },
      commit(owner, next, previous) {
        if (owner === 'kernel:router') views = viewsOf(next, views, clock.elapsedMs())
        if (owner !== ignored) add(() => ({ kind: 'change', owner, ...diffStates(previous, next) }))
      },
      request(request) {
        const beganMs = clock.elapsedMs()
        const content = describeRequest(request, instance)
        const id = add(() => ({ ...content, outcome: { status: 'open' } }))
        return (given) => {
          const outcome = outcomeOf(request, given, clock.elapsedMs() - beganMs)
          kept = kept.map((entry) => (entry.id === id && 'outcome' in entry ? { ...entry, outcome } : entry))
          changed()
        }
      },
    },
    entries() {
      snapshot ??= [...kept]
      return snapshot
    },
    moments: () => ({ idleMs, usedMs, views }),
    pause(next) {
      paused = next
      changed()
    },
    isPaused: () => paused,
    clear() {
      kept = []
      changed()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const isView = (payload: unknown): boolean => Object(payload).view !== undefined

/** The last change of the plugin whose event it is, if it was made just before. */
function reportedBy(entries: readonly Entry[], event: string, nowMs: number): number | undefined {
  const plugin = event.slice(0, event.lastIndexOf(':'))
  const owner = event === 'kernel:view-changed' ? 'kernel:router' : plugin
  const change = entries.filter((entry) => entry.kind === 'change' && entry.owner === owner).at(-1)
  return change && nowMs - change.atMs <= REPORTED_WITHIN_MS ? change.id : undefined
}

/** The stack of the router's state. A view that was open keeps the moment when it was opened. */
function viewsOf(router: object, known: readonly OpenView[], nowMs: number): readonly OpenView[] {
  // A dialog that closes keeps its stack while it fades.
  const { open, stack }: { readonly open?: unknown; readonly stack?: unknown } = router
  if (open !== true || !Array.isArray(stack)) return []
  return stack.map((entry) => {
    const { key, view }: { readonly key?: unknown; readonly view?: unknown } = Object(entry)
    return known.find((one) => one.key === key) ?? { key: `${key}`, view: `${view}`, openedMs: nowMs }
  })
}
