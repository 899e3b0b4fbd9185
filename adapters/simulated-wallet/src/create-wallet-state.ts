import type { Address, Hex } from 'viem'
import type { WalletAccount } from './anvil-accounts'
import type { Emitter } from './create-provider'
import type { Memory, MemoryStore } from './memory'
import type { WalletNetwork } from './options'
import { createSolanaSide, type SolanaSide } from './solana/create-solana-side'
import type { SolanaAccounts } from './solana/load-accounts'

/**
 * The wallet's accounts, network and permission. Every change emits the events that EIP-1193 and the Wallet Standard
 * require.
 */
export interface WalletState {
  readonly network: WalletNetwork
  readonly locked: boolean
  readonly authorised: boolean
  /** `undefined` for a wallet without Solana networks. */
  readonly solana: Readonly<SolanaSide> | undefined
  accounts(): Promise<readonly Address[]>
  active(): Promise<Address>
  /** The response of `eth_accounts`. */
  exposed(): Promise<readonly Address[]>
  privateKey(address: Address): Promise<Hex | undefined>
  networks(): readonly WalletNetwork[]
  findNetwork(networkId: string): WalletNetwork | undefined
  addNetwork(network: WalletNetwork): void

  setLocked(locked: boolean): Promise<void>
  setAuthorised(authorised: boolean): Promise<void>
  /** Allows the page on Solana and connects it. */
  connectSolana(): Promise<void>
  /** Keeps the permission, so that the page can reconnect silently. */
  disconnectSolana(): Promise<void>
  /** Revokes the page's permission on both sides (EVM and Solana). */
  revoke(): Promise<void>
  /** Switches both sides, because an account has an address on each. */
  switchAccount(address: string): Promise<boolean>
  switchNetwork(network: WalletNetwork): Promise<void>
}

export interface WalletStateParts {
  readonly accounts: readonly [WalletAccount, ...WalletAccount[]]
  readonly networks: readonly [WalletNetwork, ...WalletNetwork[]]
  readonly expose: 'active' | 'all'
  readonly locked: boolean
  readonly authorised: boolean
  readonly loadSolana: (() => Promise<SolanaAccounts>) | undefined
  readonly memory: MemoryStore
  readonly emitter: Emitter
}

export function chainIdHex(networkId: string): Hex {
  return `0x${BigInt(networkId.slice('eip155:'.length)).toString(16)}`
}

export function createWalletState(parts: WalletStateParts): WalletState {
  const { emitter, memory } = parts
  const stored: Partial<Memory> = memory.load() ?? {}
  const networks = new Map<string, WalletNetwork>(
    parts.networks.map((network) => [network.networkId, network]),
  )

  let locked = parts.locked
  let authorised = stored.authorised ?? parts.authorised
  let activeIndex = stored.accountIndex ?? 0
  let network = networks.get(stored.networkId ?? '') ?? parts.networks[0]
  let addresses: Promise<readonly [Address, ...Address[]]> | undefined
  let lastChange: Promise<unknown> = Promise.resolve()
  const solana =
    parts.loadSolana &&
    createSolanaSide({
      load: parts.loadSolana,
      expose: parts.expose,
      authorised: stored.solana?.authorised ?? parts.authorised,
      index: stored.solana?.accountIndex ?? 0,
      isLocked: () => locked,
    })

  function accounts() {
    addresses ??= deriveAddresses(parts.accounts)
    return addresses
  }

  async function active(): Promise<Address> {
    const all = await accounts()
    return all[activeIndex] ?? all[0]
  }

  async function exposed(): Promise<readonly Address[]> {
    if (locked || !authorised) return []
    const first = await active()
    if (parts.expose === 'active') return [first]
    return [first, ...(await accounts()).filter((address) => address !== first)]
  }

  /** One change at a time, so that events come in the order of the changes. */
  function change(apply: () => void | Promise<void>): Promise<void> {
    const run = lastChange.then(async () => {
      const before = await exposed()
      const chainBefore = network.networkId
      await apply()
      memory.save({
        authorised,
        accountIndex: activeIndex,
        networkId: network.networkId,
        ...(solana && { solana: { authorised: solana.authorised, accountIndex: solana.index } }),
      })
      const after = await exposed()
      if (after.join() !== before.join()) emitter.emit('accountsChanged', [...after])
      if (network.networkId !== chainBefore) emitter.emit('chainChanged', chainIdHex(network.networkId))
      if (solana) await tellSolana(solana)
    })
    lastChange = run.catch(() => undefined)
    return run
  }

  async function tellSolana(side: SolanaSide): Promise<void> {
    const seen = (await side.exposed()).map(({ account }) => account)
    if (seen.length === side.visible.length && seen.every((account, at) => account === side.visible[at]))
      return
    side.visible = seen
    emitter.emit('change', { accounts: seen })
  }

  /** The number of the account that has this address on either side. */
  async function findAccount(address: string): Promise<number> {
    const index = indexOf(await accounts(), address)
    if (index >= 0 || !solana) return index
    return (await solana.accounts()).findIndex(({ account }) => account.address === address)
  }

  return {
    get network() {
      return network
    },
    get locked() {
      return locked
    },
    get authorised() {
      return authorised
    },
    solana,
    accounts,
    active,
    exposed,
    async privateKey(address) {
      const index = indexOf(await accounts(), address)
      return parts.accounts[index]?.privateKey
    },
    networks: () => [...networks.values()],
    findNetwork: (networkId) => networks.get(networkId),
    addNetwork(added) {
      networks.set(added.networkId, added)
    },
    setLocked: (next) =>
      change(() => {
        locked = next
      }),
    setAuthorised: (next) =>
      change(() => {
        authorised = next
      }),
    connectSolana: () =>
      change(() => {
        if (solana) solana.authorised = solana.connected = true
      }),
    disconnectSolana: () =>
      change(() => {
        if (solana) solana.connected = false
      }),
    revoke: () =>
      change(() => {
        authorised = false
        if (solana) solana.authorised = solana.connected = false
      }),
    async switchAccount(address) {
      const index = await findAccount(address)
      if (index < 0) return false
      await change(async () => {
        // A side with fewer accounts keeps its active account.
        if (index < parts.accounts.length) activeIndex = index
        if (solana && index < (await solana.accounts()).length) solana.index = index
      })
      return true
    },
    switchNetwork: (next) =>
      change(() => {
        network = next
      }),
  }
}

function indexOf(accounts: readonly Address[], address: string): number {
  return accounts.findIndex((known) => known.toLowerCase() === address.toLowerCase())
}

async function deriveAddresses(
  accounts: readonly [WalletAccount, ...WalletAccount[]],
): Promise<readonly [Address, ...Address[]]> {
  const [first, ...rest] = accounts
  const derive = async ({ address, privateKey }: WalletAccount): Promise<Address> =>
    address ?? (await import('./keys')).addressOf(privateKey)
  return [await derive(first), ...(await Promise.all(rest.map(derive)))]
}
