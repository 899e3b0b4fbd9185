import type { Control } from '../control'
import { balancesAndNames } from './balances-and-names'
import { flowsAndNeeds } from './flows-and-needs'

/** Every negative control that is anchored by a marker. */
export const controls: readonly Control[] = [...balancesAndNames, ...flowsAndNeeds]
