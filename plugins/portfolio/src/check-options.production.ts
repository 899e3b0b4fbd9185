/** Names are compared in the development build. In production any value but `false` reads balances and names. */
export const optionChecks: object = {}
