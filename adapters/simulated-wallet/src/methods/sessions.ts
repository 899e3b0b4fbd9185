import { readSupplies } from '@latchkey/session/requests'
import type { Address, Hex } from 'viem'
import { chainIdHex } from '../create-wallet-state'
import type { WalletNetwork } from '../options'
import {
  createKeyPermissions,
  type KeyPermissions,
  type SignForAccount,
} from '../permissions/key-permissions'
import { tokensOfGrant } from '../permissions/reach-of-method'
import { parseGrant } from '../permissions/read-grant'
import { parseRevocation, type SessionAccount } from '../permissions/session-context'
import { ProviderRpcError, providerErrorCodes, unsupportedMethod } from '../provider-error'
import type { MethodContext, MethodHandler } from './method-context'
import { requireAccount, revokeAccess } from './permissions'
import { requireKey } from './signing'

/** ERC-7715. The wallet itself enforces what it grants, so the page needs no contract. */
export const grantPermissions: MethodHandler = async (wallet, params, method) => {
  const given = parseGrant(params)
  const network = requireNetwork(wallet, given.chainId)
  const account = await accountOn(wallet, network, given.address)
  const permissions = keyPermissions(wallet)
  const grant = permissions.read(given, account)
  const { address } = account
  const supplyOf = await readSupplies(
    (to, data) => wallet.callChain(network, 'eth_call', [{ to, data }, 'latest']),
    tokensOfGrant(grant),
  )
  const prompt = { method, account: address, network, grant, supplyOf } as const
  await wallet.confirmations.ask({ kind: 'grant-permissions', ...prompt })
  return permissions.grant(given, grant, account, signFor(wallet, address))
}

/**
 * With a context, ends what `wallet_grantPermissions` has granted (ERC-7715). Else ends the page's access to the
 * accounts (MetaMask's MIP-2).
 */
export const revokePermissions: MethodHandler = async (wallet, params, method) => {
  const revocation = parseRevocation(params)
  if (!revocation) return revokeAccess(wallet)
  if (!wallet.options.sessions) throw unsupportedMethod(`${method} with permissionsContext`)
  const { context, chainId } = revocation
  const network = requireNetwork(wallet, chainId)
  const account = await accountOn(wallet, network, revocation.address)
  const permissions = keyPermissions(wallet)
  const session = permissions.find(account, context)
  const { address } = account
  await wallet.confirmations.ask({ kind: 'revoke-permissions', method, account: address, network, session })
  return permissions.revoke(account, context, signFor(wallet, address))
}

export function keyPermissions({ records }: MethodContext): KeyPermissions {
  const nowSeconds = (): number => Math.floor(Date.now() / 1_000)
  return createKeyPermissions({ storage: records, key: 'sessions', nowSeconds })
}

async function accountOn(
  wallet: MethodContext,
  { networkId }: WalletNetwork,
  named: Address | undefined,
): Promise<SessionAccount> {
  const address = await requireAccount(wallet, named ?? (await wallet.state.active()))
  return { chainId: Number(chainIdHex(networkId)), address }
}

/** The network of a request; the active one if it names none. */
function requireNetwork({ state }: MethodContext, chainId: bigint | number | undefined): WalletNetwork {
  const network = chainId === undefined ? state.network : state.findNetwork(`eip155:${chainId}`)
  if (network) return network
  throw new ProviderRpcError(providerErrorCodes.unsupportedChain, `The wallet has no chain ${chainId}.`)
}

const signFor =
  (wallet: MethodContext, address: Address): SignForAccount =>
  async (data): Promise<Hex> => {
    const privateKey = await requireKey(wallet, address)
    return (await import('../keys')).signTypedData(privateKey, data)
  }
