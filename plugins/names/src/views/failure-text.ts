import { isNetworkUnserved } from '@latchkey/cloud/contract'
import { isLatchkeyError } from '@latchkey/kernel'
import type { Say } from '../copy/use-copy'

/** The service's reason, or else what the user can do. */
export function failureHint(error: unknown, network: string, say: Say): string {
  const cause = error instanceof Error ? error.cause : undefined
  if (isNetworkUnserved(cause)) return say('names.unsupported-network', { network })
  const reason: unknown = isLatchkeyError(error) && 'reason' in error ? error.reason : undefined
  // Isolated, because its language and direction may differ from the page's.
  return typeof reason === 'string'
    ? say('names.reason', { reason: `\u2068${reason}\u2069` })
    : say('names.unreachable')
}
