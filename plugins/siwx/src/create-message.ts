import { parseUrl } from '@latchkey/kernel/web'
import type { SignInRequest } from '@latchkey/session/contract'
import type { FreshNonce } from './backend/backend'
import { parseParts } from './backend/host-replies'
import { MalformedMessageError, OpaqueOriginError, WrongClockError } from './errors'
import { formatSiwxMessage, type SiwxMessage } from './message'
import { isDateTime } from './message/grammar'
import { CLOCK_SKEW_MS, checkFields, LIFETIME_MS, timeOf } from './message/siwx-message'
import type { MessageFields, SiwxOptions } from './options'

export interface MessageSource {
  readonly origin: string
  readonly nowMs: number
  readonly createMessage: SiwxOptions['createMessage']
}

/**
 * Resolves with the fields of a message, without account and network. `createMessage` of the host may set some fields,
 * but domain and URI are always those of this page. Rejects with `SIWX_MALFORMED_MESSAGE` for a field that is malformed, with
 * `SIWX_WRONG_CLOCK` and with `SIWX_OPAQUE_ORIGIN`.
 */
export async function createFields(
  { nonce, issuedAt: given }: FreshNonce,
  { origin, nowMs, createMessage }: MessageSource,
): Promise<MessageFields> {
  const { host } = pageOf(origin)
  const issuedAt = given === undefined ? new Date(nowMs).toISOString() : given
  if (!isDateTime(issuedAt)) throw new MalformedMessageError('issuedAt')
  const own: MessageFields = {
    domain: host,
    uri: `${origin}/`,
    version: '1',
    nonce,
    issuedAt,
    expirationTime: new Date(timeOf(issuedAt) + LIFETIME_MS).toISOString(),
  }
  const parts = parseParts(await createMessage?.(own))
  // Named one by one: what else the host returns must not replace domain, URI and nonce.
  const { statement, resources, requestId, notBefore, expirationTime = own.expirationTime } = parts
  const fields = withoutUndefined({
    ...own,
    expirationTime,
    // An empty line is no statement, and some parsers refuse it.
    statement: statement === '' ? undefined : statement,
    resources,
    requestId,
    notBefore,
  })
  // A wallet that writes the text itself gets the fields.
  checkFields(fields)
  if (given !== undefined) checkClock(nowMs, fields)
  return fields
}

/** The address of a page. Throws `SIWX_OPAQUE_ORIGIN` for one that has none: a sandboxed frame or a file. */
export function pageOf(origin: string): URL {
  const page = parseUrl(origin)
  if (!page?.host) throw new OpaqueOriginError()
  return page
}

/**
 * Compares the user's clock with the server's time before the user is asked. A clock ahead by more than the message lasts would
 * end the session as soon as it begins. One as far behind would show it long after it has ended.
 */
function checkClock(nowMs: number, { issuedAt, expirationTime }: MessageFields): void {
  const issuedAtMs = timeOf(issuedAt)
  const lifetimeMs = Math.max(0, timeOf(expirationTime ?? issuedAt) - issuedAtMs)
  const aheadMs = nowMs - issuedAtMs
  if (!(Math.abs(aheadMs) < lifetimeMs + CLOCK_SKEW_MS)) throw new WrongClockError(issuedAt, aheadMs)
}

/** The request for a wallet that signs while it connects. `format` adds the account, which is not known before. */
export function toSignInRequest(fields: MessageFields): SignInRequest {
  return {
    ...fields,
    format: ({ networkId, address }, changes = {}) =>
      formatSiwxMessage(
        withoutUndefined<SiwxMessage>({ ...fields, ...changes, networkId, accountAddress: address }),
      ),
  }
}

/** A copy without the fields that are `undefined`. */
function withoutUndefined<Fields extends object>(
  fields: {
    readonly [Name in keyof Fields]: Fields[Name] | undefined
  },
): Fields
function withoutUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
