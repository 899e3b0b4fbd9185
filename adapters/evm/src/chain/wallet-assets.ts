import type { ActiveTarget, WalletAssets } from '@latchkey/session/contract'
import * as v from 'valibot'
import type { EvmContext } from '../evm-context'
import { callConnectedWallet, entryOfNetwork, readWalletCapabilities } from '../wallet-capabilities'
import { chainIdHex } from './chain-id'
import { parseWalletAssets } from './parse-wallet-assets'

const capabilitySchema = v.object({ assetDiscovery: v.object({ supported: v.literal(true) }) })

/** What the connected wallet lists itself (EIP-5792, ERC-7811). `undefined` where it does not, whatever the reason. */
export async function listWalletAssets(
  ctx: EvmContext,
  target: ActiveTarget,
  signal: AbortSignal,
): Promise<WalletAssets | undefined> {
  const { networkId, network, account } = target
  if (!network) return undefined
  try {
    if (!v.is(capabilitySchema, await readWalletCapabilities(ctx, target, signal))) return undefined
    const params = [{ account: account.address, chainFilter: [chainIdHex(networkId)] }]
    const response = await callConnectedWallet(ctx, target, 'wallet_getAssets', params, signal)
    return parseWalletAssets(entryOfNetwork(response, networkId), network)
  } catch {
    // An unknown method, a refusal or no response: the caller reads the assets elsewhere.
    signal.throwIfAborted()
    return undefined
  }
}
