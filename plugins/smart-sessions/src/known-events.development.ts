import type { EventNames } from '@latchkey/kernel'
import type { SmartSessionsContract } from './contract'

export const knownEvents: EventNames<SmartSessionsContract> = {
  'smartSessions:granted': true,
  'smartSessions:revoked': true,
}
