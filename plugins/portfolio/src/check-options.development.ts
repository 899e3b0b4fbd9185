import { ConfigurationError, type Sentences } from '@latchkey/kernel'
import type { PortfolioOptions } from './options'

const sentences: Sentences = {
  INVALID_BALANCES: ({ value }) =>
    `portfolio({ balances: ${value} }) is not possible. The option balances is true or false.`,
}

/** Throws a `ConfigurationError` for a wrong value. */
export function checkOptions({ balances }: PortfolioOptions): void {
  if (balances !== undefined && typeof balances !== 'boolean')
    throw new ConfigurationError('INVALID_BALANCES', { value: JSON.stringify(balances) }, sentences)
}
