import { lazyConnectorMethods } from '@latchkey/adapter-kit/lazy'
import { lazy } from '@latchkey/kernel'
import {
  activeAccount,
  type ConnectionId,
  type Connector,
  type ConnectorTraits,
  connectors,
  sessionContract,
} from '@latchkey/session/contract'
import { parseWalletIcon, parseWalletName } from '@latchkey/session/schema'
import { createWalletLimit, declareMethods, untilListed } from '@latchkey/session/wallet-rows'
import type { SolanaContext } from '../chain/read-chain'
import type { WalletParts } from '../connector/connector-methods'
import {
  featureOf,
  isAddress,
  type PageWallet,
  readAccounts,
  readChains,
  readPart,
} from '../connector/read-accounts'
import type { StandardWallet } from '../contract'

const methodCode = () => import('../rpc-methods')

/** One call of `register`, or of the function it returned: the list is the same object in both. */
export type Registration = readonly [wallets: readonly unknown[], isHere: boolean]

/** What a run keeps until its wallets are listed. */
export interface RegistrationQueue {
  /** In the order received, unchecked. */
  readonly kept: Registration[]
  /** Further ones are not kept. */
  readonly most: number
  /** Asks the wallets of the page to register. */
  ask(): void
  /** Set by the code that lists the wallets; called when a registration was kept. */
  onRegistration?: () => void
}

/** Functions that exist once the wallets are listed, which is before a wallet can be connected. */
export interface WalletFinder {
  /** Returns the wallet's own objects behind a connection. */
  find?: (connectionId: ConnectionId | undefined) => StandardWallet | undefined
  /** Decodes the base58 text. */
  isAddress?: (text: string) => boolean
}

interface Listed {
  readonly id: string
  readonly wallet: PageWallet
  /** The open registrations: another script that registers this object cannot remove it from the list. */
  readonly registrations: Set<Registration[0]>
  /** Removes the wallet from the list. */
  remove(): void
}

/**
 * Lists the wallets of the page, and continues with those that appear later. Called once in a run. Resolves when those that
 * are known now are in session's state.
 */
export async function registerWallets(
  ctx: SolanaContext,
  page: RegistrationQueue,
  finder: WalletFinder,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return
  declareMethods(ctx, signal, async () => (await methodCode()).rpcMethods())

  const listed = new Map<unknown, Listed>()
  const findPlace = createWalletLimit(ctx)
  const ids = createIds()
  const add = ({ name, icon, wallet }: ListedWallet): Listed => {
    const id = ids.take(name, wallet)
    const traits: ConnectorTraits = {
      id,
      name,
      kind: 'announced',
      namespaces: ['solana'],
      approval: 'wallet',
      ...(icon && { iconUrl: icon }),
    }
    const gone = new AbortController()
    const configured = () => ctx.read(sessionContract).networks.map(({ id: networkId }) => networkId)
    const parts = { wallet, clock: ctx.clock, configured, gone: gone.signal }
    const item = ctx.fill(connectors, { ...createConnector(traits, parts), claimedId: claimedIdOf(name) })
    return {
      id,
      wallet,
      registrations: new Set(),
      remove() {
        item.remove()
        gone.abort()
      },
    }
  }
  const register = (input: unknown, registration: Registration[0]): void => {
    // A wallet registers once for each library of the page.
    const known = listed.get(input)
    if (known) return void known.registrations.add(registration)
    const { wallet, refused } = parseWallet(input)
    if (wallet) {
      const takePlace = findPlace(claimedIdOf(wallet.name), listed.size)
      if (!takePlace) return
      const added = add(wallet)
      added.registrations.add(registration)
      listed.set(input, added)
      takePlace?.(added.id, () => {
        added.remove()
        listed.delete(input)
      })
    } else if (refused)
      ctx.logger.warn('A wallet registered itself wrongly and is not listed.', { wrong: refused })
  }
  const unregister = (input: unknown, registration: Registration[0]): void => {
    const known = listed.get(input)
    if (!known?.registrations.delete(registration) || known.registrations.size > 0) return
    known.remove()
    listed.delete(input)
  }

  finder.isAddress = isAddress
  finder.find = (connectionId) =>
    findAccount(
      ctx,
      (connectorId) => [...listed.values()].find(({ id }) => id === connectorId)?.wallet,
      connectionId,
    )
  page.onRegistration = () => {
    if (signal.aborted) return
    for (const [wallets, isHere] of page.kept.splice(0))
      for (const wallet of wallets) (isHere ? register : unregister)(wallet, wallets)
  }
  const isComplete = page.kept.length < page.most
  page.onRegistration()
  if (!isComplete) page.ask()
  if (listed.size) await untilListed(ctx, signal)
}

/** Ids of connectors, each of one wallet object for as long as the page lives. */
export interface Ids {
  /** The same wallet object has the same id again. */
  take(name: string, wallet: object): string
}

/** The id by which the Wallet Standard identifies a wallet, stable across visits. Any script can claim any name. */
const claimedIdOf = (name: string): string => `wallet-standard:${name}`

/**
 * The first wallet of a name has `wallet-standard:Phantom`, another one `wallet-standard-2:Phantom`; the number is
 * in a position that no name can imitate. The id of a wallet that left stays reserved for it.
 */
function createIds(): Ids {
  const counts = new Map<string, number>()
  const owned = new WeakMap<object, string>()
  return {
    take(name, wallet) {
      const own = owned.get(wallet)
      if (own !== undefined) return own
      const number = (counts.get(name) ?? 0) + 1
      counts.set(name, number)
      const id = number === 1 ? claimedIdOf(name) : `wallet-standard-${number}:${name}`
      owned.set(wallet, id)
      return id
    },
  }
}

/** The wallet's own objects behind a connection, by default the active one; the account is the one in use. */
export function findAccount(
  ctx: SolanaContext,
  walletOf: (connectorId: string) => PageWallet | undefined,
  connectionId: ConnectionId | undefined,
): StandardWallet | undefined {
  const id = connectionId ?? ctx.use(sessionContract).active('solana')?.connectionId
  const connection = id === undefined ? undefined : ctx.read(sessionContract).connections[id]
  if (connection?.status !== 'connected') return undefined
  const wallet = walletOf(connection.connectorId)
  const address = activeAccount(connection, 'solana')?.address
  const found = readAccounts(readPart(wallet, 'accounts')).find((one) => one.address === address)
  return wallet && found ? { wallet, account: found.own } : undefined
}

const connectorCode = () => import('../connector/connector-methods')

/**
 * A connector for a listed wallet. Its code is fetched when it is connected; requests always go to this wallet object.
 */
export function createConnector(traits: ConnectorTraits, parts: Omit<WalletParts, 'name'>): Connector {
  const load = lazy(async () =>
    (await connectorCode()).createConnectorMethods({ ...parts, name: traits.name }),
  )
  return { id: traits.id, traits, identity: parts.wallet, ...lazyConnectorMethods(load) }
}

export interface ListedWallet {
  readonly name: string
  /** A wallet with an invalid picture is listed without it, because it can still be used. */
  readonly icon: string | undefined
  readonly wallet: PageWallet
}

/** Neither is set for a wallet of another chain, or for one that is reached over a relay. */
interface Parsed {
  readonly wallet?: ListedWallet
  /** The names of the parts that are wrong. */
  readonly refused?: readonly string[]
}

const VERSION = '1.0.0'
/** Libraries also register a relay wallet, which has a separate connector. */
const PAIRED = 'WalletConnect'

/**
 * Validates a wallet of the Wallet Standard without a schema library, because the list of wallets needs this code
 * first.
 */
export function parseWallet(input: unknown): Parsed {
  if (readChains(readPart(input, 'chains')).length === 0) return {}
  const name = parseWalletName(readPart(input, 'name'))
  if (name === PAIRED) return {}
  const parts = {
    version: readPart(input, 'version') === VERSION,
    name: name !== undefined,
    'standard:connect': featureOf(input, 'standard:connect') !== undefined,
  }
  const refused = Object.entries(parts).flatMap(([part, isRight]) => (isRight ? [] : [part]))
  if (name === undefined || refused.length > 0 || !isWallet(input)) return { refused }
  return { wallet: { name, icon: parseWalletIcon(readPart(input, 'icon')), wallet: input } }
}

/** Only after the checks above. Each property is still read safely later. */
function isWallet(input: unknown): input is PageWallet {
  return typeof input === 'object' && input !== null
}
