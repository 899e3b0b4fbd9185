import type { GrantedPermissions } from '../contract'
import { isEvmNetworkId, isHex, isRecord } from './read'

/** Limit of grants; the oldest is dropped. */
export const MAX_GRANTS = 20
/** Longer values were not written by this plugin. */
const MAX_LENGTH = 262_144

/**
 * Parses the grants of an earlier visit without malformed entries, because any script can write to the
 * storage.
 */
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
