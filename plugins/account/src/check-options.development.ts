import { ConfigurationError, type DeveloperMessages, type OptionChecks } from '@latchkey/kernel'
import { walletFeatures } from './account-screen/wallet-features'
import type { AccountContract, AccountOptions } from './contract'

/** Names of all options. The kernel throws on any other name. */
const knownOptions: readonly (keyof AccountOptions & string)[] = ['walletFeaturesOrder']

const messages: DeveloperMessages = {
  INVALID_ACCOUNT_OPTION: ({ option = '', expected = '' }) =>
    `The option '${option}' of account() must be ${expected}.`,
}

/** Throws a `ConfigurationError` (`INVALID_ACCOUNT_OPTION`) that names the first invalid option. */
export function checkOptions({ walletFeaturesOrder: order }: AccountOptions): void {
  const isValid =
    order === undefined ||
    (Array.isArray(order) &&
      new Set(order).size === order.length &&
      order.every((id) => walletFeatures.includes(id)))
  if (isValid) return
  const expected = `an array of ${walletFeatures.join(', ')}, each at most once`
  throw new ConfigurationError(
    'INVALID_ACCOUNT_OPTION',
    { option: 'walletFeaturesOrder', expected },
    messages,
  )
}

export const optionChecks: OptionChecks<AccountOptions, AccountContract> = {
  knownOptions,
  knownEvents: {},
  checkOptions,
}
