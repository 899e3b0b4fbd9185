/** Notice after connecting: the wallet did not switch to the preferred network. */
export const NOT_SWITCHED = 'Connected, but your wallet didn’t switch to {network}'
/** Notice after a reconnect: the wallet now grants another account than on the last visit. */
export const OTHER_ACCOUNT = '{name} now uses {address}'
/** Notice after a reconnect: other wallets claim to be this one too, and only this one has named the remembered account. */
export const ONE_OF_SEVERAL = 'Several wallets claim to be {name}. Check this account: {address}'
