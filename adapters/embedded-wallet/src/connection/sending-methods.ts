const methods: ReadonlySet<string> = new Set([
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
])

/** Whether the method sends something to a network, so that repeating it may do it twice. */
export const isSending = (method: string): boolean => methods.has(method)
