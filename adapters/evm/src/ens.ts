import type { Identity, Network } from '@latchkey/session/contract'
import { type Address, createClient, custom, isAddress, isAddressEqual } from 'viem'
import { getEnsAddress, getEnsName, getEnsText } from 'viem/actions'
import type { Chains } from './chain/chains'
import { readChain } from './chain/read-chain'
import { toViemChain } from './chain/viem-chain'
import { ChainRpcError } from './errors'

/** The name an address has chosen, when that name leads back to it, and the picture that belongs to the name. */
export async function readEns(
  chains: Chains,
  ethereum: Network,
  universalResolverAddress: Address,
  address: string,
  signal: AbortSignal,
): Promise<Identity> {
  if (!isAddress(address, { strict: false })) return {}
  let unreadable: { readonly error: unknown } | undefined
  const client = createClient({
    chain: toViemChain(chains, ethereum),
    transport: custom(
      {
        async request({ method, params }) {
          try {
            return await readChain(chains, ethereum, { method, params }, signal)
          } catch (error) {
            if (!(error instanceof ChainRpcError)) unreadable = { error }
            // As viem wants it: a revert is told by its data.
            throw error instanceof ChainRpcError ? error.cause : error
          }
        },
      },
      { retryCount: 0 },
    ),
    // Names kept outside the chain would let whoever owns one name the hosts this page talks to.
    ccipRead: false,
  })
  const ask = async <Answer>(run: () => Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await run()
    } catch {
      if (unreadable) throw unreadable.error
      return undefined
    }
  }
  const name = await ask(() => getEnsName(client, { address, universalResolverAddress }))
  if (!name) return {}
  const owner = await ask(() => getEnsAddress(client, { name, universalResolverAddress }))
  if (!owner || !isAddressEqual(owner, address)) return {}
  const avatar = await ask(() => getEnsText(client, { name, key: 'avatar', universalResolverAddress }))
  return { name, ...(avatar && /^(https:|data:image\/)/i.test(avatar) ? { avatarUrl: avatar } : {}) }
}
