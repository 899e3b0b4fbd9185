import * as v from 'valibot'
import type { Mailboxes, Publication, Reader } from './mailboxes'
import { RpcError, rpcErrorCodes } from './rpc-error'

/** What methods have access to; `reader` is the calling connection. */
export interface MethodContext {
  readonly mailboxes: Mailboxes
  readonly reader: Reader
  post(publication: Publication): void
}

const MESSAGE_LIMIT_CHARACTERS = 524_288
const BATCH_LIMIT = 500
const LONGEST_TTL_SECONDS = 2_592_000
/** Tags that newer SDKs do not send, as each follows from the method. */
const tags = { propose: 1100, proposeResponse: 1101, settle: 1102 } as const
const USUAL_TTL_SECONDS = 300

const topicSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits in lower case'))
const messageSchema = v.pipe(
  v.string(),
  v.nonEmpty('must not be empty'),
  v.maxLength(MESSAGE_LIMIT_CHARACTERS, `must have at most ${MESSAGE_LIMIT_CHARACTERS} characters`),
)
const ttlSchema = v.optional(
  v.pipe(
    v.number(),
    v.integer('must be whole seconds'),
    v.minValue(1, 'must be at least 1 s'),
    v.maxValue(LONGEST_TTL_SECONDS, `must be at most ${LONGEST_TTL_SECONDS} s`),
  ),
  USUAL_TTL_SECONDS,
)
const attestationSchema = v.optional(v.nullable(messageSchema), null)
const publishSchema = v.object({
  topic: topicSchema,
  message: messageSchema,
  ttl: ttlSchema,
  tag: v.optional(v.pipe(v.number(), v.integer()), 0),
  attestation: attestationSchema,
})
const topicOnlySchema = v.object({ topic: topicSchema })
const proposeSchema = v.object({
  pairingTopic: topicSchema,
  sessionProposal: messageSchema,
  ttl: ttlSchema,
  attestation: attestationSchema,
})
const approveSchema = v.object({
  pairingTopic: topicSchema,
  sessionTopic: topicSchema,
  sessionProposalResponse: messageSchema,
  sessionSettlementRequest: messageSchema,
  ttl: ttlSchema,
})

function batchOf<Schema extends v.GenericSchema>(entry: Schema) {
  return v.pipe(v.array(entry), v.maxLength(BATCH_LIMIT, `must have at most ${BATCH_LIMIT} entries`))
}

type Method = (context: MethodContext, params: unknown) => unknown

function method<Schema extends v.GenericSchema>(
  schema: Schema,
  respond: (context: MethodContext, params: v.InferOutput<Schema>) => unknown,
): Method {
  return (context, params) => {
    const parsed = v.safeParse(schema, params)
    if (parsed.success) return respond(context, parsed.output)
    const [issue] = parsed.issues
    const path = v.getDotPath(issue)
    throw new RpcError(rpcErrorCodes.invalidParams, `params${path ? `.${path}` : ''}: ${issue.message}.`)
  }
}

function publish(context: MethodContext, { ttl, ...publication }: v.InferOutput<typeof publishSchema>): true {
  context.post({ ...publication, ttlSeconds: ttl })
  return true
}

function fetchAll({ mailboxes, reader }: MethodContext, topics: readonly string[]): unknown {
  const messages = topics.flatMap((topic) => mailboxes.fetch(reader.clientId, topic).map(dataOf))
  return { messages, hasMore: false }
}

/** Converts a delivery to the relay's wire format. */
export function dataOf({
  publication,
  publishedAtMs,
}: {
  readonly publication: Publication
  readonly publishedAtMs: number
}) {
  const { topic, message, tag, attestation } = publication
  return { topic, message, publishedAt: publishedAtMs, tag, attestation }
}

/** `irn_…` methods publish or subscribe. The newer `wc_…` methods do both in one request. */
const methods: ReadonlyMap<string, Method> = new Map([
  ['irn_publish', method(publishSchema, publish)],
  [
    'irn_batchPublish',
    method(v.object({ messages: batchOf(publishSchema) }), (context, { messages }) => {
      for (const message of messages) publish(context, message)
      return true
    }),
  ],
  [
    'irn_subscribe',
    method(topicOnlySchema, ({ mailboxes, reader }, { topic }) => mailboxes.subscribe(reader, topic)),
  ],
  [
    'irn_batchSubscribe',
    method(v.object({ topics: batchOf(topicSchema) }), ({ mailboxes, reader }, { topics }) =>
      topics.map((topic) => mailboxes.subscribe(reader, topic)),
    ),
  ],
  [
    'irn_unsubscribe',
    method(topicOnlySchema, ({ mailboxes, reader }, { topic }) => mailboxes.unsubscribe(reader, topic)),
  ],
  [
    'irn_batchUnsubscribe',
    method(
      v.object({ subscriptions: batchOf(topicOnlySchema) }),
      ({ mailboxes, reader }, { subscriptions }) => {
        for (const { topic } of subscriptions) mailboxes.unsubscribe(reader, topic)
        return true
      },
    ),
  ],
  ['irn_fetchMessages', method(topicOnlySchema, (context, { topic }) => fetchAll(context, [topic]))],
  [
    'irn_batchFetchMessages',
    method(v.object({ topics: batchOf(topicSchema) }), (context, { topics }) => fetchAll(context, topics)),
  ],
  [
    'wc_proposeSession',
    method(proposeSchema, (context, { pairingTopic: topic, sessionProposal: message, ttl, attestation }) => {
      context.mailboxes.subscribe(context.reader, topic)
      return publish(context, { topic, message, ttl, tag: tags.propose, attestation })
    }),
  ],
  [
    'wc_approveSession',
    method(approveSchema, (context, { pairingTopic, sessionTopic, ttl, ...messages }) => {
      context.mailboxes.subscribe(context.reader, sessionTopic)
      const common = { ttl, attestation: null }
      publish(context, {
        ...common,
        topic: pairingTopic,
        message: messages.sessionProposalResponse,
        tag: tags.proposeResponse,
      })
      return publish(context, {
        ...common,
        topic: sessionTopic,
        message: messages.sessionSettlementRequest,
        tag: tags.settle,
      })
    }),
  ],
])

/** Executes one request. Throws `RpcError` for an unknown method and for invalid params. */
export function callMethod(context: MethodContext, name: string, params: unknown): unknown {
  const called = methods.get(name)
  if (!called) throw new RpcError(rpcErrorCodes.unknownMethod, `The relay has no method "${name}".`)
  return called(context, params)
}
