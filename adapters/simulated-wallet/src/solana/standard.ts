import { InvalidWalletOptionError } from '../provider-error'

/** The part of the Wallet Standard (`@wallet-standard/base` 1) that this wallet implements, with its names. */
export interface StandardAccount {
  /** Base58. */
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly `${string}:${string}`[]
  readonly features: readonly `${string}:${string}`[]
}

export interface StandardWallet {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: StandardIcon
  readonly chains: readonly `${string}:${string}`[]
  /** By name: `standard:connect`, `solana:signMessage`, … */
  readonly features: Readonly<Record<`${string}:${string}`, unknown>>
  /** Empty until the page has connected. */
  readonly accounts: readonly StandardAccount[]
}

export type StandardIcon = `data:image/${'svg+xml' | 'webp' | 'png' | 'gif'};base64,${string}`

/** CAIP-2 uses the start of the genesis hash, the Wallet Standard uses a name. */
const clusters: Readonly<Record<string, `solana:${string}`>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

/** `solana:mainnet` for a network's CAIP-2 id; `solana:localnet` for an unknown cluster. */
export function standardChain(networkId: string): `solana:${string}` {
  return clusters[networkId] ?? 'solana:localnet'
}

/** The picture in the only form that the Wallet Standard accepts. */
export function standardIcon(icon: string): StandardIcon {
  const comma = icon.indexOf(',')
  const [type = '', ...parameters] = icon.slice('data:'.length, comma).split(';')
  const body = icon.slice(comma + 1)
  const made = parameters.includes('base64') ? icon : `data:${type};base64,${btoa(binaryOf(body))}`
  if (isStandardIcon(made)) return made
  const message =
    'icon must be SVG, WebP, PNG or GIF, as the Wallet Standard asks of a wallet with Solana networks.'
  throw new InvalidWalletOptionError(message)
}

function binaryOf(percentEncoded: string): string {
  return String.fromCharCode(...new TextEncoder().encode(decodeURIComponent(percentEncoded)))
}

function isStandardIcon(icon: string): icon is StandardIcon {
  return /^data:image\/(svg\+xml|webp|png|gif);base64,/.test(icon)
}

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
