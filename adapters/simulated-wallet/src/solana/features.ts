/** Whatever a wallet on Solana can be asked. */
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
