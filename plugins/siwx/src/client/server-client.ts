import { ConfigurationError, type Http, isWebUrl } from '@latchkey/kernel'
import { HttpResponseError } from '@latchkey/kernel/web'
import { isNetworkId } from '@latchkey/session/caip'
import type { NetworkId } from '@latchkey/session/contract'

export interface ServerNonce {
  readonly nonce: string
  /** The server's time, RFC 3339. As `issuedAt` of the message it makes the message independent of the user's clock. */
  readonly issuedAt: string
}

export interface ServerSession {
  readonly accountAddress: string
  readonly networkId: NetworkId
}

export type ServerVerification =
  | { readonly ok: true; readonly session: ServerSession }
  /** `code` is a `SiwxRefusal` of `@latchkey/siwx/server`. */
  | { readonly ok: false; readonly code: string }

/** Calls the host's own server. Each method rejects when the server is unreachable or its response is malformed. */
export interface ServerClient {
  /** Resolves with a new nonce for one message. */
  nonce(signal?: AbortSignal): Promise<ServerNonce>
  verify(message: string, signature: string, signal?: AbortSignal): Promise<ServerVerification>
  /** Resolves with the session, or with `undefined` when nobody is signed in. */
  session(signal?: AbortSignal): Promise<ServerSession | undefined>
  /** Ends the session. Also resolves when there is none. */
  signOut(signal?: AbortSignal): Promise<void>
}

/** Maximum size of a response, in bytes. The server's responses are much smaller. */
const MAX_BYTES = 16_384

/**
 * Calls `POST nonce`, `POST verify`, `GET session` and `POST sign-out` below `url`. Sends cookies, because the session is
 * in a cookie and the server is the host's own. `url` may be relative to the page.
 * @throws `ConfigurationError` with `INVALID_SIWX_OPTION` for a URL that is neither https, http on localhost, nor relative
 */
export function createServerClient(http: Http, url: string): ServerClient {
  // The production build does not check options, and signatures must not be sent in the clear, or elsewhere.
  if (!isSafeServer(url)) throw new ConfigurationError('INVALID_SIWX_OPTION', { option: 'server' })
  const send = <Value>(
    path: string,
    parse: (reply: unknown) => Value | undefined,
    signal: AbortSignal | undefined,
    body?: object,
  ): Promise<Value> =>
    http.send(
      {
        url: `${url.replace(/\/$/, '')}/${path}`,
        credentials: 'include',
        maxBytes: MAX_BYTES,
        ...(body ? { method: 'POST', body } : {}),
        ...(signal ? { signal } : {}),
      },
      (reply) => {
        const value = parse(reply)
        if (value === undefined) throw new HttpResponseError(`${path} of the sign-in server`)
        return value
      },
    )
  return {
    nonce: (signal) => send('nonce', readNonce, signal, {}),
    verify: (message, signature, signal) => send('verify', readVerification, signal, { message, signature }),
    session: async (signal) => (await send('session', readSessionReply, signal)).session,
    signOut: async (signal) => void (await send('sign-out', readObject, signal, {})),
  }
}

/** A relative URL has no scheme, and is on the page's own host, which browsers take a backslash to leave, too. */
const isSafeServer = (url: string): boolean =>
  isWebUrl(url) || /^(?!\/\/|[a-z][a-z\d+.-]*:)[^\\]*$/i.test(url)

function readObject(reply: unknown): object | undefined {
  return typeof reply === 'object' && reply !== null ? reply : undefined
}

function readNonce(reply: unknown): ServerNonce | undefined {
  const { nonce, issuedAt } = textsOf(reply)
  // A nonce with other characters could add lines to the message.
  return nonce && /^[A-Za-z0-9]{8,256}$/.test(nonce) && issuedAt && !Number.isNaN(Date.parse(issuedAt))
    ? { nonce, issuedAt }
    : undefined
}

function readVerification(reply: unknown): ServerVerification | undefined {
  const read = readObject(reply)
  if (!read || !('ok' in read)) return undefined
  const session = readSession(read)
  const { code } = textsOf(read)
  if (read.ok === true) return session && { ok: true, session }
  return read.ok === false && code ? { ok: false, code } : undefined
}

function readSessionReply(reply: unknown): { readonly session: ServerSession | undefined } | undefined {
  const read = readObject(reply)
  if (!read || !('session' in read)) return undefined
  const session = readSession(read.session)
  return read.session === null || session ? { session } : undefined
}

function readSession(value: unknown): ServerSession | undefined {
  const { accountAddress, networkId } = textsOf(value)
  return accountAddress && isNetworkId(networkId) ? { accountAddress, networkId } : undefined
}

/** The properties whose values are strings. */
function textsOf(value: unknown): Readonly<Record<string, string | undefined>> {
  const entries = Object.entries(readObject(value) ?? {})
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
