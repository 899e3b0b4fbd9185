import type { Label } from '@latchkey/kernel'

export const balanceUnavailable: Label = (t) =>
  t('portfolio.balance-unavailable', 'Token Balance Unavailable')
