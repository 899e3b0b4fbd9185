import { activeAccount, type ConnectionId, sessionContract } from '@latchkey/session/contract'
import type { PageWallet } from '../connector/page-wallet'
import { readAccounts } from '../connector/read-accounts'
import type { StandardWallet } from '../contract'
import { readPart } from '../read-part'
import type { SolanaContext } from '../solana-context'

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
