import type { Clause } from '../clause'
import { connectingClauses } from './connecting'
import { inSessionClauses } from './in-session'
import { listeningClauses } from './listening'
import { mannersClauses } from './manners'
import { requestClauses } from './requests'
import { returningClauses } from './returning'
import { traitsClauses } from './traits'

/** Every clause, in the order of the contract. */
export const clauses: readonly Clause[] = [
  ...traitsClauses,
  ...connectingClauses,
  ...returningClauses,
  ...listeningClauses,
  ...requestClauses,
  ...mannersClauses,
  ...inSessionClauses,
]
