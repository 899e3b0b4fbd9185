import type { PortfolioState, TokensEntry } from '@latchkey/portfolio/contract'
import { decimalAmount, identityOf } from '@latchkey/portfolio/contract'
import {
  type AccountType,
  type ActiveTarget,
  activeConnection,
  activeTarget,
  type ByNamespace,
  type ChainNamespace,
  connectedWallet,
  type NetworkId,
  type SessionState,
  type SessionStatus,
  sessionStatus,
} from '@latchkey/session/contract'
import { explorerLink } from './account-screen/explorer-link'

/** A token with its balance and worth. */
export interface TokenBalance {
  readonly name: string
  readonly symbol: string
  readonly chainId: NetworkId
  /** CAIP-10; absent for the native token. */
  readonly address?: string
  /** US dollars of all of it, and of one, where somebody says. */
  readonly value?: number
  readonly price?: number
  readonly iconUrl?: string
  readonly quantity: { readonly decimals: string; readonly numeric: string }
}

/** Everything about the account at one moment. What only an embedded wallet has is brought by that wallet. */
export interface AccountSnapshot {
  readonly status: SessionStatus
  readonly isConnected: boolean
  readonly caipAddress?: string
  readonly address?: string
  readonly balance?: string
  readonly balanceSymbol?: string
  readonly profileName?: string
  readonly profileImage?: string
  readonly addressExplorerUrl?: string
  readonly connectedWalletInfo?: {
    readonly name: string
    readonly icon?: string
    /** Its rdns, else its wallet-directory id; of a paired wallet the host of the address it names. */
    readonly identifier?: string
  }
  /** Which kind of account goes first in each namespace: chosen by the visitor, else by the host, else the usual one. */
  readonly preferredAccountTypes: ByNamespace<AccountType>
  readonly allAccounts: readonly { readonly address: string; readonly type?: AccountType }[]
  readonly tokenBalance: readonly TokenBalance[]
}

/** Composed anew whenever it is asked for; nothing is stored twice. */
export function composeAccountState(
  session: SessionState,
  portfolio: PortfolioState | undefined,
  namespace?: ChainNamespace,
): Omit<AccountSnapshot, 'preferredAccountTypes'> {
  const target = activeTarget(session, namespace)
  const status = target ? 'connected' : statusWithout(session, namespace)
  return {
    status,
    isConnected: target !== undefined,
    ...(target
      ? { ...whoIs(session, target), ...whatIsThere(portfolio, target) }
      : { allAccounts: [], tokenBalance: [] }),
  }
}

/** Of a namespace nobody is connected in, however connected the others are. */
function statusWithout(session: SessionState, namespace: ChainNamespace | undefined): SessionStatus {
  const whole = sessionStatus(session)
  return whole === 'connected' && namespace !== undefined ? 'disconnected' : whole
}

function whoIs(session: SessionState, target: ActiveTarget) {
  const { namespace, account, networkId, connectionId } = target
  const connection = activeConnection(session, namespace)
  const accounts = connection?.status === 'connected' ? connection.accounts : []
  const wallet = connectedWallet(session, connectionId)
  const explorer = explorerLink(target)
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

function whatIsThere(portfolio: PortfolioState | undefined, target: ActiveTarget) {
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
