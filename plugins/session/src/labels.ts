/** Told after connecting, where the wallet did not go to the network that was chosen before. */
export const NOT_SWITCHED = 'Connected, but your wallet did not switch to {network}'
export const OTHER_ACCOUNT = '{name} shares another account than last time: {address}'
