import { SignInMismatchError } from '@latchkey/adapter-kit'
import type { SignInRequest } from '@latchkey/session/contract'
import { safeGet } from '@latchkey/session/requests'
import type { SignClient } from './sdk'
import type { AuthenticatedSession, Proposal } from './walletconnect-client'

/**
 * CAIP-222 over the relay (`wc_sessionAuthenticate`). The library sets the time of issue, knows no request id, and proposes
 * a plain session with the same code, for wallets without support.
 */
export async function authenticate(
  client: Pick<SignClient, 'authenticate' | 'formatAuthMessage'>,
  { chains, methods }: Proposal[string],
  { domain, uri: audience, version, nonce, statement, resources, ...times }: SignInRequest,
): Promise<{ readonly uri: string; readonly approve: () => Promise<AuthenticatedSession> }> {
  await provideBuffer()
  const { uri = '', response } = await client.authenticate({
    chains: [...chains],
    methods: [...methods],
    type: 'caip122',
    domain,
    uri: audience,
    version,
    nonce,
    ...(times.expirationTime === undefined ? {} : { exp: times.expirationTime }),
    ...(times.notBefore === undefined ? {} : { nbf: times.notBefore }),
    ...(statement === undefined ? {} : { statement }),
    ...(resources === undefined ? {} : { resources: [...resources] }),
  })
  const approve = async (): Promise<AuthenticatedSession> => {
    const { session, auths = [] } = await response().catch(throwError)
    const signed = auths.map((cacao) => ({
      cacao,
      text: textOf(() => client.formatAuthMessage({ request: cacao.p, iss: cacao.p.iss })),
    }))
    return { session, signed }
  }
  return { uri, approve }
}

/** The library's code where it does not settle a session. */
const SETTLEMENT_FAILED = 7000

/**
 * The library rejects with the bare message of the wallet's error. Since 2.25 it compares what was signed with the request
 * itself.
 */
function throwError(reason: unknown): never {
  const isMismatch =
    safeGet(reason, 'code') === SETTLEMENT_FAILED && /mismatch/.test(`${safeGet(reason, 'message')}`)
  if (isMismatch) throw new SignInMismatchError({ cause: reason })
  throw typeof reason === 'string' ? new Error(reason) : reason
}

/** The wallet's payload may be malformed. */
function textOf(format: () => string): string {
  try {
    return format()
  } catch {
    return ''
  }
}

type BufferModule = typeof import('buffer/index.js')

// The file and not the name: bundlers and Node take the name for Node's own module.
const loadBuffer = (): Promise<BufferModule> => import('buffer/index.js')

/**
 * The library writes and reads what a wallet is granted together with a signature (ERC-5573) by Node's `Buffer`, also when
 * the wallet replies. Browsers have none, so it becomes a global of the page, where the page has not set one itself.
 * @param load a CommonJS file, whose exports esbuild and Vite's development server give in `default` alone
 */
export async function provideBuffer(
  load: () => Promise<BufferModule | { readonly default: BufferModule }> = loadBuffer,
): Promise<void> {
  if (hasBuffer()) return
  const loaded = await load()
  const { Buffer } = 'Buffer' in loaded ? loaded : loaded.default
  // A `Buffer` that the page has set stays. Not enumerable, as in Node.
  if (!hasBuffer())
    Object.defineProperty(globalThis, 'Buffer', { value: Buffer, writable: true, configurable: true })
}

const hasBuffer = (): boolean => Reflect.get(globalThis, 'Buffer') !== undefined
