import { cloudContract } from '@latchkey/cloud/contract'
import { isWebUrl } from '@latchkey/kernel'
import type { TelemetryOptions } from './contract'
import type { TelemetryContext } from './telemetry-context'

const ENDPOINT = 'https://pulse.walletconnect.org/e'

export type ServiceOptions = Pick<TelemetryOptions, 'endpoint' | 'restrictedTimeZones'>

/**
 * Returns the URL for reports (`e`) or usage events (`batch`), or `undefined` if nothing may be sent, or not to
 * this endpoint. The events go beside the reports: to the same folder, under the name `batch`.
 */
export async function serviceUrl(
  ctx: TelemetryContext,
  { endpoint, restrictedTimeZones }: ServiceOptions,
  kind: 'e' | 'batch',
  signal: AbortSignal,
): Promise<string | undefined> {
  signal.throwIfAborted()
  if (endpoint !== undefined && !isWebUrl(endpoint)) return undefined
  if (isRestricted(restrictedTimeZones)) return undefined
  const cloud = ctx.use(cloudContract)
  const query = await cloud?.sdkQuery()
  if (!query && endpoint === undefined) return undefined
  signal.throwIfAborted()
  // The owner of a project can switch off what its operator collects, not what a host sends to itself.
  if (endpoint === undefined && !(await cloud?.analyticsEnabled())) return undefined
  signal.throwIfAborted()
  const reports = endpoint ?? ENDPOINT
  const url = kind === 'e' ? reports : new URL('batch', reports).href
  return `${url}${query ? `?${new URLSearchParams(query)}` : ''}`
}

/** Uses the browser's time zone, which is that of the device. */
export function isRestricted(zones: readonly string[] = []): boolean {
  if (zones.length === 0) return false
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone.toUpperCase()
  return zones.some((zone) => zone.toUpperCase() === own)
}

/** Returns 128 random bits in hex as a UUID of version 4. */
export function toUuid(hex: string): string {
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ]
  return parts.join('-')
}
