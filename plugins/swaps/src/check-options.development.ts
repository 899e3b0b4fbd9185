import {
  ConfigurationError,
  type DeveloperMessages,
  type EventNames,
  isWebUrl,
  type OptionChecks,
} from '@latchkey/kernel'
import { isHex } from '@latchkey/session/caip'
import type { SwapsContract } from './contract'
import type { SwapRouter, SwapsOptions } from './options'

/** The names of the options. An unknown name throws a `ConfigurationError`. */
const knownOptions: readonly (keyof SwapsOptions & string)[] = ['routers']

export const messages: DeveloperMessages = {
  INVALID_SWAP_AMOUNT: ({ amount = '' }) =>
    `The amount of a swap cannot be '${amount}': it is decimal digits in the smallest unit of fromToken, such as '321123000' for 321.123 USDC. The field stays empty.`,
  INVALID_SWAP_ROUTERS: ({ networkId = '' }) =>
    `The option 'routers' of swaps() needs for '${networkId}' a network such as 'eip155:1' and an array of routers, each with an 'address', a 'source' (an https URL that names it), 'readOn' (YYYY-MM-DD) and, if it has functions of its own, 'functions' by selector ('0x' and 8 digits) with positions of words.`,
}

/** Throws a `ConfigurationError` for a router without address, source or date, and for a function that is none. */
export function checkOptions({ routers = {} }: SwapsOptions): void {
  for (const [networkId, listed] of Object.entries(routers)) {
    const isValid = /^eip155:\d+$/.test(networkId) && Array.isArray(listed) && listed.every(isRouter)
    if (!isValid) throw new ConfigurationError('INVALID_SWAP_ROUTERS', { networkId }, messages)
  }
}

const isRouter = ({ address, source, readOn, functions = {} }: SwapRouter): boolean =>
  isHex(address, 40) &&
  isWebUrl(source) &&
  /^\d{4}-\d\d-\d\d$/.test(readOn) &&
  Object.entries(functions).every(
    ([selector, positions]) =>
      isHex(selector, 8) &&
      'minimum' in positions &&
      Object.values(positions).every((position) => Number.isInteger(position) && position >= 0),
  )

const knownEvents: EventNames<SwapsContract> = {
  'swaps:sent': true,
  'swaps:failed': true,
}

export const optionChecks: OptionChecks<SwapsOptions, SwapsContract> = {
  knownOptions,
  knownEvents,
  checkOptions,
}
