import { anySignal } from '@latchkey/kernel/async'
import { chainIdHex } from '@latchkey/session/caip'
import {
  type ActiveTarget,
  type Eip1193Provider,
  sessionContract,
  targetKey,
} from '@latchkey/session/contract'
import type { SigningSteps } from '@latchkey/session/requests'
import type {
  GrantedPermissions,
  PermissionRequest,
  SessionKey,
  SessionsContext,
  SmartSession,
} from '../contract'
import {
  SmartSessionReplyError,
  SmartSessionsUnsupportedError,
  SmartSessionTargetChangedError,
} from '../errors'
import { hasHexDigits, isRecord } from './parse'

/** Asks the wallet. Only of what fails in it may it be unknown what the wallet has done. */
type AskWallet = SigningSteps<unknown>['ask']

/** The wallet requests that grant and revoke. */
export interface PermissionWallet {
  /**
   * Throws if the target is no longer active, or its wallet reports that it grants no permissions, or not these.
   */
  prepare(target: ActiveTarget, permissions: PermissionRequest['permissions']): Promise<void>
  grant(id: string, request: object, target: ActiveTarget, ask: AskWallet): Promise<GrantedPermissions>
  /** Resolves with the wallet's signature for the service. */
  revoke(session: SmartSession, target: ActiveTarget, ask: AskWallet): Promise<string>
}

/** The ERC-7715 request for the active account and network. */
export function wireRequest(
  { signer, ...request }: PermissionRequest,
  target: ActiveTarget,
  serviceKey?: SessionKey,
): object {
  const { keys } = signer.data
  return {
    ...request,
    chainId: chainIdHex(target.networkId),
    address: target.account.address,
    signer: { type: 'keys', data: { keys: serviceKey ? [serviceKey, ...keys] : keys } },
    policies: request.policies ?? [],
  }
}

/**
 * Codes of unsupported methods: 4200 of EIP-1193, and JSON-RPC's -32601 and -32004, which many wallets use.
 */
const UNKNOWN_METHOD: readonly unknown[] = [
  ...['UNSUPPORTED_METHOD', 'METHOD_NOT_FOUND', 'METHOD_NOT_SUPPORTED'],
  ...[4200, -32601, -32004],
]

/** A wallet tells what it can without asking the user. */
const CAPABILITIES_LIMIT_MS = 8_000

export function createPermissionWallet(ctx: SessionsContext): PermissionWallet {
  const session = ctx.use(sessionContract)
  const providerOf = ({ connectionId, namespace }: ActiveTarget): Eip1193Provider => {
    const provider = session.provider(connectionId, namespace)
    if (!provider) throw new SmartSessionTargetChangedError()
    return provider
  }
  const requireTarget = (target: ActiveTarget): void => {
    if (targetKey(session.active(target.namespace)) !== targetKey(target))
      throw new SmartSessionTargetChangedError()
  }
  return {
    async prepare(target, permissions) {
      requireTarget(target)
      if (target.namespace !== 'eip155') throw new SmartSessionsUnsupportedError()
      const chainId = chainIdHex(target.networkId)
      // Few wallets have this method. Others are asked for the permissions directly.
      const capabilities = send(providerOf(target), 'wallet_getCapabilities', [
        target.account.address,
        [chainId],
      ])
      const answered = new AbortController()
      const tooLate = ctx.clock.wait(CAPABILITIES_LIMIT_MS, anySignal([answered.signal, ctx.signal]))
      // A wallet on a phone may show nothing and never respond.
      const all = await Promise.race([capabilities, tooLate]).catch(() => undefined)
      answered.abort()
      const ofChain = isRecord(all) ? all[chainId] : undefined
      const able = isRecord(ofChain) ? ofChain['permissions'] : undefined
      if (isRecord(able) && !isGrantable(able, permissions)) throw new SmartSessionsUnsupportedError()
      requireTarget(target)
    },
    async grant(id, request, target, ask) {
      // The user may have switched the account while the service created the session.
      requireTarget(target)
      const provider = providerOf(target)
      // A reply that makes no sense says nothing of what was granted.
      return ask(async () => {
        const reply = await send(provider, 'wallet_grantPermissions', [{ ...request, version: 2 }])
        return readReply(id, reply, request, target)
      })
    },
    async revoke({ id, permissions, expiry, context }, target, ask) {
      requireTarget(target)
      const provider = providerOf(target)
      const { networkId, account } = target
      const revocation = {
        pci: id,
        permissions,
        expiry,
        address: `${networkId}:${account.address}`,
        permissionsContext: context,
      }
      const reply = await ask(() => send(provider, 'wallet_revokePermissions', [revocation]))
      // Wallets that need no signature have an empty response.
      return hasHexDigits(reply) ? reply : '0x'
    },
  }
}

async function send(provider: Eip1193Provider, method: string, params: readonly unknown[]): Promise<unknown> {
  try {
    return await provider.request({ method, params })
  } catch (error) {
    throw UNKNOWN_METHOD.includes(Reflect.get(Object(error), 'code'))
      ? new SmartSessionsUnsupportedError({ cause: error })
      : error
  }
}

/** A wallet that lists no types is asked. */
function isGrantable(
  { supported, permissionTypes }: Readonly<Record<string, unknown>>,
  permissions: PermissionRequest['permissions'],
): boolean {
  if (supported === false) return false
  return !Array.isArray(permissionTypes) || permissions.every(({ type }) => permissionTypes.includes(type))
}

function readReply(id: string, reply: unknown, request: object, target: ActiveTarget): GrantedPermissions {
  const asked: Readonly<Record<string, unknown>> = { ...request }
  if (!isRecord(reply)) throw new SmartSessionReplyError('No response received from grantPermissions')
  const { permissions, policies: ownPolicies, context, expiry, signer, chainId, address, accountMeta } = reply
  if (!hasHexDigits(context)) throw new SmartSessionReplyError('context')
  const expected = chainIdHex(target.networkId)
  if (chainId !== undefined && !isSameNumber(chainId, expected)) throw new SmartSessionReplyError('chainId')
  const own = target.account.address
  if (address !== undefined && String(address).toLowerCase() !== own.toLowerCase())
    throw new SmartSessionReplyError('address')
  if (typeof expiry !== 'number' || !(expiry <= Number(asked['expiry'])))
    throw new SmartSessionReplyError('expiry')
  if (!Array.isArray(permissions) || permissions.length === 0) throw new SmartSessionReplyError('permissions')
  // Policies that the wallet does not repeat, or writes as `null`, hold all the same.
  const policies = Array.isArray(ownPolicies) ? ownPolicies : asked['policies']
  return {
    id,
    networkId: target.networkId,
    address: own,
    chainId: expected,
    expiry,
    signer: signer ?? asked['signer'],
    permissions,
    ...(Array.isArray(policies) && { policies }),
    context,
    ...readMeta(accountMeta),
  }
}

const isSameNumber = (value: unknown, hex: string): boolean =>
  (hasHexDigits(value) || typeof value === 'number') && Number(value) === Number(hex)

function readMeta(meta: unknown): Pick<GrantedPermissions, 'accountMeta'> | undefined {
  const { factory, factoryData } = isRecord(meta) ? meta : {}
  return hasHexDigits(factory) && hasHexDigits(factoryData)
    ? { accountMeta: { factory, factoryData } }
    : undefined
}
