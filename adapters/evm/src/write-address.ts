import { checksumAddress, isAddress } from 'viem'

/** EIP-55, whatever the letters of the address, a wrong checksum too: it is the wallet's own address, not one that was typed. */
export function writeAddress(address: string): string {
  return isAddress(address, { strict: false }) ? checksumAddress(address) : address
}
