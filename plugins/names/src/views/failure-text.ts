import { isNetworkUnserved } from '@latchkey/cloud/contract'
import { isLatchkeyError } from '@latchkey/kernel'
import type { Say } from '../copy/use-copy'

/** The reason that the service gave, or else what the user can do. */
export function failureHint(error: unknown, network: string, say: Say): string {
  const cause = error instanceof Error ? error.cause : undefined
  if (isNetworkUnserved(cause)) return say('names.unsupported-network', { network })
  const reason: unknown = isLatchkeyError(error) && 'reason' in error ? error.reason : undefined
  // In its own language and direction, whatever the page's.
  return typeof reason === 'string'
    ? say('names.reason', { reason: `\u2068${reason}\u2069` })
    : say('names.unreachable')
}
