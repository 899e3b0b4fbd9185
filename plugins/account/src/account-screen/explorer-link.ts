import { parseSafeUrl } from '@latchkey/kernel/web'
import type { ActiveTarget } from '@latchkey/session/contract'

/** URL of the account on the block explorer of its network; `undefined` without an explorer or with an unsafe URL. */
export function explorerLink({ network, account }: ActiveTarget): string | undefined {
  if (network?.explorerUrl === undefined) return undefined
  // Some explorer URLs name the cluster in a query, which stays behind the path.
  const [, base = '', query = ''] = /^([^?]*?)\/?(\?.*)?$/s.exec(network.explorerUrl) ?? []
  const link = parseSafeUrl(`${base}/address/${encodeURIComponent(account.address)}${query}`)
  return link?.protocol.startsWith('http') ? link.href : undefined
}
