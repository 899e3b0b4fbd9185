import { parseLink } from '@latchkey/kernel'
import type { ActiveTarget } from '@latchkey/session/contract'

/** The account's page on the block explorer of its network, where there is a safe one (R4). */
export function explorerLink({ network, account }: ActiveTarget): string | undefined {
  if (network?.explorerUrl === undefined) return undefined
  const link = parseLink(`${network.explorerUrl}/address/${encodeURIComponent(account.address)}`)
  return link?.protocol.startsWith('http') ? link.href : undefined
}
