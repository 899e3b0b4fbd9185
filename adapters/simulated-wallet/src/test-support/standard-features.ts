import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import type { Wallet } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'
import type { StandardWallet } from '../solana/standard'

type All = StandardConnectFeature &
  StandardDisconnectFeature &
  StandardEventsFeature &
  SolanaSignMessageFeature &
  SolanaSignTransactionFeature &
  SolanaSignAndSendTransactionFeature &
  SolanaSignInFeature

export type Features = All['standard:connect'] &
  All['standard:disconnect'] &
  All['standard:events'] &
  All['solana:signMessage'] &
  All['solana:signTransaction'] &
  All['solana:signAndSendTransaction'] &
  All['solana:signIn']

const hasAll = (features: object): features is All =>
  'standard:connect' in features && 'solana:signIn' in features

/** The functions of a wallet, with the types that the standard's own packages give them. */
export function featuresOf(wallet: StandardWallet | undefined): Features {
  // Assigned to check that the type matches the standard's own wallet type.
  const standard: Wallet | undefined = wallet
  if (!standard || !hasAll(standard.features)) throw new Error('The wallet lacks features.')
  return Object.assign({}, ...Object.values<object>(standard.features))
}
