import type { ViewState } from '../gallery-state'
import { accountStates } from './account'
import { connectStates } from './connect'
import { connectingStates } from './connecting'
import { modalStates } from './modal'
import { networkStates } from './networks'

export const viewStates: readonly ViewState[] = [
  ...connectStates,
  ...connectingStates,
  ...accountStates,
  ...networkStates,
  ...modalStates,
]
