import { parseSafeUrl } from '@latchkey/kernel/web'
import type { Network } from '@latchkey/session/contract'
import type { EndedRequest } from '../contract'

/** The transaction on the network's explorer, else the account; `undefined` without an explorer or with an unsafe URL. */
export function explorerUrl(
  { explorerUrl: explorer }: Network,
  { transactionId, address }: EndedRequest,
): string | undefined {
  const id = transactionId ?? address
  if (explorer === undefined || id === undefined) return undefined
  const folder = transactionId === undefined ? 'address' : 'tx'
  // Some explorer URLs name the cluster in a query, which stays behind the path.
  const [, base = '', query = ''] = /^([^?]*?)\/?(\?.*)?$/s.exec(explorer) ?? []
  const url = parseSafeUrl(`${base}/${folder}/${encodeURIComponent(id)}${query}`)
  return url?.protocol.startsWith('http') ? url.href : undefined
}
