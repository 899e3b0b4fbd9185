import type { Clock } from '@latchkey/kernel'
import { toJson } from '@latchkey/kernel/to-json'
import type { AccountType, NetworkId } from '@latchkey/session/contract'

/**
 * All that an event can say. There is no field for an address, an email, a code, an amount, a hash, a text of
 * the user or the message of an error, so none of these can be added by mistake.
 */
export interface UsageProperties {
  readonly accountType?: AccountType | undefined
  readonly configuration?: { readonly network: NetworkId | undefined }
  readonly connected?: boolean
  readonly currentPayment?: { readonly type: 'wallet' | 'exchange'; readonly exchangeId?: string | undefined }
  readonly isSmartAccount?: boolean
  readonly method?: 'qrcode' | 'mobile' | 'browser' | 'email' | undefined
  /** Of a wallet. */
  readonly name?: string | undefined
  /** Of the account, or the one that was switched to. Only a configured one. */
  readonly network?: NetworkId | undefined
  readonly networks?: readonly NetworkId[]
  readonly platform?: 'qrcode' | 'mobile' | 'browser' | undefined
  /** Of a social login, or of an on-ramp. */
  readonly provider?: string | undefined
  readonly reconnect?: boolean
  readonly source?: 'pay'
  readonly view?: string | undefined
}

/** Adds an event of the catalogue to what is sent next. */
export type Tell = (event: string, properties?: UsageProperties) => void

/** The body of the service is a list of these. */
export interface UsageEvent {
  readonly eventId: string
  readonly url: string
  readonly domain: string
  /** Milliseconds since the epoch. */
  readonly timestamp: number
  readonly props: {
    readonly type: 'track'
    readonly event: string
    readonly properties: UsageProperties & { readonly caipNetworkId?: NetworkId | undefined }
  }
}

const FLUSH_MS = 10_000
/** Browsers refuse a beacon of more than 64 kB. */
const MAX_BYTES = 45_000

export interface UsageQueueParts {
  readonly clock: Clock
  /** Aborted when the user withdraws consent or the run ends. What is queued then is never sent. */
  readonly signal: AbortSignal
  send(events: readonly UsageEvent[]): Promise<void>
  /** Returns false if the browser did not take the events. */
  beacon(events: readonly UsageEvent[]): boolean
}

export interface UsageQueue {
  add(event: UsageEvent): void
  /** Called once it is known that events may be sent. Until then they are kept. */
  open(): void
  /** Hands the events to the browser, because the page may not live until the next flush. */
  leavePage(): void
}

/**
 * Keeps at most 45 kB, of which it drops the oldest, and sends every 10 s what there is, and once in between where it would
 * drop some.
 */
export function createUsageQueue({ clock, signal, send, beacon }: UsageQueueParts): UsageQueue {
  let queued: readonly { readonly event: UsageEvent; readonly bytes: number }[] = []
  let isOpen = false
  let isWaiting = false
  /** Until the next flush: a page that opens and closes without end would send without end. */
  let hasSentAtOnce = false
  const encoder = new TextEncoder()
  const size = (): number => queued.reduce((sum, { bytes }) => sum + bytes + 1, 1)
  const events = (): readonly UsageEvent[] => queued.map(({ event }) => event)
  const flush = (): void => {
    if (!isOpen || queued.length === 0) return
    const sent = events()
    queued = []
    // A failure is ignored like that of a report, and never repeated.
    send(sent).catch(() => undefined)
  }
  const flushLater = (): void => {
    if (isWaiting || queued.length === 0) return
    isWaiting = true
    clock
      .wait(FLUSH_MS, signal)
      .then(() => {
        isWaiting = false
        hasSentAtOnce = false
        flush()
        flushLater()
      })
      .catch(() => undefined)
  }
  signal.addEventListener('abort', () => (queued = []), { once: true })
  return {
    add(event) {
      if (signal.aborted) return
      const added = { event, bytes: encoder.encode(toJson(event)).length }
      if (!hasSentAtOnce && size() + added.bytes >= MAX_BYTES) {
        hasSentAtOnce = isOpen
        flush()
      }
      queued = [...queued, added]
      while (size() >= MAX_BYTES) queued = queued.slice(1)
      flushLater()
    },
    open() {
      isOpen = true
    },
    leavePage() {
      if (!isOpen || queued.length === 0) return
      // A beacon that the browser refuses leaves the events where they are.
      if (!beacon(events())) return
      queued = []
    },
  }
}
