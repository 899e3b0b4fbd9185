/** Notice after connecting: the wallet did not switch to the preferred network. */
export const NOT_SWITCHED = 'Connected, but your wallet did not switch to {network}'
/** Notice after a reconnect: the wallet now grants another account than on the last visit. */
export const OTHER_ACCOUNT = '{name} shares another account than last time: {address}'
/** Notice after a reconnect: other wallets claim to be this one too, and only this one has named the remembered account. */
export const ONE_OF_SEVERAL = 'More than one wallet says it is {name}. Check this account: {address}'
