import type { EventNames } from '@latchkey/kernel'
import type { SendContract } from './contract'

export const knownEvents: EventNames<SendContract> = {
  'send:sent': true,
  'send:failed': true,
}
