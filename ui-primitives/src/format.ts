/** Amounts, dollars, times and addresses as texts. Pure functions. */

export * from './format/avatar-gradient'
export * from './format/exact-quantity'
export * from './format/format-quantity'
export * from './format/format-relative-time'
export * from './format/format-usd'
export * from './format/latin-digits'
export * from './format/parse-amount'
export * from './format/truncate-address'
export * from './format/truncate-name'
