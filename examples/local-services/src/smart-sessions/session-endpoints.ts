import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { type Hex, isAddress, isHex } from 'viem'
import type { BlockchainApiRequest, DataEndpoint } from '../data/data-endpoint'
import { DataError } from '../data/data-error'
import { readJson } from '../data/read-json'
import { jsonReply } from '../http/reply'
import { cosigner } from './cosigner'
import { checkGrant, revokeOnChain, type SessionAccount } from './session-chain'
import type { StoredSession } from './session-store'

const hex = v.custom<Hex>((given) => isHex(given), 'Expected hex')
const keySchema = v.strictObject({ type: v.picklist(['secp256k1', 'secp256r1']), publicKey: hex })
const signerSchema = v.strictObject({
  type: v.literal('keys'),
  data: v.strictObject({ keys: v.pipe(v.array(keySchema), v.minLength(1)) }),
})
const grantedSchema = v.object({
  pci: v.string(),
  expiry: v.number(),
  signer: signerSchema,
  permissions: v.array(v.unknown()),
  policies: v.optional(v.array(v.unknown()), []),
  context: hex,
  accountMeta: v.optional(v.object({ factory: hex, factoryData: hex })),
})
const beginSchema = v.strictObject({
  chainId: hex,
  address: v.optional(hex),
  expiry: v.number(),
  signer: signerSchema,
  permissions: v.pipe(v.array(v.unknown()), v.minLength(1)),
  policies: v.array(v.strictObject({ type: v.string(), data: v.unknown() })),
})
const revokeSchema = v.object({ pci: v.string(), signature: hex })

const common = { projectId: 'query' } as const

/** The sessions of an account, including expired and revoked ones. */
export const sessionList: DataEndpoint = {
  ...common,
  service: 'data:sessions',
  method: 'GET',
  path: /^\/v1\/sessions\/([^/]+)$/,
  empty: () => ({ pcis: [] }),
  async answer({ subject, world }) {
    readAccount(subject, world)
    return jsonReply({ pcis: world.sessions.ofAccount(subject).map(toWire) })
  },
}

/** Creates the session's id before the wallet is asked, and gives the key that has to come first among the session's. */
export const sessionBegin: DataEndpoint = {
  ...common,
  service: 'data:session-begin',
  method: 'POST',
  path: /^\/v1\/sessions\/([^/]+)$/,
  empty: () => ({}),
  async answer({ subject, world, body, headers, query }) {
    readAccount(subject, world)
    if (query.get('v') !== '2') throw new DataError(400, 'v', 'Only version 2 is supported')
    const { policies } = readJson(body, beginSchema)
    const url = headers.origin
    const id = query.get('projectId') ?? ''
    const pci = randomUUID()
    world.sessions.put({
      account: subject,
      pci,
      project: { id, name: url ? new URL(url).host : id, ...(url && { url }) },
      createdAt: nowSeconds(world),
      policies,
    })
    return jsonReply({ pci, key: serviceKey })
  },
}

/** Verifies the signature and stores what the wallet has granted. */
export const sessionActivate: DataEndpoint = {
  ...common,
  service: 'data:session-activate',
  method: 'POST',
  path: /^\/v1\/sessions\/([^/]+)\/activate$/,
  // The fault `empty`: reports success without doing anything.
  empty: () => ({ success: true }),
  async answer({ subject, world, body }) {
    const account = readAccount(subject, world)
    const { pci, accountMeta, policies, ...granted } = readJson(body, grantedSchema)
    const found = demand(world, subject, pci)
    if (found.granted && found.granted.context !== granted.context)
      throw new DataError(400, 'pci', 'The session is active already')
    if (policies.length === 0 && found.policies.length > 0)
      throw new DataError(400, 'policies', 'The policies of the request are missing')
    if (granted.signer.data.keys[0]?.publicKey !== serviceKey.publicKey)
      throw new DataError(400, 'signer', 'The key of the service is not the first')
    await checkGrant(account, { ...granted, accountMeta }, world.now()).catch(asDataError)
    world.sessions.put({ ...found, policies, granted })
    return jsonReply({ success: true })
  },
}

/** Ends a session on the chain and marks it as revoked. */
export const sessionRevoke: DataEndpoint = {
  ...common,
  service: 'data:session-revoke',
  method: 'POST',
  path: /^\/v1\/sessions\/([^/]+)\/revoke$/,
  // The fault `empty`: reports success without doing anything.
  empty: () => ({ success: true }),
  async answer({ subject, world, body }) {
    const account = readAccount(subject, world)
    const { pci, signature } = readJson(body, revokeSchema)
    const found = demand(world, subject, pci)
    const { granted } = found
    if (!granted || !isHex(granted.context)) throw new DataError(400, 'pci', 'The session is not active')
    await revokeOnChain(account, granted.context, signature)
    world.sessions.put({ ...found, revokedAt: found.revokedAt ?? nowSeconds(world) })
    return jsonReply({ success: true })
  },
}

type World = BlockchainApiRequest['world']

const serviceKey = { type: 'secp256k1', publicKey: cosigner.publicKey } as const

const nowSeconds = (world: World): number => Math.floor(world.now() / 1_000)

/** Parses the CAIP-10 id of an account on a local EVM chain. */
function readAccount(subject: string, { readers }: World): SessionAccount {
  const [, networkId, chainId, address = ''] = /^(eip155:(\d+)):(0x[\da-fA-F]{40})$/.exec(subject) ?? []
  const reader = readers.find((one) => one.networkId === networkId)
  if (!reader || !isAddress(address, { strict: false }))
    throw new DataError(400, 'address', `Invalid address: ${subject}`)
  return { chainId: Number(chainId), address, nodeUrl: reader.nodeUrl }
}

function demand({ sessions }: World, account: string, pci: string): StoredSession {
  const found = sessions.find(account, pci)
  if (!found) throw new DataError(404, 'pci', 'The account has no such session')
  return found
}

/** Converts an error of the wallet's permission code to a `DataError`. */
function asDataError(error: unknown): never {
  if (error instanceof DataError) throw error
  const description = error instanceof Error ? error.message : String(error)
  throw new DataError(400, 'permissions', description, { cause: error })
}

const toWire = ({ pci, project, createdAt, policies, granted, revokedAt }: StoredSession): object => ({
  pci,
  project,
  createdAt,
  expiry: granted?.expiry,
  signer: granted?.signer,
  permissions: granted?.permissions,
  policies,
  context: granted?.context,
  ...(revokedAt !== undefined && { revokedAt }),
})
