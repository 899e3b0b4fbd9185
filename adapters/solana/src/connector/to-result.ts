import type { Account, ConnectionResult, NetworkId } from '@latchkey/session/contract'
import { networkIdsOf } from './chain-names'
import type { SolanaAccount } from './read-accounts'

/** Where requests go: the first of the wishes that the account is on, else the first network it is on. */
export function toResult(
  accounts: readonly SolanaAccount[],
  configured: readonly NetworkId[],
  wishes: readonly (NetworkId | undefined)[],
): ConnectionResult | undefined {
  const [first, ...others] = accounts
  if (!first) return undefined
  const approved = networkIdsOf(first.chains, configured)
  const networkId = wishes.find((wish) => wish !== undefined && approved.includes(wish)) ?? approved[0]
  if (networkId === undefined) return undefined
  return {
    accounts: [toAccount(first), ...others.map(toAccount)],
    networkIds: { solana: networkId },
    approvedNetworkIds: { solana: approved },
  }
}

const toAccount = ({ address }: SolanaAccount): Account => ({ namespace: 'solana', address })
