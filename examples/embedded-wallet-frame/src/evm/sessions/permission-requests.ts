import * as v from 'valibot'
import { type Hex, isAddressEqual } from 'viem'
import { invalidParams, unsupported, WalletError } from '../../wallet-error'
import type { EvmRequest } from '../evm-request'
import { factoryDataOf, isDeployed, type SmartAccount, signForAccount } from '../smart-account'
import { address, hex } from '../transaction'
import { describeGrant, describeRevocation } from './describe-grant'
import { parseGrant, readGrant } from './read-grant'
import { readContext, revocationHash, sessionId, signSession } from './session-context'

/**
 * Handles ERC-7715's `wallet_grantPermissions`. The reply's `context` must accompany every operation that the
 * session keys sign.
 */
export async function grantPermissions(request: EvmRequest): Promise<object> {
  const { params, chainId, ownContracts, approve, node, say } = request
  const smart = demandSmart(request)
  const given = parseGrant(params)
  const account = demandAccount(request, smart, given.address)
  const grant = readGrant(given, { chainId, ownContracts, nowSeconds: Math.floor(Date.now() / 1_000) })
  await approve(describeGrant(grant, account, say))
  const { permissions, signer, expiry } = given
  const context = await signSession(account, grant)
  const exists = await isDeployed(account, node)
  return {
    chainId: `0x${chainId.toString(16)}`,
    address: account.address,
    expiry,
    signer,
    permissions: permissions.map(toHexValues),
    context,
    // The account is not deployed yet. The first operation of the session keys can deploy it with this data.
    ...(!exists && {
      accountMeta: { factory: account.config.factory, factoryData: factoryDataOf(account) },
    }),
  }
}

const revocationSchema = v.looseObject({ permissionsContext: hex, address: v.optional(v.string()) })

/**
 * Handles `wallet_revokePermissions`. Resolves with the owner's signature. The session ends once anyone submits that
 * signature to the account's contract. Throws 4200 for permissions of EIP-2255, because this wallet asks the user for
 * every request anyway.
 */
export async function revokePermissions(request: EvmRequest): Promise<Hex> {
  const { params, chainId, approve, node, say } = request
  const smart = demandSmart(request)
  const revocation = v.safeParse(v.strictTuple([revocationSchema]), params)
  if (!revocation.success) throw unsupported('wallet_revokePermissions without permissionsContext')
  const [{ permissionsContext, address: named }] = revocation.output
  const account = demandAccount(request, smart, named === undefined ? undefined : readAccount(named, chainId))
  const session = await readContext(permissionsContext, account)
  await approve(describeRevocation(session, account, say))
  return signForAccount(account, revocationHash(sessionId(session)), node)
}

/** Parses a plain address, or a CAIP-10 account id on the request's chain. */
function readAccount(named: string, chainId: number): Hex {
  const prefix = `eip155:${chainId}:`
  const parsed = v.safeParse(address, named.startsWith(prefix) ? named.slice(prefix.length) : named)
  if (!parsed.success) throw invalidParams('The account cannot be read')
  return parsed.output
}

/**
 * Only the contract of a smart account can enforce permissions. Throws 4200 if the chain has no smart
 * accounts.
 */
function demandSmart({ smartAccount }: EvmRequest): SmartAccount {
  if (!smartAccount) throw new WalletError(4200, 'There are no smart accounts on this chain')
  return smartAccount
}

function demandAccount(
  { account }: EvmRequest,
  smartAccount: SmartAccount,
  named: Hex | undefined,
): SmartAccount {
  if (named === undefined || isAddressEqual(named, smartAccount.address)) return smartAccount
  if (isAddressEqual(named, account.address))
    throw new WalletError(4200, 'Only the smart account can grant permissions')
  throw new WalletError(4100, 'The account is not of this wallet')
}

/** Converts amounts back to hex, as the host page sent them. */
function toHexValues(value: unknown): unknown {
  if (typeof value === 'bigint') return `0x${value.toString(16)}`
  if (Array.isArray(value)) return value.map(toHexValues)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, toHexValues(member)]))
}
