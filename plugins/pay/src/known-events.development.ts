import type { EventNames } from '@latchkey/kernel'
import type { PayContract } from './contract'

export const knownEvents: EventNames<PayContract> = {
  'pay:sent': true,
  'pay:paid': true,
  'pay:failed': true,
}
