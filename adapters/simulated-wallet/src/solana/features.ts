/** The features of a wallet on Solana. */
export const solanaFeatures = [
  'standard:connect',
  'standard:disconnect',
  'standard:events',
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
  'solana:signIn',
] as const

export type SolanaFeature = (typeof solanaFeatures)[number]
