import {
  decimalAmount,
  identityOf,
  type PortfolioState,
  portfolioContract,
  type TokensEntry,
} from '@latchkey/portfolio/contract'
import {
  type ActiveTarget,
  activeConnection,
  activeTarget,
  type ChainNamespace,
  connectedWallet,
  type SessionState,
  type SessionStatus,
  sessionContract,
  sessionStatus,
} from '@latchkey/session/contract'
import { explorerUrl } from '@latchkey/session/explorer'
import type { AccountContext } from './account-context'
import type { AccountSnapshot, TokenBalance } from './contract'

/** Resolves to the account state of a namespace; by default, of the active one. */
export async function accountStateOf(
  ctx: AccountContext,
  namespace: ChainNamespace | undefined,
): Promise<AccountSnapshot> {
  const preferredAccountTypes = await ctx.use(sessionContract).preferredAccountTypes()
  const state = composeAccountState(ctx.read(sessionContract), ctx.read(portfolioContract), namespace)
  return { ...state, preferredAccountTypes }
}

/** Composes the account state from the states of session and portfolio; it keeps no copy. */
export function composeAccountState(
  session: SessionState,
  portfolio: PortfolioState | undefined,
  namespace?: ChainNamespace,
): Omit<AccountSnapshot, 'preferredAccountTypes'> {
  const target = activeTarget(session, namespace)
  const status = target ? 'connected' : statusOf(session, namespace)
  return {
    status,
    isConnected: target !== undefined,
    ...(target
      ? { ...identityFields(session, target), ...balanceFields(portfolio, target) }
      : { allAccounts: [], tokenBalance: [] }),
  }
}

/** The status without an account in the namespace: `disconnected` if only other namespaces are connected. */
function statusOf(session: SessionState, namespace: ChainNamespace | undefined): SessionStatus {
  const status = sessionStatus(session)
  return status === 'connected' && namespace !== undefined ? 'disconnected' : status
}

function identityFields(session: SessionState, target: ActiveTarget) {
  const { namespace, account, networkId, connectionId } = target
  const connection = activeConnection(session, namespace)
  const accounts = connection?.status === 'connected' ? connection.accounts : []
  const wallet = connectedWallet(session, connectionId)
  const explorer = explorerUrl(target.network, 'address', target.account.address)
  return {
    caipAddress: `${networkId}:${account.address}`,
    address: account.address,
    allAccounts: accounts
      .filter((one) => one.namespace === namespace)
      .map(({ address, type }) => ({ address, ...(type ? { type } : {}) })),
    ...(explorer === undefined ? {} : { addressExplorerUrl: explorer }),
    ...(wallet
      ? {
          connectedWalletInfo: {
            name: wallet.name,
            ...(wallet.iconUrl === undefined ? {} : { icon: wallet.iconUrl }),
            ...(wallet.identifier === undefined ? {} : { identifier: wallet.identifier }),
          },
        }
      : {}),
  }
}

function balanceFields(portfolio: PortfolioState | undefined, target: ActiveTarget) {
  const key = `${target.networkId}:${target.account.address}`
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
    const numeric = decimalAmount({ value, decimals })
    return {
      name,
      symbol,
      chainId: networkId,
      quantity: { decimals: String(decimals), numeric },
      ...(address === undefined ? {} : { address: `${networkId}:${address}` }),
      ...(iconUrl === undefined ? {} : { iconUrl }),
      ...(priceUsd === undefined ? {} : { price: priceUsd, value: Number(numeric) * priceUsd }),
    }
  })
}
