import type { SignInRequest } from '@latchkey/session/contract'
import { provideBuffer } from './provide-buffer'
import type { SignClient } from './sdk'
import type { AuthenticatedSession, Proposal } from './walletconnect-client'

/**
 * CAIP-222 over the relay (`wc_sessionAuthenticate`). The library sets the time of issue, knows no request id, and proposes
 * a plain session with the same code, for wallets without support.
 */
export async function authenticate(
  client: SignClient,
  { chains, methods }: Proposal[string],
  { domain, uri: audience, version, nonce, statement, resources, ...times }: SignInRequest,
): Promise<{ readonly uri: string; readonly approve: () => Promise<AuthenticatedSession> }> {
  // control: one-click-without-buffer
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

/** The library rejects with the bare message of the wallet's error. */
function throwError(reason: unknown): never {
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
