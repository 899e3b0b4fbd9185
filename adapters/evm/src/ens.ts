import type { Identity, Network } from '@latchkey/session/contract'
import {
  type Address,
  type Chain,
  type Client,
  createClient,
  custom,
  isAddress,
  isAddressEqual,
  type Transport,
} from 'viem'
import { getEnsAddress, getEnsName, getEnsText } from 'viem/actions'
import type { Chains } from './chain/evm-context'
import { readChain } from './chain/read-chain'
import { toViemChain } from './chain/to-viem-chain'
import { ChainRpcError } from './errors'

/** The primary ENS name of an address, if that name resolves to the address, and the name's avatar. */
export async function lookupEnsIdentity(
  chains: Chains,
  mainnet: Network,
  universalResolverAddress: Address,
  address: string,
  signal: AbortSignal,
): Promise<Identity> {
  if (!isAddress(address, { strict: false })) return {}
  const { client, readOrUndefined } = createEnsClient(chains, mainnet, signal)
  const name = await readOrUndefined(() => getEnsName(client, { address, universalResolverAddress }))
  if (!name) return {}
  const resolvedAddress = await readOrUndefined(() =>
    getEnsAddress(client, { name, universalResolverAddress }),
  )
  if (!resolvedAddress || !isAddressEqual(resolvedAddress, address)) return {}
  const avatar = await readOrUndefined(() =>
    getEnsText(client, { name, key: 'avatar', universalResolverAddress }),
  )
  return { name, ...(avatar && /^(https:|data:image\/)/i.test(avatar) ? { avatarUrl: avatar } : {}) }
}

/**
 * The address that a normalized ENS name resolves to, EIP-55; `undefined` where it has none. Rejects when the network
 * fails.
 */
export async function resolveEnsName(
  chains: Chains,
  mainnet: Network,
  universalResolverAddress: Address,
  name: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { client, readOrUndefined } = createEnsClient(chains, mainnet, signal)
  const address = await readOrUndefined(() => getEnsAddress(client, { name, universalResolverAddress }))
  return address ?? undefined
}

interface EnsClient {
  readonly client: Client<Transport, Chain>
  /** `undefined` where the contracts have no result; rejects when the network fails. */
  readonly readOrUndefined: <Result>(run: () => Promise<Result>) => Promise<Result | undefined>
}

function createEnsClient(chains: Chains, mainnet: Network, signal: AbortSignal): EnsClient {
  let networkFailure: { readonly error: unknown } | undefined
  const client = createClient({
    chain: toViemChain(chains, mainnet),
    transport: custom(
      {
        async request({ method, params }) {
          try {
            return await readChain(chains, mainnet, { method, params }, signal)
          } catch (error) {
            if (!(error instanceof ChainRpcError)) networkFailure = { error }
            // viem recognises a revert by the data of the JSON-RPC error.
            throw error instanceof ChainRpcError ? error.cause : error
          }
        },
      },
      { retryCount: 0 },
    ),
    // Off-chain lookups would let the owner of a name choose hosts that this page connects to.
    ccipRead: false,
  })
  const readOrUndefined = async <Result>(run: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await run()
    } catch {
      if (networkFailure) throw networkFailure.error
      return undefined
    }
  }
  return { client, readOrUndefined }
}
