import { type Clock, isWebUrl } from '@latchkey/kernel'
import type { Network } from '@latchkey/session/contract'
import { NumberedError } from '../errors'

/** Time limit for a wallet that has confirmed a switch to report it. */
export const SWITCH_TIMEOUT_MS = 5_000
const STEP_MS = 100
const SWITCH = 'wallet_switchEthereumChain'
const ADD = 'wallet_addEthereumChain'

export interface SwitchParts {
  readonly clock: Clock
  /** Ends the wait for the wallet's event. A pending request ends by itself. */
  readonly signal: AbortSignal
  /** Sends a request to the wallet, on its current network. */
  request(method: string, params: readonly unknown[]): Promise<unknown>
  isThere(): boolean
  /** Whether the wallet granted a method. */
  can(method: string): boolean
}

/**
 * Requests a switch from the wallet (EIP-3326). If the wallet does not know the network, requests to add the
 * configured one (EIP-3085).
 */
export async function switchWalletNetwork(
  { clock, signal, request, isThere, can }: SwitchParts,
  network: Network,
): Promise<void> {
  const [switches, adds] = [can(SWITCH), can(ADD)]
  if (!switches && !adds)
    throw new NumberedError('switchFailed', `The wallet approved no method to switch to ${network.id}`)
  const params = [{ chainId: `0x${Number(network.id.replace(/.*:/, '')).toString(16)}` }]
  try {
    if (switches) await request(SWITCH, params)
    else await addNetwork(request, network)
  } catch (error) {
    if (!switches || !adds || !isUnknownNetwork(error)) throw error
    await addNetwork(request, network)
    if (!isThere()) await request(SWITCH, params)
  }
  for (let waitedMs = 0; !isThere(); waitedMs += STEP_MS) {
    // Only the wallet's event proves the switch, because some wallets confirm without switching.
    if (waitedMs >= SWITCH_TIMEOUT_MS)
      throw new NumberedError('switchFailed', `The wallet is not on ${network.id}`)
    await clock.wait(STEP_MS, signal)
  }
}

async function addNetwork(request: SwitchParts['request'], network: Network): Promise<void> {
  const rpcUrls = network.rpcUrls.filter(isWebUrl)
  if (rpcUrls.length === 0) throw new NumberedError('switchFailed', `No server of ${network.id} to name`)
  const { name, symbol, decimals } = network.nativeCurrency
  const { explorerUrl } = network
  await request(ADD, [
    {
      chainId: `0x${Number(network.id.replace(/.*:/, '')).toString(16)}`,
      chainName: network.name,
      nativeCurrency: { name, symbol, decimals },
      rpcUrls,
      ...(isWebUrl(explorerUrl) ? { blockExplorerUrls: [explorerUrl] } : {}),
    },
  ])
}

/**
 * Whether the error has code 4902, also nested. Some wallets use 5000 for a rejection by the user, after
 * which no further request is sent.
 */
function isUnknownNetwork(error: unknown): boolean {
  const codes = [error, Reflect.get(Object(error), 'data')].flatMap((layer) => [
    Reflect.get(Object(layer), 'code'),
    Reflect.get(Object(Reflect.get(Object(layer), 'originalError')), 'code'),
  ])
  const message = String(Reflect.get(Object(error), 'message'))
  return codes.some((code) => Number(code) === 4902) || /unrecognized chain/i.test(message)
}
