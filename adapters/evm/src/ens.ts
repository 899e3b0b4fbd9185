import { addressOfName } from '@latchkey/session/caip'
import type { Identity, NameIssue, NameResolution, Network, NetworkId } from '@latchkey/session/contract'
import {
  type Chain,
  type Client,
  createClient,
  custom,
  isAddress,
  isAddressEqual,
  type Transport,
} from 'viem'
import { getEnsAddress, getEnsName, getEnsText } from 'viem/actions'
import { type Chains, toViemChain } from './chain/evm-context'
import { readChain } from './chain/read-chain'
import { isContract } from './chain/read-code'
import { type EnsRecord, type EnsSource, readEnsRecord } from './ens-records'
import { ChainRpcError } from './errors'

/** The primary ENS name of an address, if that name resolves to the address, and the name's avatar. */
export async function lookupEnsIdentity(
  chains: Chains,
  { ethereum, resolver: universalResolverAddress }: EnsSource,
  address: string,
  signal: AbortSignal,
): Promise<Identity> {
  if (!isAddress(address, { strict: false })) return {}
  const { client, readOrUndefined } = createEnsClient(chains, ethereum, signal)
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
 * The address that a normalized ENS name has on an EVM network, or why it has none. Rejects when Ethereum cannot be read.
 */
export async function resolveEnsName(
  chains: Chains,
  source: EnsSource,
  { name, networkId }: { readonly name: string; readonly networkId: NetworkId },
  signal: AbortSignal,
): Promise<NameResolution> {
  let stop: NameIssue | undefined
  const found = await addressOfName(
    {
      async find(coinType) {
        if (stop) return undefined
        const record = await readEnsRecord(chains, source, { name, coinType }, signal)
        // What cannot be read may be an address, so none of the records after it counts.
        stop = issues[record]
        return record === 'none' || stop ? undefined : record
      },
      isEthereumContract: (address) => isContract(chains, address, source.ethereum, signal),
    },
    networkId,
  )
  return found ? { ...found, name, networkId } : { issue: stop ?? 'no-address', networkId }
}

const issues: Readonly<Record<string, NameIssue | undefined>> = {
  zero: 'no-address',
  nobody: 'unregistered',
  unreadable: 'unreadable',
} satisfies Partial<Record<EnsRecord, NameIssue>>

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
