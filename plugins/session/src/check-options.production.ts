import type { Network } from './contract/account'

/** Option names and values are checked in the development build only. Unsafe values are refused where they are used. */
export const optionChecks: object = {}
export const checkNetwork: ((network: Network) => void) | undefined = undefined
