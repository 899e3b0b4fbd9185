import type { Control } from '../control'
import { balancesAndNames } from './balances-and-names'
import { connectionsControls } from './connections'
import { flowsAndNeeds } from './flows-and-needs'
import { neighboursControls } from './neighbours'
import { networksControls } from './networks'
import { pageControls } from './page'
import { pairingControls } from './pairing'
import { requestsControls } from './requests'
import { servicesControls } from './services'
import { walletsControls } from './wallets'

/** Every negative control. */
export const controls: readonly Control[] = [
  ...walletsControls,
  ...neighboursControls,
  ...connectionsControls,
  ...networksControls,
  ...requestsControls,
  ...pairingControls,
  ...servicesControls,
  ...pageControls,
  ...balancesAndNames,
  ...flowsAndNeeds,
]
