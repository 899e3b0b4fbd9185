import type { CloudApi } from '@latchkey/cloud/contract'
import { isLatchkeyError } from '@latchkey/kernel'
import type { Identity, Network } from '@latchkey/session/contract'
import * as v from 'valibot'

const MAX_NAME_LENGTH = 255

const nameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH))
const textSchema = v.fallback(v.nullish(v.string()), undefined)
const identitySchema = v.object({ name: textSchema, avatar: textSchema })
const namesSchema = v.array(v.unknown())

interface Asked {
  readonly address: string
  readonly network: Network
  /** What is known of the address until now. */
  readonly before: Identity | undefined
}

/**
 * What the data API knows of an address, and when that fails, of its names. `undefined` where it does not serve the
 * network. One question a call, never repeated; rejects when both fail.
 */
export async function fetchIdentity(
  cloud: CloudApi,
  { address, network, before }: Asked,
  signal: AbortSignal,
): Promise<Identity | undefined> {
  const who = encodeURIComponent(address)
  const query = { sender: address }
  try {
    return await cloud.blockchainApi({
      path: `/v1/identity/${who}`,
      query,
      networkId: network.id,
      parse: parseIdentity,
      signal,
    })
  } catch (error) {
    signal.throwIfAborted()
    if (isLatchkeyError(error) && error.code === 'SERVICE_NETWORK') return undefined
  }
  const name = await cloud.blockchainApi({
    path: `/v1/profile/reverse/${who}`,
    query: { ...query, apiVersion: '2' },
    networkId: network.id,
    parse: parseNames,
    signal,
  })
  // The picture belongs to the name that could not be read; on Ethereum itself the one that is shown may stay.
  const avatarUrl = network.id === 'eip155:1' ? before?.avatarUrl : undefined
  return { ...(name === undefined ? {} : { name }), ...(avatarUrl === undefined ? {} : { avatarUrl }) }
}

function parseIdentity(answer: unknown): Identity {
  const { name, avatar } = v.parse(identitySchema, answer)
  return { ...(v.is(nameSchema, name) ? { name } : {}), ...(avatar ? { avatarUrl: avatar } : {}) }
}

/** The first one; an address without a name is answered with an empty list. */
function parseNames(answer: unknown): string | undefined {
  for (const entry of v.parse(namesSchema, answer)) {
    const found = v.safeParse(v.object({ name: nameSchema }), entry)
    if (found.success) return found.output.name
  }
  return undefined
}
