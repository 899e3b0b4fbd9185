// Values of the recorded texts. A change here needs every text recorded anew, which is never done.
export const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const HASH = '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060'
export const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const SOLANA_ADDRESS = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
export const PICTURE = 'https://pictures.example/1.png'
/** Epoch milliseconds. */
export const NOW_MS = 1_760_000_000_000
