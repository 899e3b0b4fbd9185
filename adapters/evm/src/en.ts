/** The sentences of errors that are not in the table of `@latchkey/session`, by code, in English. */
export const english: Readonly<Record<string, string>> = {
  'error.WALLET_NOT_CONNECTED': 'No wallet is connected',
  'recovery.WALLET_NOT_CONNECTED': 'Connect a wallet.',
  'error.CHAIN_RPC': 'The network refused the request',
  'error.CHAIN_ANSWER': 'The network gave an answer that cannot be used',
}
