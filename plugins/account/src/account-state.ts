import {
  accountKey,
  decimalAmount,
  identityOf,
  type PortfolioState,
  portfolioContract,
  type TokensEntry,
} from '@latchkey/portfolio/contract'
import { explorerUrl } from '@latchkey/session/chain'
import {
  type ActiveTarget,
  activeTarget,
  type ChainNamespace,
  connectedWallet,
  type SessionState,
  type SessionStatus,
  sessionContract,
  sessionStatus,
} from '@latchkey/session/contract'
import { toCents, worthOf } from '@latchkey/session/worth'
import {
  type AccountContext,
  type AccountSnapshot,
  type AccountUser,
  type AccountUserSource,
  accountUsers,
  type TokenBalance,
} from './contract'

/** Resolves to the account state of a namespace; by default, of the active one. */
export async function accountStateOf(
  ctx: AccountContext,
  namespace: ChainNamespace | undefined,
): Promise<AccountSnapshot> {
  const preferredAccountTypes = await ctx.use(sessionContract).preferredAccountTypes()
  const state = composeAccountState(
    ctx.read(sessionContract),
    ctx.read(portfolioContract),
    namespace,
    ctx.items(accountUsers),
  )
  return { ...state, preferredAccountTypes }
}

/** Composes the account state from the states of session and portfolio and from who is logged in; it keeps no copy. */
export function composeAccountState(
  session: SessionState,
  portfolio: PortfolioState | undefined,
  namespace?: ChainNamespace,
  sources: readonly AccountUserSource[] = [],
): Omit<AccountSnapshot, 'preferredAccountTypes'> {
  const target = activeTarget(session, namespace)
  const status = target ? 'connected' : statusOf(session, namespace)
  return {
    status,
    isConnected: target !== undefined,
    ...(target
      ? { ...accountFields(session, target, sources), ...balanceFields(portfolio, target) }
      : { allAccounts: [], tokenBalance: [] }),
  }
}

/** The status without an account in the namespace: `disconnected` if only other namespaces are connected. */
function statusOf(session: SessionState, namespace: ChainNamespace | undefined): SessionStatus {
  const status = sessionStatus(session)
  return status === 'connected' && namespace !== undefined ? 'disconnected' : status
}

function accountFields(session: SessionState, target: ActiveTarget, sources: readonly AccountUserSource[]) {
  const { namespace, account, networkId, connectionId } = target
  const connection = session.connections[connectionId]
  const accounts = connection?.status === 'connected' ? connection.accounts : []
  const allAccounts = accounts
    .filter((one) => one.namespace === namespace)
    .map(({ address, type }) => ({ address, ...(type ? { type } : {}) }))
  const ofWallet = sources.filter(({ connectorId }) => connectorId === connection?.connectorId)
  const [user] = ofWallet.flatMap((source) => source.user() ?? [])
  const wallet = connectedWallet(session, connectionId)
  const identifier = wallet?.identifier ?? user?.email ?? user?.username
  const explorer = explorerUrl(target.network, 'address', account.address)
  return {
    caipAddress: `${networkId}:${account.address}`,
    address: account.address,
    allAccounts,
    ...(explorer === undefined ? {} : { addressExplorerUrl: explorer }),
    ...(wallet
      ? {
          connectedWalletInfo: {
            name: wallet.name,
            ...(wallet.iconUrl === undefined ? {} : { icon: wallet.iconUrl }),
            ...(identifier === undefined ? {} : { identifier }),
            ...(user ? { social: user.authProvider } : {}),
          },
        }
      : {}),
    ...(user ? userFields(user, target, allAccounts) : {}),
  }
}

function userFields(
  { email, username, authProvider, accountType, isSmartAccountDeployed }: AccountUser,
  { account, networkId }: ActiveTarget,
  accounts: AccountSnapshot['allAccounts'],
) {
  // The user has one type for each namespace, and the source names that of one of them.
  const type = account.type ?? accountType
  const known = {
    ...(email === undefined ? {} : { email }),
    ...(username === undefined ? {} : { username }),
  }
  return {
    user: {
      ...known,
      address: account.address,
      chainId: networkId,
      accounts,
      preferredAccountType: type,
      smartAccountDeployed: isSmartAccountDeployed,
    },
    ...(authProvider === 'email' ? {} : { socialProvider: authProvider }),
    smartAccountDeployed: isSmartAccountDeployed,
    embeddedWalletInfo: { user: known, authProvider, accountType: type, isSmartAccountDeployed },
  }
}

function balanceFields(portfolio: PortfolioState | undefined, target: ActiveTarget) {
  const key = accountKey(target)
  const native = portfolio?.native[key]
  const identity = portfolio && identityOf(portfolio, target)
  return {
    ...(native?.status === 'known' ? { balance: decimalAmount(native), balanceSymbol: native.symbol } : {}),
    ...(identity?.name === undefined ? {} : { profileName: identity.name }),
    ...(identity?.avatarUrl === undefined ? {} : { profileImage: identity.avatarUrl }),
    tokenBalance: tokenBalances(portfolio?.tokens[key]),
  }
}

function tokenBalances(entry: TokensEntry | undefined): readonly TokenBalance[] {
  if (entry?.status !== 'known') return []
  return entry.items.map(({ networkId, address, name, symbol, decimals, value, priceUsd, iconUrl }) => {
    const worth = worthOf({ value, decimals, priceUsd })
    return {
      name,
      symbol,
      chainId: networkId,
      quantity: { decimals: String(decimals), numeric: decimalAmount({ value, decimals }) },
      ...(address === undefined ? {} : { address: `${networkId}:${address}` }),
      ...(iconUrl === undefined ? {} : { iconUrl }),
      ...(priceUsd === undefined ? {} : { price: priceUsd }),
      ...(worth === undefined ? {} : { value: Number(toCents(worth)) / 100 }),
    }
  })
}
