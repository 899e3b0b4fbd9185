import type { Label } from '@latchkey/kernel'

/** SPEC.md section 8. */
export const balanceUnavailable: Label = (t) =>
  t('portfolio.balance-unavailable', 'Token Balance Unavailable')
