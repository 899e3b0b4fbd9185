export { defineElements } from './define-elements'
export type {
  LatchkeyAccountButtonElement,
  LatchkeyButtonElement,
  LatchkeyElementEventMap,
  LatchkeyElements,
  LatchkeyNetworkButtonElement,
  LatchkeyWalletButtonElement,
} from './element-types'
