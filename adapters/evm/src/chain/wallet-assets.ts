import { callWallet, toEvmNetworkId } from '@latchkey/session/adapter-kit'
import { type ActiveTarget, sessionContract, type WalletAssets } from '@latchkey/session/contract'
import * as v from 'valibot'
import type { EvmContext } from '../evm-context'
import { chainIdHex } from './chain-id'
import { parseWalletAssets } from './parse-wallet-assets'

/** A wallet that says nothing in that time does not say. */
const ANSWER_LIMIT_MS = 4_000

const capabilitySchema = v.object({ assetDiscovery: v.object({ supported: v.literal(true) }) })
const everyChain = /^0x0+$/i
const mapSchema = v.record(v.string(), v.unknown())

/** What the connected wallet lists by itself (EIP-5792, ERC-7811). `undefined` where it does not, whatever the reason. */
export async function listWalletAssets(
  ctx: EvmContext,
  { connectionId, networkId, network, account }: ActiveTarget,
  signal: AbortSignal,
): Promise<WalletAssets | undefined> {
  const provider = ctx.use(sessionContract).provider(connectionId, 'eip155')
  if (!provider || !network) return undefined
  const ask = (method: string, params: readonly unknown[]): Promise<unknown> =>
    callWallet(ctx.clock, method, () => provider.request({ method, params }), {
      withinMs: ANSWER_LIMIT_MS,
      signal,
    })
  try {
    const capabilities = await ask('wallet_getCapabilities', [account.address])
    if (!v.is(capabilitySchema, capabilitiesOf(capabilities, networkId))) return undefined
    const chainFilter = [chainIdHex(networkId)]
    const answer = await ask('wallet_getAssets', [{ account: account.address, chainFilter }])
    return parseWalletAssets(ofNetwork(answer, networkId), network)
  } catch {
    // A method it does not know, a refusal, silence: others are asked.
    signal.throwIfAborted()
    return undefined
  }
}

/** EIP-5792: what the wallet can do on a network. `0x0` stands for every chain; what a chain says itself comes first. */
function capabilitiesOf(answer: unknown, networkId: string): unknown {
  const map = v.safeParse(mapSchema, answer)
  if (!map.success) return undefined
  const general = Object.entries(map.output).find(([id]) => everyChain.test(id))?.[1]
  return { ...Object(general), ...Object(ofNetwork(answer, networkId)) }
}

/** The part of a map by chain id in hex, in whatever way the id is written. */
function ofNetwork(answer: unknown, networkId: string): unknown {
  const map = v.safeParse(mapSchema, answer)
  if (!map.success) return undefined
  return Object.entries(map.output).find(([id]) => toEvmNetworkId(id) === networkId)?.[1]
}
