import type { Account, NetworkId, WalletInfo } from '@latchkey/session/contract'
import * as v from 'valibot'
import { type Capabilities, readCapabilities } from './capabilities'
import { currentId } from './older-ids'
import { plain } from './plain'
import { readPeer } from './read-peer'

/** What a wallet grants for one CAIP-2 namespace. */
export interface Grant {
  /** In the wallet's order. */
  readonly accounts: readonly GrantedAccount[]
  readonly methods: readonly string[]
  /** What the wallet may tell by itself. */
  readonly events: readonly string[]
}

/** CAIP-10. */
export interface GrantedAccount extends Account {
  readonly networkId: NetworkId
  /** How the wallet calls that network, where it is an older name. */
  readonly olderId?: NetworkId
}

export type Grants = Readonly<Record<string, Grant>>

export interface ReadSession {
  readonly topic: string
  /** Of the code that the wallet was given. The library knows it by itself: no wallet says it. */
  readonly pairingTopic: string | undefined
  /** Milliseconds since the epoch. */
  readonly expiresAtMs: number
  readonly grants: Grants
  readonly wallet: WalletInfo | undefined
  readonly capabilities?: Capabilities | undefined
}

/** More than a wallet has; what comes after is not read. */
const LIST_LIMIT = 1_000

const caip10 = /^([-a-z\d]{3,8}):([-\w]{1,64}):([-.%a-zA-Z\d]{1,128})$/

/** The entries that are text, in a list or what is none. */
const texts = v.pipe(
  v.unknown(),
  v.transform((given) =>
    (Array.isArray(given) ? given.slice(0, LIST_LIMIT) : []).filter(
      (one): one is string => typeof one === 'string',
    ),
  ),
)
const namespacesSchema = v.record(
  v.pipe(v.string(), v.regex(/^[-a-z\d]{3,8}(:[-\w]{1,64})?$/)),
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

/** A session of the relay library, checked; `undefined` when it makes no sense. */
export function readSession(input: unknown): ReadSession | undefined {
  const { success, output } = v.safeParse(sessionSchema, plain(input))
  const grants = success ? readGrants(output.namespaces) : undefined
  if (!success || !grants) return undefined
  const { topic, pairingTopic, expiry, peer, sessionProperties } = output
  return {
    topic,
    pairingTopic,
    expiresAtMs: expiry * 1_000,
    grants,
    wallet: readPeer(peer),
    capabilities: readCapabilities(sessionProperties),
  }
}

/** Also of a session that makes no sense otherwise: it has to be ended by that. */
export function readTopic(input: unknown): string | undefined {
  const { success, output } = v.safeParse(v.object({ topic: topicSchema }), plain(input))
  return success ? output.topic : undefined
}

/**
 * By namespace: a wallet may name a single network as a key (CAIP-25), and that is the same namespace. Such a key grants
 * accounts of that network only.
 */
export function readGrants(input: unknown): Grants | undefined {
  const { success, output } = v.safeParse(namespacesSchema, plain(input))
  if (!success) return undefined
  const grants = new Map<string, ReturnType<typeof emptyGrant>>()
  for (const [key, given] of Object.entries(output)) {
    const namespace = key.replace(/:.*/, '')
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

/** Filled in place: a copy for each of many keys would take a minute. */
const emptyGrant = (): { accounts: GrantedAccount[]; methods: string[]; events: string[] } => ({
  accounts: [],
  methods: [],
  events: [],
})

/** CAIP-10; nothing for anything else. */
export function readAccount(input: unknown): readonly GrantedAccount[] {
  const [, namespace, reference, address] = (typeof input === 'string' && caip10.exec(input)) || []
  if (!namespace || !reference || !address) return []
  const said: NetworkId = `${namespace}:${reference}`
  const networkId = currentId(said)
  return [{ namespace, address, networkId, ...(networkId === said ? {} : { olderId: said }) }]
}
