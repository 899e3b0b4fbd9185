const methods: ReadonlySet<string> = new Set([
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
])

/** Whether the method changes something on a network, so that a second try may do it twice. */
export const isSending = (method: string): boolean => methods.has(method)
