import { declareMethods } from '@latchkey/session/adapter-kit'
import { type ConnectorTraits, connectors, sessionContract } from '@latchkey/session/contract'
import { createConnector } from '../connector/create-connector'
import { isAddress } from '../connector/is-address'
import type { PageWallet } from '../connector/page-wallet'
import type { PageWallets, WalletFinder, WalletNews } from '../page-wallets'
import type { SolanaContext } from '../solana-context'
import { claimedIdOf, createIds } from './create-ids'
import { findAccount } from './find-account'
import { type ListedWallet, parseWallet } from './parse-wallet'

interface Listed {
  readonly id: string
  readonly wallet: PageWallet
  /** The registrations that stand: whoever else registers this object cannot take it out of the list. */
  readonly registrations: Set<WalletNews[0]>
  /** Takes it out of the list again. */
  remove(): void
}

/** Lists the wallets of the page, once in a run, and goes on listing those that come later. */
export function listWallets(
  ctx: SolanaContext,
  page: PageWallets,
  finder: WalletFinder,
  signal: AbortSignal,
): void {
  if (page.listed || signal.aborted) return
  page.listed = true
  declareMethods(ctx, signal, async () => (await import('../rpc-methods')).rpcMethods())

  const listed = new Map<unknown, Listed>()
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
  const register = (input: unknown, registration: WalletNews[0]): void => {
    // A wallet registers once for each library of the page.
    const known = listed.get(input)
    if (known) return void known.registrations.add(registration)
    const { wallet, refused } = parseWallet(input)
    if (wallet) {
      const added = add(wallet)
      added.registrations.add(registration)
      listed.set(input, added)
    } else if (refused)
      ctx.logger.warn('A wallet registered itself wrongly and is not listed.', { wrong: refused })
  }
  const unregister = (input: unknown, registration: WalletNews[0]): void => {
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
  page.hear = () => {
    if (signal.aborted) return
    for (const [wallets, isHere] of page.kept.splice(0))
      for (const wallet of wallets) (isHere ? register : unregister)(wallet, wallets)
  }
  page.hear()
}
