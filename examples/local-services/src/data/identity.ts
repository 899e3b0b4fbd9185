import { createPublicClient, http, isAddress } from 'viem'
import { mainnet } from 'viem/chains'
import { jsonReply } from '../http/reply'
import type { DataEndpoint } from './data-endpoint'
import { DataError } from './data-error'
import { hostileIdentity } from './hostile-responses'
import { namespaceOf } from './network-id'

interface WireIdentity {
  readonly name: string | null
  readonly avatar: string | null
}

const NOBODY: WireIdentity = { name: null, avatar: null }
const PICTURE = /^(https?:\/\/|data:image\/)/

export const identity: DataEndpoint = {
  service: 'data:identity',
  method: 'GET',
  path: /^\/v1\/identity\/([^/]+)$/,
  projectId: 'query',
  empty: () => NOBODY,
  answer: async ({ subject: address, variant, world }) => {
    const resolvedAt = new Date(world.now()).toISOString()
    if (variant === 'hostile') return jsonReply({ ...hostileIdentity, resolvedAt })
    if (!isAddress(address, { strict: false })) {
      const ofSolana = world.readers.some(
        (reader) => namespaceOf(reader.networkId) === 'solana' && reader.isAddress(address),
      )
      if (!ofSolana) throw new DataError(400, 'address', `Invalid address: ${address}`)
      return jsonReply({ ...NOBODY, resolvedAt })
    }
    return jsonReply({ ...(await fromChain(world.ensNodeUrl, address)), resolvedAt })
  },
}

/** The name as stored in the records. The page decides whether it is safe to show. */
async function fromChain(nodeUrl: string | undefined, address: `0x${string}`): Promise<WireIdentity> {
  if (nodeUrl === undefined) return NOBODY
  const client = createPublicClient({ chain: mainnet, transport: http(nodeUrl, { retryCount: 0 }) })
  const name = await client.getEnsName({ address })
  if (name === null) return NOBODY
  const avatar = await client.getEnsText({ name, key: 'avatar' })
  return { name, avatar: avatar !== null && PICTURE.test(avatar) ? avatar : null }
}
