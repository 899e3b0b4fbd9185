import type { IdentifierArray, IdentifierString, WalletAccount } from '@wallet-standard/base'
import type { PageWallet } from '../connector/read-accounts'

export const ADDRESS = 'BPFLoaderUpgradeab1e11111111111111111111111'
export const OTHER_ADDRESS = 'Vote111111111111111111111111111111111111111'
export const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
export const ICON = 'data:image/svg+xml;base64,PHN2Zy8+'

export type FakeAccount = WalletAccount

export interface FakeWallet {
  /** The wallet object that is registered. Its properties may change during a test. */
  readonly wallet: PageWallet
  /** The calls it received: a feature and its inputs. */
  readonly calls: { readonly feature: string; readonly inputs: readonly unknown[] }[]
  readonly listening: number
  /** Shares these accounts from now on, and emits `change`. */
  share(...accounts: readonly FakeAccount[]): void
  /** Changes properties of the wallet and emits `change`. */
  change(parts: object): void
  emit(properties: unknown): void
}

export interface FakeWalletParts {
  /** Accounts it shares once it is allowed; by default one on mainnet and devnet. */
  readonly accounts?: readonly FakeAccount[]
  /** The page is allowed already. */
  readonly allowed?: boolean
  /** Responses by feature: a value, a `Rejection`, or a function of the inputs. They replace the defaults. */
  readonly answers?: Readonly<Record<string, unknown>>
  /** Features it has besides connecting and events. */
  readonly features?: readonly IdentifierString[]
  /** Properties of the wallet that differ from the defaults. */
  readonly parts?: object
}

export class Rejection {
  constructor(readonly reason: unknown) {}
}

export const account = (
  address: string = ADDRESS,
  chains: IdentifierArray = ['solana:mainnet', 'solana:devnet'],
): FakeAccount => ({ address, chains, features: [], publicKey: new Uint8Array(32) })

/** A wallet of the Wallet Standard without keys. Silently, it shares its accounts only with a page it allows. */
export function createFakeWallet(given: FakeWalletParts = {}): FakeWallet {
  const { accounts = [account()], answers = {}, features = [] } = given
  const calls: FakeWallet['calls'] = []
  const listeners = new Set<(properties: unknown) => void>()
  let allowed = given.allowed ?? false

  const answer = async (
    feature: string,
    inputs: readonly unknown[],
    usual: () => unknown,
  ): Promise<unknown> => {
    calls.push({ feature, inputs })
    const own = Object.hasOwn(answers, feature) ? answers[feature] : usual
    const value: unknown = typeof own === 'function' ? await own(...inputs) : own
    if (value instanceof Rejection) throw value.reason
    return value
  }
  const connect = (input?: { readonly silent?: boolean }): object => {
    if (!input?.silent) allowed = true
    if (allowed) Object.assign(wallet, { accounts })
    return { accounts: wallet.accounts }
  }
  const disconnect = (): void => {
    allowed = false
    Object.assign(wallet, { accounts: [] })
  }
  const wallet: PageWallet = {
    version: '1.0.0',
    name: 'Example Wallet',
    icon: ICON,
    chains: ['solana:mainnet', 'solana:devnet', 'solana:testnet'],
    accounts: allowed ? accounts : [],
    features: {
      'standard:connect': {
        version: '1.0.0',
        connect: (input?: { readonly silent?: boolean }) =>
          answer('standard:connect', input === undefined ? [] : [input], () => connect(input)),
      },
      'standard:disconnect': {
        version: '1.0.0',
        disconnect: () => answer('standard:disconnect', [], disconnect),
      },
      'standard:events': {
        version: '1.0.0',
        on(_event: string, listener: (properties: unknown) => void) {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
      },
      ...Object.fromEntries(
        features.map((feature) => {
          const [, name = ''] = feature.split(':')
          const run = (...inputs: readonly unknown[]) => answer(feature, inputs, () => [])
          return [feature, { version: '1.0.0', [name]: run }]
        }),
      ),
    },
    ...given.parts,
  }
  const emit = (properties: unknown): void => {
    for (const listener of [...listeners]) listener(properties)
  }
  return {
    wallet,
    calls,
    get listening() {
      return listeners.size
    },
    share(...shared) {
      Object.assign(wallet, { accounts: shared })
      emit({ accounts: shared })
    },
    change(parts) {
      Object.assign(wallet, parts)
      emit(parts)
    },
    emit,
  }
}
