/**
 * Only the development build checks options. In production any value but `false` enables balances and names.
 */
export const optionChecks: object = {}
