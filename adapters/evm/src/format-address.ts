import { checksumAddress, isAddress } from 'viem'

/**
 * Returns the EIP-55 form. A wrong checksum is accepted, because the address comes from the wallet and was not typed.
 */
export function formatAddress(address: string): string {
  return isAddress(address, { strict: false }) ? checksumAddress(address) : address
}
