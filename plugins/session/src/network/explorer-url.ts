import { parseSafeUrl } from '@latchkey/kernel/web'
import type { Network } from '../contract/account'

/**
 * A transaction or an account on the explorer of its network.
 * @param id hash or signature of a transaction, or an address
 * @returns `undefined` without an explorer, or with an unsafe URL
 */
export function explorerUrl(
  network: Pick<Network, 'explorerUrl'> | undefined,
  kind: 'tx' | 'address',
  id: string,
): string | undefined {
  // A URL resolves a segment of dots: it would lead to another page.
  if (network?.explorerUrl === undefined || /^\.{0,2}$/.test(id)) return undefined
  // Some explorer URLs name the cluster in a query, which stays behind the path.
  const [, base = '', query = ''] = /^([^?]*?)\/?(\?.*)?$/s.exec(network.explorerUrl) ?? []
  const url = parseSafeUrl(`${base}/${kind}/${encodeURIComponent(id)}${query}`)
  return url?.protocol.startsWith('http') ? url.href : undefined
}
