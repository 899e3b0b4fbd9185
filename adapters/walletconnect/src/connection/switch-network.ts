import { type Clock, isWebUrl } from '@latchkey/kernel'
import type { Network } from '@latchkey/session/contract'
import { NumberedError } from '../errors'

/** How long a wallet that said yes may take to be there. */
export const ARRIVAL_LIMIT_MS = 5_000
const STEP_MS = 100
const SWITCH = 'wallet_switchEthereumChain'
const ADD = 'wallet_addEthereumChain'

export interface SwitchParts {
  readonly clock: Clock
  /** Ends the wait for the wallet to arrive; what is asked ends by itself. */
  readonly signal: AbortSignal
  /** Asks the wallet, on the network it is on. */
  ask(method: string, params: readonly unknown[]): Promise<unknown>
  isThere(): boolean
  /** Whether the wallet granted a method. */
  can(method: string): boolean
}

/** EIP-3326 through the wallet; where it does not know the network EIP-3085 with the configured one. */
export async function switchWalletNetwork(
  { clock, signal, ask, isThere, can }: SwitchParts,
  network: Network,
): Promise<void> {
  const [switches, adds] = [can(SWITCH), can(ADD)]
  if (!switches && !adds)
    throw new NumberedError('switchFailed', `The wallet approved no way to ${network.id}`)
  const params = [{ chainId: `0x${Number(network.id.replace(/.*:/, '')).toString(16)}` }]
  try {
    if (switches) await ask(SWITCH, params)
    else await addNetwork(ask, network)
  } catch (error) {
    if (!switches || !adds || !isUnknownNetwork(error)) throw error
    await addNetwork(ask, network)
    if (!isThere()) await ask(SWITCH, params)
  }
  for (let waitedMs = 0; !isThere(); waitedMs += STEP_MS) {
    // It said yes and did not say that it is there: what it says counts.
    if (waitedMs >= ARRIVAL_LIMIT_MS)
      throw new NumberedError('switchFailed', `The wallet is not on ${network.id}`)
    await clock.wait(STEP_MS, signal)
  }
}

async function addNetwork(ask: SwitchParts['ask'], network: Network): Promise<void> {
  const rpcUrls = network.rpcUrls.filter(isWebUrl)
  if (rpcUrls.length === 0) throw new NumberedError('switchFailed', `No server of ${network.id} to name`)
  const { name, symbol, decimals } = network.nativeCurrency
  const { explorerUrl } = network
  await ask(ADD, [
    {
      chainId: `0x${Number(network.id.replace(/.*:/, '')).toString(16)}`,
      chainName: network.name,
      nativeCurrency: { name, symbol, decimals },
      rpcUrls,
      ...(isWebUrl(explorerUrl) ? { blockExplorerUrls: [explorerUrl] } : {}),
    },
  ])
}

/** bc 2.14: 4902, also nested; 5000 of some wallets is a visitor's no and is not asked about again. */
function isUnknownNetwork(error: unknown): boolean {
  const codes = [error, Reflect.get(Object(error), 'data')].flatMap((layer) => [
    Reflect.get(Object(layer), 'code'),
    Reflect.get(Object(Reflect.get(Object(layer), 'originalError')), 'code'),
  ])
  const message = String(Reflect.get(Object(error), 'message'))
  return codes.some((code) => Number(code) === 4902) || /unrecognized chain/i.test(message)
}
