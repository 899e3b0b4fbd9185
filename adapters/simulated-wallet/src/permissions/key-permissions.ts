import type { Address, Hex } from 'viem'
import { ProviderRpcError, providerErrorCodes } from '../provider-error'
import { countCalls, type SessionCall, unused } from './count-calls'
import { type Grant, type GrantRequest, readGrant } from './read-grant'
import {
  accountMessage,
  decodeContext,
  encodeContext,
  revocationHash,
  type Session,
  type SessionAccount,
  sessionId,
} from './session-context'
import { createSessionStore, type SessionStoreParts } from './session-store'

/** Signs EIP-712 data with the account's key. */
export type SignForAccount = (data: ReturnType<typeof accountMessage>) => Promise<Hex>

/** Grants, enforces and revokes permissions of an account that is a key, without a contract. */
export interface KeyPermissions {
  /** Checks a request before the owner is asked. Throws -32602 for what cannot be enforced. */
  read(given: GrantRequest, account: SessionAccount): Grant
  /** Signs and keeps what the owner has approved. Resolves with the reply of `wallet_grantPermissions`. */
  grant(given: GrantRequest, grant: Grant, account: SessionAccount, sign: SignForAccount): Promise<object>
  /** The session of a context. Throws -32602 for one that the account has not granted. */
  find(account: SessionAccount, context: Hex): Session
  /** Ends the session. Resolves with the signature that proves it, also for one that has ended before. */
  revoke(account: SessionAccount, context: Hex, sign: SignForAccount): Promise<Hex>
  /**
   * Counts calls that are made without asking the owner. Throws 4100 unless the session allows them.
   */
  use(account: SessionAccount, context: Hex, calls: readonly SessionCall[], maximumFee: bigint): void
}

export function createKeyPermissions(parts: SessionStoreParts): KeyPermissions {
  const { nowSeconds } = parts
  const sessions = createSessionStore(parts)
  return {
    read: (given, { chainId, address }) =>
      readGrant(given, { chainId, ownContracts: [address], nowSeconds: nowSeconds() }),
    async grant(given, grant, account, sign) {
      const signature = await sign(accountMessage(account, sessionId(grant)))
      const context = encodeContext(grant, signature)
      sessions.put({ ...account, context, isRevoked: false, use: unused })
      return grantReply(given, account, context)
    },
    find: (account, context) => decodeContext(sessions.demand(account, context).context).session,
    async revoke(account, context, sign) {
      const session = sessions.demand(account, context)
      const id = sessionId(decodeContext(context).session)
      const signature = await sign(accountMessage(account, revocationHash(id)))
      sessions.put({ ...session, isRevoked: true })
      return signature
    },
    use(account, context, calls, maximumFee) {
      const granted = sessions.demand(account, context)
      if (granted.isRevoked) throw notAllowed('The permissions have been revoked')
      const { session } = decodeContext(context)
      const own: Address = account.address
      const use = countCalls(session, granted.use, calls, { own, maximumFee, nowSeconds: nowSeconds() })
      if (!use) throw notAllowed('The permissions do not allow these calls')
      sessions.put({ ...granted, use })
    },
  }
}

/** The reply of `wallet_grantPermissions`: what was asked, and the context that the session keys need. */
export function grantReply(
  { permissions, signer, expiry }: GrantRequest,
  { chainId, address }: SessionAccount,
  context: Hex,
): object {
  return {
    chainId: `0x${chainId.toString(16)}`,
    address,
    expiry,
    signer,
    permissions: permissions.map(toHexValues),
    context,
  }
}

/** Converts amounts back to hex, as the page sent them. */
function toHexValues(value: unknown): unknown {
  if (typeof value === 'bigint') return `0x${value.toString(16)}`
  if (Array.isArray(value)) return value.map(toHexValues)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, toHexValues(member)]))
}

const notAllowed = (message: string): ProviderRpcError =>
  new ProviderRpcError(providerErrorCodes.unauthorized, message)
