import type { NetworkId } from '@latchkey/session/contract'
import { parseSiwxMessage, type SiwxMessage } from '../message'
import { canonicalAccount } from '../message/canonical-account'
import {
  eip155Verifier,
  type SignatureType,
  type SiwxVerifier,
  solanaVerifier,
  verifySignature,
} from '../verify'
import { checkFields, type ExpectedSignIn } from './check-fields'
import { equalTexts } from './equal-texts'
import { httpNode } from './http-node'
import { createMemoryNonces, type NonceStore } from './nonces'
import { type RefusedSignIn, refuse } from './refusals'

export interface SiwxServerOptions {
  /** `location.host` of the pages that may sign in: `example.org`, `localhost:3000`. */
  readonly domain: string | readonly string[]
  /** Origins that the message's URI may have. Default: `https://` and the domain, on this machine `http://` as well. */
  readonly origins?: readonly string[]
  /** Default: this process' memory. A server of several processes shares one. */
  readonly nonces?: NonceStore
  /** How long a nonce may be used, in milliseconds. Default: five minutes. */
  readonly nonceLifetimeMs?: number
  /** CAIP-2 ids that may sign in. Default: all that can be verified. */
  readonly networkIds?: readonly NetworkId[]
  /** Nodes by CAIP-2 id. Accounts that are contracts (ERC-1271, ERC-6492) can sign in on these networks only. */
  readonly rpcUrls?: Readonly<Record<NetworkId, string>>
  /** In place of those for `eip155` and `solana`. */
  readonly verifiers?: readonly SiwxVerifier[]
  /** Milliseconds since 1970. */
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
  /** What a session is bound to. EVM: with EIP-55 checksum, also where the message has none. */
  readonly accountAddress: string
  /** CAIP-2, on Solana by genesis hash. */
  readonly networkId: NetworkId
  readonly message: SiwxMessage
  readonly type: SignatureType
}

export interface SiwxServer {
  /** A fresh nonce of 128 random bits. */
  createNonce(): Promise<IssuedNonce>
  /**
   * Checks `{ message, signature }`, as a page sent it. Resolves with the account, or with the code of the first check
   * that failed. A nonce counts once; a sign-in that failed because no node could be reached may be sent again.
   */
  verify(request: unknown, expected?: ExpectedSignIn): Promise<AcceptedSignIn | RefusedSignIn>
}

/** Maximum of characters. A signature of ERC-6492 contains the deployment of the account, which is a few kilobytes. */
const MAX_SIGNATURE_LENGTH = 32_768
const NONCE_LIFETIME_MS = 5 * 60_000

/**
 * The server's half of a sign-in. Uses `fetch` and WebCrypto only, so it runs in Node, on the edge and in workers.
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
      // Checked before the signature, so that only a request with a nonce of this server leads to a call of a node.
      const entry = await nonces.find(message.nonce)
      if (!entry) return refuse('NONCE_UNKNOWN')
      if (entry.isUsed) return refuse('NONCE_USED')
      if (entry.expiresAtMs <= nowMs) return refuse('NONCE_EXPIRED')
      if (expected.nonces?.every((nonce) => !equalTexts(nonce, message.nonce)))
        return refuse('NONCE_MISMATCH')
      const account = canonicalAccount(message)
      const { accountAddress, networkId } = account
      const result = await verifySignature(verifiers, { text, signature, accountAddress, networkId })
      // The nonce stays unused, so that the same signature can be sent again when the node can be reached.
      if (!result.valid && result.code === 'NODE_UNREACHABLE') return refuse(result.code)
      // Of several concurrent requests exactly one gets `true`.
      const isFirst = await nonces.use(message.nonce)
      if (!result.valid) return refuse(result.code)
      return isFirst ? { ok: true, ...account, message, type: result.type } : refuse('NONCE_USED')
    },
  }
}

function defaultVerifiers(rpcUrls: Readonly<Record<NetworkId, string>>): readonly SiwxVerifier[] {
  const nodes = new Map(Object.entries(rpcUrls).map(([networkId, url]) => [networkId, httpNode(url)]))
  return [eip155Verifier({ node: (networkId) => nodes.get(networkId) }), solanaVerifier()]
}

/** Browsers treat this machine as secure without https. */
function originsOf(domain: string): readonly string[] {
  const isThisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(domain)
  return [`https://${domain}`, ...(isThisMachine ? [`http://${domain}`] : [])]
}

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

function tryParse(text: string): SiwxMessage | undefined {
  try {
    return parseSiwxMessage(text)
  } catch {
    return undefined
  }
}
