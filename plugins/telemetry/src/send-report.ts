import { cloudContract } from '@latchkey/cloud/contract'
import type { ErrorCategory } from './contract'
import { describeError } from './describe-error'
import { describePage } from './describe-page'
import type { TelemetryOptions } from './options'
import type { TelemetryContext } from './telemetry-context'

const ENDPOINT = 'https://pulse.walletconnect.org/e'

export interface Failure {
  readonly error: unknown
  readonly pluginId: string | undefined
  /** Default: derived from the error. */
  readonly category: ErrorCategory | undefined
  readonly atMs: number
  /** Aborted when the user withdraws consent or the run ends. */
  readonly signal: AbortSignal
}

/** Sends one report if allowed. Rejects if that fails, and never repeats it. */
export async function sendReport(
  ctx: TelemetryContext,
  { endpoint, restrictedTimeZones = [] }: TelemetryOptions,
  { error, pluginId, category, atMs, signal }: Failure,
): Promise<void> {
  signal.throwIfAborted()
  // control: report-from-a-restricted-time-zone
  if (isRestricted(restrictedTimeZones)) return
  const cloud = ctx.tryUse(cloudContract)
  const query = await cloud?.sdkQuery()
  if (!query && endpoint === undefined) return
  signal.throwIfAborted()
  // The owner of a project can switch off what its operator collects, not what a host sends to itself.
  // control: report-against-the-project
  if (endpoint === undefined && !(await cloud?.analyticsEnabled())) return
  signal.throwIfAborted()
  const { event, ...failure } = describeError(error, pluginId)
  const body = {
    eventId: toUuid(ctx.randomId()),
    ...describePage(String(ctx.browser.windowProperty('location'))),
    timestamp: new Date(atMs).toISOString(),
    props: { type: 'error', event: category ?? event, ...failure },
  }
  const url = `${endpoint ?? ENDPOINT}${query ? `?${new URLSearchParams(query)}` : ''}`
  // The response is ignored and may be empty.
  await ctx.http.send({ url, method: 'POST', body, answer: 'blob', signal }, () => undefined)
}

/** Uses the browser's time zone, which is that of the device. */
function isRestricted(zones: readonly string[]): boolean {
  if (zones.length === 0) return false
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone.toUpperCase()
  return zones.some((zone) => zone.toUpperCase() === own)
}

/** 128 random bits in hex as a UUID of version 4. */
function toUuid(hex: string): string {
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ]
  return parts.join('-')
}
