/** Notice after connecting: the wallet did not switch to the preferred network. */
export const NOT_SWITCHED = 'Connected, but your wallet did not switch to {network}'
/** Notice after a reconnect: the wallet now grants another account than on the last visit. */
export const OTHER_ACCOUNT = '{name} shares another account than last time: {address}'
