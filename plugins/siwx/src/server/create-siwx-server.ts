import { httpNode } from '@latchkey/session/chain'
import type { NetworkId } from '@latchkey/session/contract'
import type { SiwxMessage } from '../message'
import { tryParse } from '../message/parse'
import { canonicalAccount } from '../message/siwx-message'
import {
  eip155Verifier,
  type SignatureType,
  type SiwxVerifier,
  solanaVerifier,
  verifySignature,
} from '../verify'
import { isUndecided } from '../verify/verifier'
import { createMemoryNonces, isNonceEntry, type NonceStore } from './nonces'
import { checkFields, type ExpectedSignIn, originsOf, type RefusedSignIn, refuse } from './refusals'

export interface SiwxServerOptions {
  /** `location.host` of the pages that may sign in: `example.org`, `localhost:3000`. */
  readonly domain: string | readonly string[]
  /** Accepted origins of the message's URI. Default: `https://` and the domain; for localhost also `http://`. */
  readonly origins?: readonly string[]
  /** Default: a store in the memory of this process. Several processes of one server need a shared store. */
  readonly nonces?: NonceStore
  /** How long a nonce is valid, in milliseconds. Default: 300,000 (five minutes). */
  readonly nonceLifetimeMs?: number
  /** CAIP-2 ids of the accepted networks. Default: every network whose signatures can be verified. */
  readonly networkIds?: readonly NetworkId[]
  /** RPC URLs by CAIP-2 id. Contract accounts (ERC-1271, ERC-6492) can sign in on these networks only. */
  readonly rpcUrls?: Readonly<Record<NetworkId, string>>
  /** Default: verifiers for `eip155` and `solana`. */
  readonly verifiers?: readonly SiwxVerifier[]
  /** Returns the current time in milliseconds since the epoch. Default: `Date.now`. */
  readonly now?: () => number
}

export interface IssuedNonce {
  readonly nonce: string
  /** The server's time, RFC 3339. A page that uses it for its message does not depend on the user's clock. */
  readonly issuedAt: string
  readonly expiresAt: string
}

export interface AcceptedSignIn {
  readonly ok: true
  /** The account to bind the session to. On EVM it has an EIP-55 checksum, even if the message has none. */
  readonly accountAddress: string
  /** CAIP-2 id, on Solana by genesis hash. */
  readonly networkId: NetworkId
  readonly message: SiwxMessage
  readonly type: SignatureType
}

export interface SiwxServer {
  /** Resolves with a new nonce of 128 random bits as 32 hex digits. */
  createNonce(): Promise<IssuedNonce>
  /**
   * Verifies the body `{ message, signature }` of a request. Resolves with the account, or with the code of the first
   * check that failed. A nonce is accepted once. After `NODE_UNREACHABLE` and `SIGNATURE_PENDING` the same request may be sent
   * again.
   */
  verify(request: unknown, expected?: ExpectedSignIn): Promise<AcceptedSignIn | RefusedSignIn>
}

/** In characters. An ERC-6492 signature contains the deployment of the account, which is a few kilobytes. */
const MAX_SIGNATURE_LENGTH = 32_768
const NONCE_LIFETIME_MS = 5 * 60_000

/**
 * Creates the part of a server that issues nonces and verifies sign-ins. It needs only `fetch` and WebCrypto, so it runs
 * in Node, in edge runtimes and in workers.
 *
 * @example
 * const siwx = createSiwxServer({ domain: 'example.org', rpcUrls: { 'eip155:1': 'https://node.example.org' } })
 * const { nonce } = await siwx.createNonce()
 * const result = await siwx.verify(await request.json())
 */
export function createSiwxServer(options: SiwxServerOptions): SiwxServer {
  const { rpcUrls = {}, networkIds, now = Date.now, nonceLifetimeMs = NONCE_LIFETIME_MS } = options
  const { nonces = createMemoryNonces({ now }), verifiers = defaultVerifiers(rpcUrls) } = options
  const domains = typeof options.domain === 'string' ? [options.domain] : options.domain
  const origins = options.origins ?? domains.flatMap(originsOf)
  return {
    async createNonce() {
      const issuedAtMs = now()
      const expiresAtMs = issuedAtMs + nonceLifetimeMs
      const nonce = randomNonce()
      await nonces.add(nonce, expiresAtMs)
      return {
        nonce,
        issuedAt: new Date(issuedAtMs).toISOString(),
        expiresAt: new Date(expiresAtMs).toISOString(),
      }
    },
    async verify(request, expected = {}) {
      const read = readRequest(request)
      if (!read) return refuse('MALFORMED_REQUEST')
      const { text, signature } = read
      const message = tryParse(text)
      if (!message) return refuse('MALFORMED_MESSAGE')
      const nowMs = now()
      const wrongField = checkFields(message, { domains, origins, networkIds, nowMs }, expected)
      if (wrongField) return refuse(wrongField)
      // The nonce is checked before the signature, so that only a nonce of this server causes a request to a node.
      const entry: unknown = await nonces.find(message.nonce)
      if (!isNonceEntry(entry)) return refuse('NONCE_UNKNOWN')
      if (entry.isUsed) return refuse('NONCE_USED')
      if (!(entry.expiresAtMs > nowMs)) return refuse('NONCE_EXPIRED')
      if (!isOneOf(expected.nonces, message.nonce)) return refuse('NONCE_MISMATCH')
      const account = canonicalAccount(message)
      const { accountAddress, networkId } = account
      const result = await verifySignature(verifiers, { text, signature, accountAddress, networkId })
      // The nonce stays unused, so that the same can be sent again when the node can be reached or the owners have confirmed.
      if (!result.valid && isUndecided(result.code)) return refuse(result.code)
      // Of several concurrent requests exactly one gets `true`.
      const isFirst = (await nonces.use(message.nonce)) === true
      if (!result.valid) return refuse(result.code)
      return isFirst ? { ok: true, ...account, message, type: result.type } : refuse('NONCE_USED')
    },
  }
}

function defaultVerifiers(rpcUrls: Readonly<Record<NetworkId, string>>): readonly SiwxVerifier[] {
  const nodes = new Map(Object.entries(rpcUrls).map(([networkId, url]) => [networkId, httpNode(url)]))
  return [eip155Verifier({ node: (networkId) => nodes.get(networkId) }), solanaVerifier()]
}

/** `nonces` is `undefined` where the server does not know which ones the browser was given. What is no list has none. */
const isOneOf = (nonces: unknown, nonce: string): boolean =>
  nonces === undefined ||
  (Array.isArray(nonces) && nonces.some((one) => typeof one === 'string' && equalTexts(one, nonce)))

function randomNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function readRequest(request: unknown): { readonly text: string; readonly signature: string } | undefined {
  if (typeof request !== 'object' || request === null) return undefined
  if (!('message' in request) || !('signature' in request)) return undefined
  const { message: text, signature } = request
  if (typeof text !== 'string' || typeof signature !== 'string') return undefined
  return signature.length <= MAX_SIGNATURE_LENGTH ? { text, signature } : undefined
}

/** Compares two secrets in a time that depends only on their lengths (constant-time comparison). */
export function equalTexts(a: string, b: string): boolean {
  const [left, right] = [new TextEncoder().encode(a), new TextEncoder().encode(b)]
  let difference = left.length ^ right.length
  for (const [index, byte] of left.entries()) difference |= byte ^ (right[index] ?? 0)
  return difference === 0
}
