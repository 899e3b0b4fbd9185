import { knownSolanaAccounts } from '../solana/load-accounts'

export const solanaMainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
/** The first two of the well-known accounts. */
export const ada = knownSolanaAccounts[0]?.address ?? ''
export const ben = knownSolanaAccounts[1]?.address ?? ''

// For tests in a browser, where web3.js needs Node's Buffer. `solana-signing.test.ts` checks that web3.js writes the
// same bytes.

/** `legacyTransfer(1_500_000_000)`. */
export const recordedLegacyTransfer: Uint8Array = bytesOf(
  'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAEDC/Mr' +
    'nw2wlnIDj+o2E5sY+YpfAUnvTOAzLkS5p36Dwi2SRUQfSnUupjKMbY0tKvyzbRMduZikfKBNbV2Fh9CwEgAAAAAAAAAAAAAA' +
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAzEkOkozS44c7s0P8ldozF5ymD02/RsLDbpEpnVXU5rkBAgIAAQwCAAAAAC9oWQAAAAA=',
)

/** `versionedTransfer(1)`. */
export const recordedVersionedTransfer: Uint8Array = bytesOf(
  'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAQADBgvz' +
    'K58NsJZyA4/qNhObGPmKXwFJ70zgMy5Euad+g8ItkkVEH0p1LqYyjG2NLSr8s20THbmYpHygTW1dhYfQsBLMSQ6SjNLjhzuz' +
    'Q/yV2jMXnKYPTb9GwsNukSmdVdTmuQMGRm/lIRcy/+ytunLDm+e8jOW7xfcSayxDmzpAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' +
    'AAAAAAAAAAAAAAAAAAAG3fbh12Whk9nL4UbO63msHLSF7V9bN5E6jPWFfv8AqcxJDpKM0uOHO7ND/JXaMxecpg9Nv0bCw26R' +
    'KZ1V1Oa5BAMABQKghgEAAwAJA1DDAAAAAAAABAIAAQwCAAAAAQAAAAAAAAAFBAECAQAKDGDjFgAAAAAABgA=',
)

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
