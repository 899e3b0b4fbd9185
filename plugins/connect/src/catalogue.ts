import type { WalletEntry } from '@latchkey/cloud/contract'
import type { ConnectContext } from './connect-context'

/** The next page of all wallets. */
export async function loadMore(_ctx: ConnectContext): Promise<void> {}

/** Sets the filter and starts over. */
export async function showCertified(_ctx: ConnectContext, _certified: boolean): Promise<void> {}

/** What the directory finds. */
export async function search(
  _ctx: ConnectContext,
  _query: string,
  _signal: AbortSignal,
): Promise<readonly WalletEntry[]> {
  return []
}
