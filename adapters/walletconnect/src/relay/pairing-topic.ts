/** Where page and wallet meet on the relay, from the `wc:` URI that a wallet is given; empty for anything else. */
export const pairingTopicOf = (uri: string): string => /^wc:([^@]+)@/.exec(uri)?.[1] ?? ''
