import { type Clock, isLatchkeyError, isWebUrl } from '@latchkey/kernel'
import { chainIdHex } from '@latchkey/session/caip'
import type { Network } from '@latchkey/session/contract'
import type { WalletErrorCode } from '@latchkey/session/requests'
import { errorLayers, findWalletErrorCode, safeGet } from '@latchkey/session/requests'

const SWITCH = 'wallet_switchEthereumChain'
const ADD = 'wallet_addEthereumChain'
/** EIP-1474: an earlier prompt is still open. */
const REQUEST_PENDING = -32002

export interface SwitchEvmNetworkParts {
  readonly clock: Clock
  /** Ends the wait for the switch. A pending request ends by itself. */
  readonly signal: AbortSignal
  /** How often to look whether the wallet is there after it confirmed, because some confirm before the switch is done. */
  readonly polls: number
  readonly pollMs: number
  request(method: string, params: readonly unknown[]): Promise<unknown>
  /** Whether the wallet is on the network. */
  isThere(): boolean | Promise<boolean>
  /** Whether the wallet has reported that it is on the network since the switch began. */
  hasReported(): boolean
  /** Whether the wallet has a method. */
  can(method: string): boolean
  /**
   * The error to throw for a switch that failed for another reason than the user.
   * @param cause the error of the request to add the network
   */
  failure(reason: string, cause?: unknown): unknown
}

/**
 * Requests a switch from a wallet (EIP-3326). If the wallet fails, requests to add the configured network (EIP-3085): for one
 * that it does not know, wallets send 4902, any other code or only words in the user's language. Resolves when the wallet is
 * on the network.
 */
export async function switchEvmNetwork(parts: SwitchEvmNetworkParts, network: Network): Promise<void> {
  const { clock, signal, request, can, failure } = parts
  let mayFail = true
  // A wallet that is just switching may fail to tell its network. One that does not respond has had its time.
  const isThere = async (): Promise<boolean> => {
    try {
      return await parts.isThere()
    } catch (error) {
      if (!mayFail || isSilence(error)) throw error
      mayFail = false
      await clock.wait(parts.pollMs, signal)
      return parts.isThere()
    }
  }
  const [switches, adds] = [can(SWITCH), can(ADD)]
  if (!switches && !adds) throw failure(`The wallet has no method to switch to ${network.id}`)
  const params = [{ chainId: chainIdHex(network.id) }]
  try {
    if (switches) await request(SWITCH, params)
    else await addNetwork(parts, network)
  } catch (error) {
    signal.throwIfAborted()
    if (!switches || !adds) throw error
    // A user who rejected is not prompted again, even when the error also contains another code.
    if (isFinal(error)) throw error
    // Some wallets report the network and fail afterwards.
    if (!parts.hasReported()) {
      await addNetwork(parts, network).catch((reason: unknown) => {
        throw saysMore(reason, error) ? reason : error
      })
      // Adding a network does not always switch to it.
      if (!(await isThere())) await request(SWITCH, params)
    }
  }
  for (let poll = 0; poll < parts.polls; poll += 1) {
    if (await isThere()) return
    await clock.wait(parts.pollMs, signal)
  }
  if (!(await isThere())) throw failure(`The wallet is not on ${network.id}`)
}

async function addNetwork(
  { signal, request, failure }: SwitchEvmNetworkParts,
  network: Network,
): Promise<void> {
  const rpcUrls = network.rpcUrls.filter(isWebUrl)
  if (rpcUrls.length === 0) throw failure(`No server of ${network.id} to name`)
  const { name, symbol, decimals } = network.nativeCurrency
  const details = {
    chainId: chainIdHex(network.id),
    chainName: network.name,
    nativeCurrency: { name, symbol, decimals },
    rpcUrls,
    ...(isWebUrl(network.explorerUrl) ? { blockExplorerUrls: [network.explorerUrl] } : {}),
  }
  try {
    await request(ADD, [details])
  } catch (error) {
    signal.throwIfAborted()
    throw isFinal(error) ? error : failure(`The wallet did not add ${network.id}`, error)
  }
}

/** Whether a wallet that did not add the network says another reason than before, and not only that it adds none. */
function saysMore(reason: unknown, before: unknown): boolean {
  const { code } = findWalletErrorCode(reason)
  return !cannotAdd.has(code) && code !== findWalletErrorCode(before).code
}
const cannotAdd: ReadonlySet<unknown> = new Set<WalletErrorCode>([
  'UNSUPPORTED_METHOD',
  'METHOD_NOT_FOUND',
  'METHOD_NOT_SUPPORTED',
])

const isSilence = (error: unknown): boolean => isLatchkeyError(error) && error.code === 'WALLET_SILENT'

/** Whether nothing else is sent: the user rejected, a prompt is still open, or the error is ours and not the wallet's. */
function isFinal(error: unknown): boolean {
  const { code, text } = findWalletErrorCode(error)
  if (code !== 'SWITCH_CHAIN_FAILED' && DECLINED.test(text) && !OF_THE_CHAIN.test(text)) return true
  return finalCodes.has(code) || isPending(error) || isLatchkeyError(error)
}
/** What some wallets write without a code when the user says no, but also of a network that they do not take. */
const DECLINED = /\b(reject|declin|denied|deny|cancel|abort)/i
const OF_THE_CHAIN = /chain|network/i
const finalCodes: ReadonlySet<unknown> = new Set<WalletErrorCode>([
  'USER_REJECTED',
  'REQUEST_PENDING',
  'WALLET_SILENT',
])

/** Whether the error, or one nested in it, has the code of an open prompt, as a number or as text. */
function isPending(error: unknown): boolean {
  return errorLayers(error).some((layer) => {
    const code = safeGet(layer, 'code')
    return (typeof code === 'number' || typeof code === 'string') && Number(code) === REQUEST_PENDING
  })
}
