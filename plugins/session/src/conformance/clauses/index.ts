import type { Clause } from '../clause'
import { connectingClauses } from './connecting'
import { inSessionClauses } from './in-session'
import { listeningClauses } from './listening'
import { mannersClauses } from './manners'
import { reconnectClauses } from './reconnect'
import { requestClauses } from './requests'
import { traitsClauses } from './traits'

/** Every clause, in the order of the contract. */
export const clauses: readonly Clause[] = [
  ...traitsClauses,
  ...connectingClauses,
  ...reconnectClauses,
  ...listeningClauses,
  ...requestClauses,
  ...mannersClauses,
  ...inSessionClauses,
]
