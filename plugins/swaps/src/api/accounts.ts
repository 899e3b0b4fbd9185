import type { NetworkId, Token } from '@latchkey/session/contract'

const ADDRESS = /^0x[\da-f]{40}$/
/** What the service uses as the address of the native currency. */
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** CAIP-10. */
export const accountId = (networkId: NetworkId, address: string): string => `${networkId}:${address}`

/** CAIP-10 of a token. */
export const tokenId = ({ networkId, address = NATIVE }: Token): string =>
  accountId(networkId, address.toLowerCase())

/** The address of an account of this network, in lower case; `undefined` for any other text. */
export function addressIn(networkId: NetworkId, account: string): string | undefined {
  const prefix = `${networkId}:`
  const address = account.slice(prefix.length).toLowerCase()
  return account.startsWith(prefix) && ADDRESS.test(address) ? address : undefined
}

/** A token's contract; `undefined` for the native currency. */
export const contractOf = (address: string): string | undefined => (address === NATIVE ? undefined : address)
