import type { Clock } from '@latchkey/kernel'
import { isWebUrl } from '@latchkey/kernel'
import { chainIdHex } from '@latchkey/session/caip'
import type { Network } from '@latchkey/session/contract'
import { SwitchChainFailedError } from '../errors'
import type { RequestWallet } from './request-wallet'
import { readNetwork } from './request-wallet'
import { isUnknownChain, isUserAction } from './wallet-errors'

const RESPONSE_TIMEOUT_MS = 30_000
/** Some wallets confirm the switch a moment before it is done. */
const SWITCH_POLL_MS = 200
const SWITCH_POLLS = 5

/**
 * Requests a switch (EIP-3326). If the wallet does not know the network (4902), requests to add the configured one
 * (EIP-3085).
 * @param request also aborted by the signal
 */
export async function switchWalletNetwork(
  request: RequestWallet,
  network: Network,
  clock: Clock,
  signal: AbortSignal,
): Promise<void> {
  const switching = { params: [{ chainId: chainIdHex(network.id) }] }
  const isThere = async (): Promise<boolean> =>
    (await readNetwork(request, { withinMs: RESPONSE_TIMEOUT_MS })) === network.id
  try {
    await request('wallet_switchEthereumChain', switching)
  } catch (error) {
    // A user who rejected is not prompted again, even when the error also contains another code.
    if (isUserAction(error) || !isUnknownChain(error)) throw error
    await addNetwork(request, network)
    // Adding a network does not always switch to it.
    if (!(await isThere())) await request('wallet_switchEthereumChain', switching)
  }
  for (let step = 0; step < SWITCH_POLLS; step += 1) {
    if (await isThere()) return
    await clock.wait(SWITCH_POLL_MS, signal)
  }
  // control: connector-believes
  if (!(await isThere())) throw new SwitchChainFailedError(network.id)
}

async function addNetwork(request: RequestWallet, network: Network): Promise<void> {
  // control: unsafe-rpc-added
  const rpcUrls = network.rpcUrls.filter(isWebUrl)
  if (rpcUrls.length === 0) throw new SwitchChainFailedError(network.id)
  const { name, symbol, decimals } = network.nativeCurrency
  const details = {
    chainId: chainIdHex(network.id),
    chainName: network.name,
    nativeCurrency: { name, symbol, decimals },
    rpcUrls,
    ...(isWebUrl(network.explorerUrl) ? { blockExplorerUrls: [network.explorerUrl] } : {}),
  }
  try {
    await request('wallet_addEthereumChain', { params: [details] })
  } catch (error) {
    throw isUserAction(error) ? error : new SwitchChainFailedError(network.id, error)
  }
}
