import * as v from 'valibot'
import { createPublicClient, http, isAddress, isHex } from 'viem'
import { jsonReply } from '../http/reply'
import type { BlockchainApiRequest, DataEndpoint } from './data-endpoint'
import { DataError } from './data-error'
import { hostileProfile } from './hostile-responses'
import { PROFILE_ZONE, type WireProfile } from './profiles'
import { readJson } from './read-json'

/** The signed message has a timestamp. The signature is refused when that is further from now. */
const SIGNATURE_LIFETIME_SECONDS = 10
const ETHEREUM_COIN_TYPE = 60
/** ENSIP-11: the coin type of an EVM chain is its id with this bit set. */
const EVM_BIT = 0x80000000
const LONGEST_BIO = 255

const bodySchema = v.object({
  coin_type: v.pipe(v.number(), v.integer(), v.minValue(0)),
  address: v.string(),
  message: v.string(),
  signature: v.string(),
})
const messageSchema = v.object({
  name: v.string(),
  attributes: v.nullish(v.record(v.string(), v.string())),
  timestamp: v.pipe(v.number(), v.integer()),
})

/** Registers a free name for the address that signed, on the chain of the given coin type. */
export const profileRegistration: DataEndpoint = {
  service: 'data:registration',
  method: 'POST',
  path: /^\/v1\/profile\/account()$/,
  projectId: 'none',
  // The fault `empty`: reports success without registering the name.
  empty: () => ({ success: true }),
  answer: async (request) => {
    const { body, variant, world } = request
    if (variant === 'hostile') return jsonReply(hostileProfile)
    const { coin_type: coinType, address, message, signature } = readJson(body, bodySchema)
    const { name, attributes, timestamp } = readJson(message, messageSchema)
    checkName(name)
    checkAttributes(attributes ?? {})
    if (Math.abs(world.now() / 1_000 - timestamp) > SIGNATURE_LIFETIME_SECONDS)
      throw new DataError(400, 'timestamp', 'Signature UNIXTIME timestamp is too old')
    if (!isAddress(address, { strict: false }))
      throw new DataError(400, 'address', `Invalid address: ${address}`)
    const isSigned =
      isHex(signature) && (await isSignedBy(request, { coinType, address, message, signature }))
    if (!isSigned) throw new DataError(401, 'signature', 'Invalid signature')
    // Checked after the last `await`, so that of two requests for one name exactly one gets it.
    if (world.nameRegistry.findByName(name)) throw new DataError(400, 'name', 'Name is already registered')
    const profile = profileOf(name, coinType, address, attributes ?? null, world.now())
    world.nameRegistry.add(profile)
    return jsonReply(profile)
  },
}

function checkName(name: string): void {
  const [first = '', ...zone] = name.split('.')
  if (!/^[a-z0-9.-]+$/.test(name)) throw new DataError(400, 'name', 'Invalid characters in the name')
  if (zone.join('.') !== PROFILE_ZONE) throw new DataError(400, 'name', 'Name is not in an allowed zone')
  if (first.length < 3 || first.length > 64) throw new DataError(400, 'name', 'Name is of a wrong length')
}

function checkAttributes(attributes: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(attributes))
    if (key !== 'bio' || value.length > LONGEST_BIO)
      throw new DataError(400, 'attributes', `Unsupported attribute: ${key}`)
}

interface Signed {
  readonly coinType: number
  readonly address: `0x${string}`
  readonly message: string
  readonly signature: `0x${string}`
}

/** Accepts signatures of a key, of a contract (ERC-1271) and of an undeployed contract (ERC-6492). */
async function isSignedBy(
  { world }: BlockchainApiRequest,
  { coinType, ...signed }: Signed,
): Promise<boolean> {
  const chainId = coinType === ETHEREUM_COIN_TYPE ? 1 : coinType - EVM_BIT
  const reader = world.readers.find(({ networkId }) => networkId === `eip155:${chainId}`)
  if (!reader) throw new DataError(400, 'coin_type', `Unsupported coin type: ${coinType}`)
  const client = createPublicClient({ transport: http(reader.nodeUrl, { retryCount: 0 }) })
  return client.verifyMessage(signed)
}

function profileOf(
  name: string,
  coinType: number,
  address: string,
  attributes: WireProfile['attributes'],
  nowMs: number,
): WireProfile {
  const now = new Date(nowMs).toISOString()
  const entry = { address, created_at: now }
  const addresses = { [ETHEREUM_COIN_TYPE]: entry, [coinType]: entry }
  return { name, registered_at: now, updated_at: null, addresses, attributes }
}
