/** Fields, and the draft of a form. */

export * from './forms/acceptance'
export * from './forms/address-field'
export * from './forms/amount-field'
export * from './forms/otp-field'
export * from './forms/text-field'
export * from './forms/use-form'
