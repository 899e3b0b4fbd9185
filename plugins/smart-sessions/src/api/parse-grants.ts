import type { GrantedPermissions } from '../contract'
import { isEvmNetworkId, isHex, isRecord } from './read'

/** The oldest of more is given up. */
export const MAX_GRANTS = 20
/** Longer values are not ours. */
const MAX_LENGTH = 262_144

/** What an earlier visit stored. Any script of the page can write there: an entry of another shape is left out. */
export function parseGrants(text: string): readonly GrantedPermissions[] {
  if (text.length > MAX_LENGTH) return []
  const list = parseJson(text)
  return Array.isArray(list) ? list.slice(0, MAX_GRANTS).flatMap((one) => parseGrant(one) ?? []) : []
}

function parseGrant(value: unknown): GrantedPermissions | undefined {
  if (!isRecord(value)) return undefined
  const { id, networkId, address, chainId, expiry, signer, permissions, context, accountMeta } = value
  if (typeof id !== 'string' || id === '' || id.length > 200 || !isEvmNetworkId(networkId)) return undefined
  if (typeof address !== 'string' || !isHex(address) || !isHex(chainId) || !isHex(context)) return undefined
  if (typeof expiry !== 'number' || !Array.isArray(permissions)) return undefined
  const { factory, factoryData } = isRecord(accountMeta) ? accountMeta : {}
  const meta = isHex(factory) && isHex(factoryData) ? { accountMeta: { factory, factoryData } } : {}
  return { id, networkId, address, chainId, expiry, signer, permissions, context, ...meta }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
