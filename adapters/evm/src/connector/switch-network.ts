import type { Clock } from '@latchkey/kernel'
import { isWebUrl } from '@latchkey/kernel'
import type { Network } from '@latchkey/session/contract'
import { chainIdHex } from '../chain/chain-id'
import { SwitchChainFailedError } from '../errors'
import type { AskWallet } from './ask-wallet'
import { readNetwork } from './read-network'
import { isUnknownChain, isVisitorsDoing } from './wallet-errors'

const ANSWER_LIMIT_MS = 30_000
/** Some wallets say yes a moment before they are there. */
const SETTLE_STEP_MS = 200
const SETTLE_STEPS = 5

/**
 * EIP-3326; on 4902 EIP-3085 with the configured network and nothing else.
 * @param ask ends with the signal too
 */
export async function switchWalletNetwork(
  ask: AskWallet,
  network: Network,
  clock: Clock,
  signal: AbortSignal,
): Promise<void> {
  const switching = { params: [{ chainId: chainIdHex(network.id) }] }
  const isThere = async (): Promise<boolean> =>
    (await readNetwork(ask, { withinMs: ANSWER_LIMIT_MS })) === network.id
  try {
    await ask('wallet_switchEthereumChain', switching)
  } catch (error) {
    // Whoever said no is not asked again, whatever else the error says.
    if (isVisitorsDoing(error) || !isUnknownChain(error)) throw error
    await addNetwork(ask, network)
    // Adding need not switch.
    if (!(await isThere())) await ask('wallet_switchEthereumChain', switching)
  }
  for (let step = 0; step < SETTLE_STEPS; step += 1) {
    if (await isThere()) return
    await clock.wait(SETTLE_STEP_MS, signal)
  }
  if (!(await isThere())) throw new SwitchChainFailedError(network.id)
}

async function addNetwork(ask: AskWallet, network: Network): Promise<void> {
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
    await ask('wallet_addEthereumChain', { params: [details] })
  } catch (error) {
    throw isVisitorsDoing(error) ? error : new SwitchChainFailedError(network.id, error)
  }
}
