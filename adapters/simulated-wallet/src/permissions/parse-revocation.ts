import * as v from '@latchkey/session/schema'
import { type Address, type Hex, isAddress } from 'viem'
import { hexSchema } from '../methods/read-params'
import { invalidParams } from '../provider-error'

/** A request to revoke what `wallet_grantPermissions` has granted. */
export interface Revocation {
  readonly context: Hex
  /** Undefined if the request names no account. */
  readonly address: Address | undefined
  /** Undefined if the account is named without a chain. */
  readonly chainId: number | undefined
}

const revocationSchema = v.looseObject({ permissionsContext: hexSchema, address: v.optional(v.string()) })

/**
 * Parses the params of `wallet_revokePermissions`. `undefined` if they name no context: EIP-2255 has a method of the
 * same name, which ends a page's access to the accounts.
 */
export function parseRevocation(params: unknown): Revocation | undefined {
  const parsed = v.safeParse(v.strictTuple([revocationSchema]), params)
  if (!parsed.success) {
    const [first] = Array.isArray(params) ? params : []
    if (Reflect.has(Object(first), 'permissionsContext')) throw invalidParams('The context cannot be read')
    return undefined
  }
  const [{ permissionsContext: context, address: named }] = parsed.output
  if (named === undefined) return { context, address: undefined, chainId: undefined }
  // The account is a plain address or a CAIP-10 id.
  const [, chainId, address = ''] = /^(?:eip155:(\d{1,15}):)?(.*)$/.exec(named) ?? []
  if (!isAddress(address)) throw invalidParams('The account cannot be read')
  return { context, address, chainId: chainId === undefined ? undefined : Number(chainId) }
}
