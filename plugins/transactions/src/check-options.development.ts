import type { OptionChecks } from '@latchkey/kernel'
import type { TransactionsContract, TransactionsOptions } from './contract'

export const optionChecks: OptionChecks<TransactionsOptions, TransactionsContract> = {
  knownOptions: ['follow', 'notices'],
  knownEvents: { 'transactions:done': true },
}
