import { anvilAccounts, type WalletAccount } from './anvil-accounts'
import type { SimulatedWalletOptions, WalletNetwork } from './options'
import { InvalidWalletOptionError } from './provider-error'
import type { WalletInfo } from './simulated-wallet'

const DEFAULT_ACCOUNT_COUNT = 2
const SOLANA_ACCOUNT_COUNT = 10
const defaultNetwork: WalletNetwork = { networkId: 'eip155:1', rpcUrl: 'http://127.0.0.1:8545' }

export function readInfo(options: SimulatedWalletOptions): WalletInfo {
  const { icon = defaultIcon, rdns = 'test.latchkey.simulated-wallet', name = 'Simulated wallet' } = options
  if (!icon.startsWith('data:image/')) {
    throw new InvalidWalletOptionError('icon must be a data URI of an image, as EIP-6963 asks.')
  }
  return Object.freeze({ uuid: options.uuid ?? randomUuid(), name, icon, rdns })
}

export interface Networks {
  /** A placeholder network for a wallet that is on Solana only. No page reaches it. */
  readonly ethereum: readonly [WalletNetwork, ...WalletNetwork[]]
  readonly isOnEthereum: boolean
  readonly solana: readonly WalletNetwork[]
}

export function readNetworks(networks: readonly WalletNetwork[] = [defaultNetwork]): Networks {
  for (const { networkId, rpcUrl } of networks) {
    if (!/^(eip155:[1-9]\d*|solana:[-_a-zA-Z0-9]{1,32})$/.test(networkId)) {
      throw new InvalidWalletOptionError(`networks: '${networkId}' is not a CAIP-2 id such as 'eip155:1'.`)
    }
    if (!isHttpUrl(rpcUrl)) {
      throw new InvalidWalletOptionError(`networks: rpcUrl of '${networkId}' must be an http or https URL.`)
    }
  }
  if (networks.length === 0) {
    throw new InvalidWalletOptionError('networks: a wallet needs at least one network.')
  }
  const of = (namespace: string) => networks.filter(({ networkId }) => networkId.startsWith(`${namespace}:`))
  const [first, ...rest] = of('eip155')
  return {
    ethereum: [first ?? defaultNetwork, ...rest],
    isOnEthereum: first !== undefined,
    solana: of('solana'),
  }
}

export function readSolanaAccounts({
  accounts = DEFAULT_ACCOUNT_COUNT,
  solanaAccounts = typeof accounts === 'number' ? accounts : accounts.length,
}: SimulatedWalletOptions): NonNullable<SimulatedWalletOptions['solanaAccounts']> {
  if (typeof solanaAccounts !== 'number') return solanaAccounts
  if (!Number.isInteger(solanaAccounts) || solanaAccounts < 1 || solanaAccounts > SOLANA_ACCOUNT_COUNT) {
    throw new InvalidWalletOptionError(`solanaAccounts: a count goes from 1 to ${SOLANA_ACCOUNT_COUNT}.`)
  }
  return solanaAccounts
}

export function readAccounts(
  accounts: SimulatedWalletOptions['accounts'] = DEFAULT_ACCOUNT_COUNT,
): readonly [WalletAccount, ...WalletAccount[]] {
  const [first, ...rest] =
    typeof accounts === 'number' ? takeAnvilAccounts(accounts) : accounts.map(readPrivateKey)
  if (!first) throw new InvalidWalletOptionError('accounts: a wallet needs at least one account.')
  return [first, ...rest]
}

export function isHttpUrl(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url).protocol)
  } catch {
    return false
  }
}

function takeAnvilAccounts(count: number): readonly WalletAccount[] {
  if (!Number.isInteger(count) || count < 1 || count > anvilAccounts.length) {
    throw new InvalidWalletOptionError(`accounts: a count goes from 1 to ${anvilAccounts.length}.`)
  }
  return anvilAccounts.slice(0, count)
}

function readPrivateKey(privateKey: `0x${string}`): WalletAccount {
  if (!/^0x[0-9a-fA-F]{64}$/.test(privateKey)) {
    // The key itself stays out of the message: messages end in logs.
    throw new InvalidWalletOptionError('accounts: a private key is 0x and 64 hexadecimal digits.')
  }
  return { privateKey, address: anvilAccounts.find((known) => known.privateKey === privateKey)?.address }
}

// Not crypto.randomUUID, which a page on plain http does not have.
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6)
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The package's own drawing of a wallet on a bench, as a data URI for EIP-6963. */
const defaultIcon: string = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">' +
    '<rect width="96" height="96" rx="22" fill="#0f766e"/>' +
    '<path d="M22 36a8 8 0 0 1 8-8h32a6 6 0 0 1 6 6v2" fill="none" stroke="#99f6e4" stroke-width="5" stroke-linecap="round"/>' +
    '<rect x="20" y="36" width="56" height="34" rx="8" fill="#f0fdfa"/>' +
    '<path d="M28 64l12-22M40 64l12-22M52 64l5-9" stroke="#5eead4" stroke-width="4" stroke-linecap="round"/>' +
    '<rect x="58" y="46" width="22" height="14" rx="7" fill="#0f766e"/><circle cx="66" cy="53" r="3" fill="#f0fdfa"/>' +
    '</svg>',
)}`
