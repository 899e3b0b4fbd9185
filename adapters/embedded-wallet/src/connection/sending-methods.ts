const methods: ReadonlySet<string> = new Set([
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
])

/** Whether the method sends a transaction, so that repeating it could send a second one. */
export const isSending = (method: string): boolean => methods.has(method)
