import { type Clock, isWebUrl } from '@latchkey/kernel'
import type { Network } from '@latchkey/session/contract'
import { NumberedError } from '../errors'

/** How long a wallet that confirmed may take to switch. */
export const SWITCH_TIMEOUT_MS = 5_000
const STEP_MS = 100
const SWITCH = 'wallet_switchEthereumChain'
const ADD = 'wallet_addEthereumChain'

export interface SwitchParts {
  readonly clock: Clock
  /** Ends the wait for the wallet's switch; an open request ends by itself. */
  readonly signal: AbortSignal
  /** Sends a request to the wallet, on its current network. */
  request(method: string, params: readonly unknown[]): Promise<unknown>
  isThere(): boolean
  /** Whether the wallet granted a method. */
  can(method: string): boolean
}

/** EIP-3326 through the wallet; where it does not know the network EIP-3085 with the configured one. */
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
    // It confirmed and sent no event: the event counts.
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

/** 4902, also nested. Some wallets send 5000 when the user rejects: that is not sent again. */
function isUnknownNetwork(error: unknown): boolean {
  const codes = [error, Reflect.get(Object(error), 'data')].flatMap((layer) => [
    Reflect.get(Object(layer), 'code'),
    Reflect.get(Object(Reflect.get(Object(layer), 'originalError')), 'code'),
  ])
  const message = String(Reflect.get(Object(error), 'message'))
  return codes.some((code) => Number(code) === 4902) || /unrecognized chain/i.test(message)
}
