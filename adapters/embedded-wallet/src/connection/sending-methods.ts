/** The page in the frame has a list of the same methods, since it shares no code with this package. */
const sendingMethods: ReadonlySet<string> = new Set([
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
])

/** Whether the method sends a transaction, so that repeating it could send a second one. */
export const sendsTransaction = (method: string): boolean => sendingMethods.has(method)
