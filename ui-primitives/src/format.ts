/** Amounts, dollars, times and addresses as texts. Pure functions. */

export * from './format/address'
export * from './format/amount'
export * from './format/intl'
export * from './format/quantity'
export * from './format/relative-time'
