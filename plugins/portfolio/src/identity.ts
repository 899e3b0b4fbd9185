import type { CloudApi } from '@latchkey/cloud/contract'
import { isLatchkeyError } from '@latchkey/kernel'
import { isNameOf } from '@latchkey/session/caip'
import {
  type ChainNamespace,
  type Identity,
  type IdentityReader,
  type Network,
  nameResolvers,
} from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import type { AccountQuery, PortfolioContext } from './portfolio-context'
import { createImageUrlCheck, type ImageUrlCheck } from './valid-values'

/**
 * Reads name and picture of the active address if the chain has names, except on testnets and while they are
 * fresh. A failure shows no banner.
 */
export async function readIdentity(portfolio: PortfolioContext, query: AccountQuery): Promise<void> {
  const { target, network, adapter, signal, force, skipPause } = query
  if (network.testnet) return
  const { identity } = await adapter.capabilities()
  if (!identity) return
  const { address } = target.account
  const key = `${target.namespace}:${address}`
  return portfolio.identities.fetch(key, {
    signal,
    force,
    skipPause,
    async read(request) {
      const cloud = portfolio.cloud()
      const entry = portfolio.identities.get(key)
      const known = entry?.status === 'known' ? entry : undefined
      const served = cloud?.projectId
        ? await fetchIdentity(cloud, { address, network, known }, request.signal)
        : undefined
      const found = served ?? (await identity.find(address, network, request.signal))
      const name = found.name ?? (await reverseName(portfolio, query, request.signal))
      return checkIdentity(
        { ...found, ...(name === undefined ? {} : { name }) },
        identity,
        createImageUrlCheck(portfolio.options),
      )
    },
  })
}

/** The name by another name service, for an address without one on its chain. */
async function reverseName(
  { ctx }: PortfolioContext,
  { target, network }: AccountQuery,
  signal: AbortSignal,
): Promise<string | undefined> {
  for (const { namespaces, reverse } of ctx.items(nameResolvers)) {
    if (!reverse || !namespaces.includes(target.namespace)) continue
    const name = await reverse(target.account.address, network, signal)
    if (name !== undefined) return name
  }
  return undefined
}

/** Applies the chain's rules for names to an identity of any source. */
async function checkIdentity(
  { name, avatarUrl }: Identity,
  identity: IdentityReader,
  isAllowedImage: ImageUrlCheck,
): Promise<Identity> {
  const checked = name === undefined ? undefined : await identity.check(name)
  // Without the name, its picture is dropped too.
  if (name !== undefined && !checked) return {}
  return { ...checked, ...(isAllowedImage(avatarUrl) ? { avatarUrl } : {}) }
}

const MAX_NAME_LENGTH = 255

const nameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH))
const textSchema = v.fallback(v.nullish(v.string()), undefined)
const identitySchema = v.object({ name: textSchema, avatar: textSchema })
const namesSchema = v.array(v.unknown())
const addressSchema = v.object({ address: v.string() })
/** Has its addresses by coin type. */
const profileSchema = v.object({ name: nameSchema, addresses: v.record(v.string(), v.unknown()) })

interface IdentityRequest {
  readonly address: string
  readonly network: Network
  /** The known identity of the address. */
  readonly known: Identity | undefined
}

/**
 * Requests an address' identity from the data API, and if that fails its names. Neither request is repeated.
 * @returns `undefined` if the API does not support the network
 * @throws the error of the second request when both fail
 */
async function fetchIdentity(
  cloud: CloudApi,
  { address, network, known }: IdentityRequest,
  signal: AbortSignal,
): Promise<Identity | undefined> {
  const pathAddress = encodeURIComponent(address)
  const query = { sender: address }
  try {
    return await cloud.blockchainApi({
      path: `/v1/identity/${pathAddress}`,
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
    path: `/v1/profile/reverse/${pathAddress}`,
    query: { ...query, apiVersion: '2' },
    networkId: network.id,
    parse: (response) => parseNames(response, address, network.namespace),
    signal,
  })
  // The picture belongs to the name that could not be read. On Ethereum the known one is kept.
  const avatarUrl = network.id === 'eip155:1' ? known?.avatarUrl : undefined
  return { ...(name === undefined ? {} : { name }), ...(avatarUrl === undefined ? {} : { avatarUrl }) }
}

function parseIdentity(response: unknown): Identity {
  const { name, avatar } = v.parse(identitySchema, response)
  return { ...(v.is(nameSchema, name) ? { name } : {}), ...(avatar ? { avatarUrl: avatar } : {}) }
}

/** The first name that leads to the address alone; the list is empty for an address without one. */
function parseNames(response: unknown, address: string, namespace: ChainNamespace): string | undefined {
  for (const entry of v.parse(namesSchema, response)) {
    const { success, output } = v.safeParse(profileSchema, entry)
    if (!success) continue
    const addresses = Object.entries(output.addresses).map(
      ([coinType, one]) => [coinType, v.is(addressSchema, one) ? one.address : ''] as const,
    )
    if (isNameOf(addresses, namespace, address)) return output.name
  }
  return undefined
}
