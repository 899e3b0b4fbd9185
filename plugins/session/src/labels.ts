/** Shown after connecting, when the wallet did not switch to the preferred network. */
export const NOT_SWITCHED = 'Connected, but your wallet did not switch to {network}'
export const OTHER_ACCOUNT = '{name} shares another account than last time: {address}'
