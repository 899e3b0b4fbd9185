import {
  encodeContext,
  grantReply,
  parseGrant,
  parseRevocation,
  readContext,
  readGrant,
  revocationHash,
  sessionId,
} from '@latchkey/simulated-wallet/permissions'
import { type Hex, isAddressEqual } from 'viem'
import { invalidParams, unsupported, WalletError } from '../../wallet-error'
import type { EvmRequest } from '../evm-request'
import {
  factoryDataOf,
  isDeployed,
  type SmartAccount,
  signAccountMessage,
  signForAccount,
} from '../smart-account'
import { describeWithSupplies } from '../token-supply'
import { describeGrant, describeRevocation } from './describe-grant'

/**
 * Handles ERC-7715's `wallet_grantPermissions`. The reply's `context` must accompany every operation that the
 * session keys sign.
 */
export async function grantPermissions(request: EvmRequest): Promise<object> {
  const { params, chainId, ownContracts, approve, node, say } = request
  const smart = requireSmartAccount(request)
  const given = parseGrant(params)
  const account = requireAccount(request, smart, given.address)
  const nowSeconds = Math.floor(Date.now() / 1_000)
  const grant = readGrant(given, { chainId, ownContracts, nowSeconds })
  await approve(
    await describeWithSupplies(node, (supplyOf) =>
      describeGrant(grant, { account, say, nowSeconds, supplyOf }),
    ),
  )
  const context = encodeContext(grant, await signAccountMessage(account, sessionId(grant)))
  const exists = await isDeployed(account, node)
  return {
    ...grantReply(given, account, context),
    // The account is not deployed yet. The first operation of the session keys can deploy it with this data.
    ...(!exists && {
      accountMeta: { factory: account.config.factory, factoryData: factoryDataOf(account) },
    }),
  }
}

/**
 * Handles `wallet_revokePermissions`. Resolves with the owner's signature. The session ends once anyone submits that
 * signature to the account's contract. Throws 4200 for permissions of EIP-2255, because this wallet asks the user for
 * every request anyway.
 */
export async function revokePermissions(request: EvmRequest): Promise<Hex> {
  const { params, chainId, approve, node, say } = request
  const smart = requireSmartAccount(request)
  const revocation = parseRevocation(params)
  if (!revocation) throw unsupported('wallet_revokePermissions without permissionsContext')
  if (revocation.chainId !== undefined && revocation.chainId !== chainId)
    throw invalidParams('The account is on another chain')
  const account = requireAccount(request, smart, revocation.address)
  const session = await readContext(revocation.context, account, account.owner.address)
  await approve(describeRevocation(session, account, say))
  return signForAccount(account, revocationHash(sessionId(session)), node)
}

/**
 * Only the contract of a smart account can enforce permissions. Throws 4200 if the chain has no smart
 * accounts.
 */
function requireSmartAccount({ smartAccount }: EvmRequest): SmartAccount {
  if (!smartAccount) throw new WalletError(4200, 'There are no smart accounts on this chain')
  return smartAccount
}

function requireAccount(
  { account }: EvmRequest,
  smartAccount: SmartAccount,
  named: Hex | undefined,
): SmartAccount {
  if (named === undefined || isAddressEqual(named, smartAccount.address)) return smartAccount
  if (isAddressEqual(named, account.address))
    throw new WalletError(4200, 'Only the smart account can grant permissions')
  throw new WalletError(4100, 'The account is not of this wallet')
}
