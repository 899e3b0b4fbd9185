import { parseSafeUrl } from '@latchkey/kernel/web'
import type { ActiveTarget } from '@latchkey/session/contract'

/** The account's page on the block explorer of its network, where there is a safe one. */
export function explorerLink({ network, account }: ActiveTarget): string | undefined {
  if (network?.explorerUrl === undefined) return undefined
  // Some explorers are told the cluster in a query, which stands behind the path.
  const [, base = '', query = ''] = /^([^?]*?)\/?(\?.*)?$/s.exec(network.explorerUrl) ?? []
  const link = parseSafeUrl(`${base}/address/${encodeURIComponent(account.address)}${query}`)
  return link?.protocol.startsWith('http') ? link.href : undefined
}
