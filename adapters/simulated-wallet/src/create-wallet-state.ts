import type { Address, Hex } from 'viem'
import type { WalletAccount } from './anvil-accounts'
import type { Emitter } from './create-emitter'
import type { Memory, MemoryStore } from './memory'
import type { WalletNetwork } from './options'

/** Who and where the wallet is. Every change tells the page what EIP-1193 says it must hear. */
export interface WalletState {
  readonly network: WalletNetwork
  readonly locked: boolean
  readonly authorised: boolean
  accounts(): Promise<readonly Address[]>
  active(): Promise<Address>
  /** What `eth_accounts` answers. */
  exposed(): Promise<readonly Address[]>
  privateKey(address: Address): Promise<Hex | undefined>
  findNetwork(networkId: string): WalletNetwork | undefined
  addNetwork(network: WalletNetwork): void

  setLocked(locked: boolean): Promise<void>
  setAuthorised(authorised: boolean): Promise<void>
  switchAccount(address: Address): Promise<boolean>
  switchNetwork(network: WalletNetwork): Promise<void>
}

export interface WalletStateParts {
  readonly accounts: readonly [WalletAccount, ...WalletAccount[]]
  readonly networks: readonly [WalletNetwork, ...WalletNetwork[]]
  readonly expose: 'active' | 'all'
  readonly locked: boolean
  readonly authorised: boolean
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
      memory.save({ authorised, accountIndex: activeIndex, networkId: network.networkId })
      const after = await exposed()
      if (after.join() !== before.join()) emitter.emit('accountsChanged', [...after])
      if (network.networkId !== chainBefore) emitter.emit('chainChanged', chainIdHex(network.networkId))
    })
    lastChange = run.catch(() => undefined)
    return run
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
    accounts,
    active,
    exposed,
    async privateKey(address) {
      const index = indexOf(await accounts(), address)
      return parts.accounts[index]?.privateKey
    },
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
    async switchAccount(address) {
      const index = indexOf(await accounts(), address)
      if (index < 0) return false
      await change(() => {
        activeIndex = index
      })
      return true
    },
    switchNetwork: (next) =>
      change(() => {
        network = next
      }),
  }
}

function indexOf(accounts: readonly Address[], address: Address): number {
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
