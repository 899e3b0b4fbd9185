/** The example frame has the same methods in `examples/embedded-wallet-frame/src/create-message-handler.ts`. */
const sendingMethods: ReadonlySet<string> = new Set([
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
])

/** Whether the method sends a transaction, so that repeating it could send a second one. */
export const sendsTransaction = (method: string): boolean => sendingMethods.has(method)
