import { isNetworkUnserved } from '@latchkey/cloud/contract'
import { isLatchkeyError, type TextOf } from '@latchkey/kernel'
import type { CopyKey } from '../copy/copy'

/** The service's reason, or else what the user can do. */
export function failureHint(error: unknown, network: string, t: TextOf<CopyKey>): string {
  const cause = error instanceof Error ? error.cause : undefined
  if (isNetworkUnserved(cause)) return t('names.unsupported-network', { network })
  const reason: unknown = isLatchkeyError(error) && 'reason' in error ? error.reason : undefined
  // Isolated, because its language and direction may differ from the page's.
  return typeof reason === 'string'
    ? t('names.reason', { reason: `\u2068${reason}\u2069` })
    : t('names.unreachable')
}
