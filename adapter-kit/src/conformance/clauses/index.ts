import type { Clause } from '../clause'
import { connectingClauses } from './connecting'
import { inSessionClauses } from './in-session'
import { listeningClauses } from './listening'
import { reconnectClauses } from './reconnect'
import { requestClauses } from './requests'
import { robustnessClauses } from './robustness'
import { traitsClauses } from './traits'

/** All clauses, in the order in which they are checked. */
export const clauses: readonly Clause[] = [
  ...traitsClauses,
  ...connectingClauses,
  ...reconnectClauses,
  ...listeningClauses,
  ...requestClauses,
  ...robustnessClauses,
  ...inSessionClauses,
]
