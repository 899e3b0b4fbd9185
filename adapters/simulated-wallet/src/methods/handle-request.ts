import { unsupportedMethod } from '../provider-error'
import { getAssets, getCapabilities } from './get-capabilities'
import type { MethodContext, MethodHandler } from './method-context'
import { addNetwork, chainId, networkVersion, switchNetwork } from './network-methods'
import { accounts, getPermissions, requestAccounts, requestPermissions } from './permissions'
import { getCallsStatus, sendCalls } from './send-calls'
import { sendTransaction } from './send-transaction'
import { personalSign, signTypedData } from './signing'

export { unsupportedMethod }

const handlers: ReadonlyMap<string, MethodHandler> = new Map([
  ['eth_accounts', accounts],
  ['eth_requestAccounts', requestAccounts],
  ['wallet_requestPermissions', requestPermissions],
  ['wallet_getPermissions', getPermissions],
  ['wallet_revokePermissions', async (...call) => (await import('./sessions')).revokePermissions(...call)],
  ['eth_chainId', chainId],
  ['net_version', networkVersion],
  ['wallet_switchEthereumChain', switchNetwork],
  ['wallet_addEthereumChain', addNetwork],
  ['personal_sign', personalSign],
  ['eth_signTypedData_v4', signTypedData],
  ['eth_sendTransaction', sendTransaction],
  ['wallet_watchAsset', async () => true],
])

/** Methods that are enabled by an option. */
const offered: ReadonlyMap<string, MethodHandler> = new Map([
  ['wallet_getCapabilities', getCapabilities],
  ['wallet_getAssets', getAssets],
  ['wallet_sendCalls', sendCalls],
  ['wallet_getCallsStatus', getCallsStatus],
  ['wallet_grantPermissions', async (...call) => (await import('./sessions')).grantPermissions(...call)],
])

/**
 * Methods that this wallet lacks. They are not forwarded, because a node with unlocked accounts would execute
 * some.
 */
const refused = /^(wallet_.*|eth_sign|eth_signTransaction|eth_signTypedData(_v\d)?)$/

/** The wallet's own methods, then the chain's. */
export async function handleRequest(
  wallet: MethodContext,
  method: string,
  params: unknown,
): Promise<unknown> {
  const handler = handlers.get(method) ?? (isOffered(wallet, method) ? offered.get(method) : undefined)
  if (handler) return handler(wallet, params, method)
  if (refused.test(method)) throw unsupportedMethod(method)
  return wallet.callChain(wallet.state.network, method, params)
}

function isOffered({ options }: MethodContext, method: string): boolean {
  const { assets, capabilities, batches, sessions } = options
  if (method === 'wallet_getAssets') return assets !== undefined
  if (method === 'wallet_getCapabilities') return Boolean(assets || capabilities || batches || sessions)
  if (method === 'wallet_grantPermissions') return sessions ?? false
  return batches ?? false
}
