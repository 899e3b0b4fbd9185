import { isWebUrl } from '@latchkey/kernel'
import { toJson } from '@latchkey/kernel/to-json'
import {
  isCaipAddress,
  isHex,
  isNamespace,
  isNetworkId,
  namespaceOf,
  parseCaipAddress,
} from '@latchkey/session/caip'
import type { Account, NetworkId, WalletInfo } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { parseWalletName } from '@latchkey/session/schema'
import { currentId } from './older-network-ids'

/** What a wallet grants for one CAIP-2 namespace. */
export interface Grant {
  /** In the wallet's order. */
  readonly accounts: readonly GrantedAccount[]
  readonly methods: readonly string[]
  /** Events that the wallet may send. */
  readonly events: readonly string[]
}

/** CAIP-10. */
export interface GrantedAccount extends Account {
  readonly networkId: NetworkId
  /** The id that the wallet uses for that network, if it is an older one. */
  readonly olderId?: NetworkId
}

export type Grants = Readonly<Record<string, Grant>>

export interface ReadSession {
  readonly topic: string
  /** Topic of the pairing code that the wallet scanned. Set by the library, not by the wallet. */
  readonly pairingTopic: string | undefined
  /** Milliseconds since the epoch. */
  readonly expiresAtMs: number
  readonly grants: Grants
  readonly wallet: WalletInfo | undefined
  /** The links by which the wallet says it is opened, unchecked. */
  readonly redirects: readonly string[]
  readonly capabilities?: Capabilities | undefined
}

/** More entries than a wallet has; further ones are not read. */
const LIST_LIMIT = 1_000

/** The text entries of a list; an empty list for any other value. */
const texts = v.pipe(
  v.unknown(),
  v.transform((given) =>
    (Array.isArray(given) ? given.slice(0, LIST_LIMIT) : []).filter(
      (one): one is string => typeof one === 'string',
    ),
  ),
)
const namespacesSchema = v.record(
  v.pipe(
    v.string(),
    v.check((key) => isNamespace(key) || isNetworkId(key)),
  ),
  v.object({ accounts: texts, methods: texts, events: v.optional(texts, []) }),
)
const topicSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(128))
const sessionSchema = v.object({
  topic: topicSchema,
  pairingTopic: v.fallback(v.optional(topicSchema), undefined),
  expiry: v.pipe(v.number(), v.finite()),
  namespaces: v.unknown(),
  peer: v.optional(v.unknown()),
  sessionProperties: v.optional(v.unknown()),
})

/** A validated session of the relay library; `undefined` when it is invalid. */
export function readSession(input: unknown): ReadSession | undefined {
  const { success, output } = v.safeParse(sessionSchema, toPlainData(input))
  const grants = success ? readGrants(output.namespaces) : undefined
  if (!success || !grants) return undefined
  const { topic, pairingTopic, expiry, peer, sessionProperties } = output
  return {
    topic,
    pairingTopic,
    expiresAtMs: expiry * 1_000,
    grants,
    wallet: readPeer(peer),
    redirects: readRedirects(peer),
    capabilities: readCapabilities(sessionProperties),
  }
}

/** Reads the topic. Works for invalid sessions too, because these have to be ended by topic. */
export function readTopic(input: unknown): string | undefined {
  const { success, output } = v.safeParse(v.object({ topic: topicSchema }), toPlainData(input))
  return success ? output.topic : undefined
}

/**
 * Groups grants by namespace. A wallet may use a single network as a key (CAIP-25), which belongs to the network's
 * namespace and grants accounts on that network only.
 */
export function readGrants(input: unknown): Grants | undefined {
  const { success, output } = v.safeParse(namespacesSchema, toPlainData(input))
  if (!success) return undefined
  const grants = new Map<string, ReturnType<typeof emptyGrant>>()
  for (const [key, given] of Object.entries(output)) {
    const namespace = namespaceOf(key)
    const grant = grants.get(namespace) ?? emptyGrant()
    const isOfKey = ({ networkId, olderId = networkId, ...one }: GrantedAccount): boolean =>
      key === namespace ? one.namespace === namespace : key === olderId
    grants.set(namespace, grant)
    grant.accounts.push(...given.accounts.flatMap(readAccount).filter(isOfKey))
    grant.methods.push(...given.methods)
    grant.events.push(...given.events)
  }
  return Object.fromEntries(grants)
}

/** Changes the object in place, because a copy for each of many keys would take a minute. */
const emptyGrant = (): { accounts: GrantedAccount[]; methods: string[]; events: string[] } => ({
  accounts: [],
  methods: [],
  events: [],
})

/** Parses a CAIP-10 account id. Returns an empty list for anything else. */
export function readAccount(input: unknown): readonly GrantedAccount[] {
  if (!isCaipAddress(input)) return []
  const { namespace, reference, address } = parseCaipAddress(input)
  const said: NetworkId = `${namespace}:${reference}`
  const networkId = currentId(said)
  return [{ namespace, address, networkId, ...(networkId === said ? {} : { olderId: said }) }]
}

const ADDRESS_LIMIT = 2_048
const DATA_ICON_LIMIT = 128_000

const peerSchema = v.object({
  metadata: v.object({ name: v.string(), icons: v.optional(v.unknown()), url: v.optional(v.unknown()) }),
})

/** The wallet's own metadata; `undefined` without a name. */
export function readPeer(input: unknown): WalletInfo | undefined {
  const { success, output } = v.safeParse(peerSchema, input)
  if (!success) return undefined
  const name = parseWalletName(output.metadata.name)
  if (name === undefined) return undefined
  const { icons, url } = output.metadata
  const iconUrl = (Array.isArray(icons) ? icons.slice(0, 10) : []).find(isIcon)
  const identifier = hostOf(url)
  return {
    name,
    ...(iconUrl === undefined ? {} : { iconUrl }),
    ...(identifier === undefined ? {} : { identifier }),
  }
}

const redirectSchema = v.object({
  metadata: v.object({
    redirect: v.object({ native: v.optional(v.unknown()), universal: v.optional(v.unknown()) }),
  }),
})

/** The links by which the wallet says it is opened; an empty list without any. */
function readRedirects(input: unknown): readonly string[] {
  const { success, output } = v.safeParse(redirectSchema, input)
  return success ? v.parse(texts, Object.values(output.metadata.redirect)) : []
}

function hostOf(input: unknown): string | undefined {
  if (typeof input !== 'string' || input.length > ADDRESS_LIMIT || !isWebUrl(input)) return undefined
  return new URL(input).host
}

function isIcon(input: unknown): input is string {
  if (typeof input !== 'string') return false
  if (/^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/i.test(input)) return input.length <= DATA_ICON_LIMIT
  return input.startsWith('https:') && input.length <= ADDRESS_LIMIT && isWebUrl(input)
}

/** The wallet's capabilities (EIP-5792): by address, then by chain id in hex. */
export type Capabilities = Readonly<Record<string, ChainCapabilities>>
type ChainCapabilities = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Longer texts are ignored. */
const MAX_LENGTH = 100_000

const chainIdSchema = v.pipe(
  v.string(),
  v.check((text) => isHex(text, 1, 64)),
)
const addressSchema = v.pipe(
  v.string(),
  v.check((text) => isHex(text, 40)),
)
const capabilitiesSchema = v.record(addressSchema, v.record(chainIdSchema, v.record(v.string(), v.unknown())))
/** A session property is text. This one contains JSON. */
const propertiesSchema = v.object({
  capabilities: v.pipe(v.string(), v.maxLength(MAX_LENGTH), v.parseJson(), capabilitiesSchema),
})
const paramsSchema = v.looseTuple([v.string(), v.optional(v.array(v.string()))])

/** The wallet's capabilities from its approval; `undefined` when they are absent or invalid. */
export function readCapabilities(sessionProperties: unknown): Capabilities | undefined {
  const { success, output } = v.safeParse(propertiesSchema, sessionProperties)
  return success ? output.capabilities : undefined
}

/** The answer to `wallet_getCapabilities` as EIP-5792 has it; `undefined` for an account without an entry. */
export function capabilitiesFor(
  said: Capabilities | undefined,
  params: unknown,
): ChainCapabilities | undefined {
  const asked = v.safeParse(paramsSchema, params)
  if (!said || !asked.success) return undefined
  const [address, chainIds] = asked.output
  const isOfAccount = (one: string): boolean => one.toLowerCase() === address.toLowerCase()
  const found = Object.entries(said).find(([one]) => isOfAccount(one))?.[1]
  // `0x0` stands for every chain.
  const isAsked = (id: string): boolean =>
    !chainIds || Number(id) === 0 || chainIds.some((one) => Number(one) === Number(id))
  return found && Object.fromEntries(Object.entries(found).filter(([id]) => isAsked(id)))
}

/**
 * Copies a value without getters and proxies, which may throw or change. Returns `undefined` if that fails.
 */
export function toPlainData(input: unknown): unknown {
  try {
    const text: string | undefined = toJson(input)
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
