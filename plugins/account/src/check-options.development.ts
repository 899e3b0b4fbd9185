import { ConfigurationError, type Sentences } from '@latchkey/kernel'
import { walletFeatures } from './account-screen/wallet-features'
import type { AccountOptions } from './options'

/** Names of all options; any other name is refused. */
const knownOptions: readonly (keyof AccountOptions & string)[] = ['walletFeaturesOrder']

const sentences: Sentences = {
  INVALID_ACCOUNT_OPTION: ({ option = '', expected = '' }) =>
    `The option '${option}' of account() must be ${expected}.`,
}

/** Throws a `ConfigurationError` that names the first wrong option. */
export function checkOptions({ walletFeaturesOrder: order }: AccountOptions): void {
  const isRight =
    order === undefined ||
    (Array.isArray(order) &&
      new Set(order).size === order.length &&
      order.every((id) => walletFeatures.includes(id)))
  if (isRight) return
  const expected = `a list of ${walletFeatures.join(', ')}, each at most once`
  throw new ConfigurationError(
    'INVALID_ACCOUNT_OPTION',
    { option: 'walletFeaturesOrder', expected },
    sentences,
  )
}

export const optionChecks: {
  readonly knownOptions: typeof knownOptions
  readonly checkOptions: typeof checkOptions
} = { knownOptions, checkOptions }
