import * as v from 'valibot'
import { type Hex, isAddressEqual } from 'viem'
import { invalidParams, unsupported, WalletError } from '../../wallet-error'
import type { EvmRequest } from '../evm-request'
import { factoryDataOf, isDeployed, type SmartAccount, signForAccount } from '../smart-account'
import { address, hex } from '../transaction'
import { describeGrant, describeRevocation } from './describe-grant'
import { parseGrant, readGrant } from './read-grant'
import { readContext, revocationHash, sessionId, signSession } from './session-context'

/** ERC-7715: the reply's `context` is what the keys need beside their own signatures. */
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
    // The first operation of the keys creates the account.
    ...(!exists && {
      accountMeta: { factory: account.config.factory, factoryData: factoryDataOf(account) },
    }),
  }
}

const revocationSchema = v.looseObject({ permissionsContext: hex, address: v.optional(v.string()) })

/**
 * The owner's signature, which ends the session once anyone has handed it to the account's contract. Throws 4200 for
 * the permissions of EIP-2255: this wallet asks for every request anyway.
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

/** A plain address, or one of CAIP-10 on the request's chain. */
function readAccount(named: string, chainId: number): Hex {
  const prefix = `eip155:${chainId}:`
  const parsed = v.safeParse(address, named.startsWith(prefix) ? named.slice(prefix.length) : named)
  if (!parsed.success) throw invalidParams('The account cannot be read')
  return parsed.output
}

/** Only a contract can check what keys do. */
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

/** As the page sent them: amounts in hex. */
function toHexValues(value: unknown): unknown {
  if (typeof value === 'bigint') return `0x${value.toString(16)}`
  if (Array.isArray(value)) return value.map(toHexValues)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, toHexValues(member)]))
}
