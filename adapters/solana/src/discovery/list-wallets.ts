import { createWalletLimit, declareMethods, untilListed } from '@latchkey/session/adapter-kit'
import {
  activeAccount,
  type ConnectionId,
  type ConnectorTraits,
  connectors,
  sessionContract,
} from '@latchkey/session/contract'
import type { SolanaContext } from '../chain/solana-context'
import { createConnector } from '../connector/create-connector'
import { isAddress, type PageWallet, readAccounts } from '../connector/read-accounts'
import type { StandardWallet } from '../contract'
import type { Registration, RegistrationQueue, WalletFinder } from '../page-wallets'
import { readPart } from '../read-part'
import { type ListedWallet, parseWallet } from './parse-wallet'

const methodCode = () => import('../rpc-methods')

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
export async function listWallets(
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
      // control: registered-without-end
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
    // control: wallet-evicted-by-another
    if (!known?.registrations.delete(registration) || known.registrations.size > 0) return
    // control: wallet-that-leaves-takes-others
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
  // control: wallet-behind-registrations-not-asked
  if (!isComplete) page.ask()
  if (listed.size) await untilListed(ctx, signal)
}

/** Ids of connectors, each of one wallet object for as long as the page lives. */
export interface Ids {
  /** The same wallet object has the same id again. */
  take(name: string, wallet: object): string
}

/** The id by which the Wallet Standard identifies a wallet, stable across visits. Any script can claim any name. */
export const claimedIdOf = (name: string): string => `wallet-standard:${name}`

/**
 * The first wallet of a name has `wallet-standard:Phantom`, another one `wallet-standard-2:Phantom`; the number is
 * in a position that no name can imitate. The id of a wallet that left stays reserved for it.
 */
export function createIds(): Ids {
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
