import type { Network } from './contract/account'

/** Names and values are compared in the development build; what is unsafe is refused where it is used. */
export const optionChecks: object = {}
export const checkNetwork: ((network: Network) => void) | undefined = undefined
