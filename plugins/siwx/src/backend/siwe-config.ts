import type { Cacao } from '@latchkey/session/contract'
import type { SiwxSession } from '../contract'
import { MalformedMessageError, SignInRefusedError } from '../errors'
import { isSameNetwork, parseSiwxMessage, type SiwxMessage } from '../message'
import { isSchemeOf, originOf, timeOf } from '../message/siwx-message'
import { isCurrent, isSameAccount } from '../sign-in/session-rules'
import type { SignatureClaim, SignatureResult } from '../verify'
import { isUndecided } from '../verify/verifier'
import { type SiwxBackend, sessionOf } from './backend'

export interface SiweSession {
  readonly address: string
  /** EIP-155 chain id. */
  readonly chainId: number
}

/** Sign-in on EVM networks only (EIP-4361), in the format of `createSIWEConfig` of earlier toolkits. */
export interface SiweConfig {
  getNonce(accountAddress?: string): Promise<string>
  /**
   * Verifies the signature and begins the session. Resolves with `false` when the signature is not valid. For `0x`, the empty
   * signature of a contract, it is called once the owners have confirmed, if a node of the page can say so.
   */
  verifyMessage(signed: {
    readonly message: string
    readonly signature: string
    readonly cacao?: Cacao
  }): Promise<boolean>
  getSession(): Promise<SiweSession | null>
  signOut(): Promise<boolean>
  /** Parts of the message that the host may set: `statement`, `resources`, `requestId`, `exp`, `nbf`. Others are ignored. */
  getMessageParams?(): Promise<SiweMessageParams>
  onSignIn?(session?: SiweSession): void
  onSignOut?(): void
  /** Default: true. */
  readonly required?: boolean
  /** `false` switches signing in off. Default: true. */
  readonly enabled?: boolean
  /** Default: true. */
  readonly signOutOnDisconnect?: boolean
  /** Default: true. */
  readonly signOutOnNetworkChange?: boolean
  /** An account switch always ends the session, so `false` is ignored. */
  readonly signOutOnAccountChange?: boolean
  /**
   * Writes the text that the wallet signs. It must be EIP-4361 with the page, address, chain and nonce of the given fields.
   * Default: the text of this package. A wallet that signs while it is connected over a relay, or of the embedded wallet,
   * signs the text of this package too, because its account is not known before.
   */
  readonly createMessage?: (fields: SiweMessageFields) => string | Promise<string>
  /** Ignored: a nonce is requested when the user signs in. */
  readonly nonceRefetchIntervalMs?: number
  /** Ignored: the session is looked up when a wallet connects, and when another tab has changed it. */
  readonly sessionRefetchIntervalMs?: number
}

/** What `createMessage` gets. */
export interface SiweMessageFields extends SiweMessageParams {
  readonly domain: string
  readonly uri: string
  readonly version: '1'
  readonly nonce: string
  /** RFC 3339 time. */
  readonly iat: string
  /** EIP-155 chain id. */
  readonly chainId: number
  readonly chains: readonly number[]
  /** `did:pkh:eip155:<chain id>:<address>` */
  readonly address: string
}

export interface SiweMessageParams {
  readonly statement?: string
  readonly resources?: readonly string[]
  readonly requestId?: string
  readonly exp?: string
  readonly nbf?: string
}

/**
 * @param verify asks the contract of an empty signature whether its owners have confirmed, because `verifyMessage` can only say
 *   no, which would end the wait for them
 */
export function createSiweBackend(
  config: SiweConfig,
  verify: (claim: SignatureClaim) => Promise<SignatureResult>,
): SiwxBackend {
  return {
    namespaces: ['eip155'],
    async nonce(accountAddress) {
      return { nonce: await config.getNonce(accountAddress) }
    },
    async add({ text, signature, message, cacao }) {
      const session = sessionOf(message)
      if (signature === '0x') {
        const { accountAddress, networkId } = session
        const result = await verify({ text, signature, accountAddress, networkId })
        if (!result.valid && isUndecided(result.code)) throw new SignInRefusedError(result.code)
      }
      const isValid = await config.verifyMessage({ message: text, signature, ...(cacao ? { cacao } : {}) })
      if (isValid !== true) throw new SignInRefusedError('SIGNATURE_INVALID')
      const chainId = Number(session.networkId.slice('eip155:'.length))
      config.onSignIn?.({ address: session.accountAddress, chainId })
      return session
    },
    async current(): Promise<SiwxSession | undefined> {
      const session: unknown = await config.getSession()
      if (typeof session !== 'object' || session === null) return undefined
      if (!('address' in session) || !('chainId' in session)) return undefined
      const { address, chainId } = session
      return typeof address === 'string' && Number.isSafeInteger(chainId)
        ? { accountAddress: address, networkId: `eip155:${chainId}` }
        : undefined
    },
    async signOut() {
      // In this format `signOut` resolves with `false` when the server did not end the session.
      if ((await config.signOut()) === false) throw new SignInRefusedError('SIGN_OUT_FAILED')
      config.onSignOut?.()
    },
  }
}

/** A text to be signed, and its fields. */
export interface MessageText {
  readonly text: string
  readonly message: SiwxMessage
}

/**
 * Lets `createMessage` of the host write the text, before the wallet is asked. Throws `SIWX_MALFORMED_MESSAGE` unless it is
 * EIP-4361 and names the page, the account, the network and the nonce of the given message.
 */
export async function createSiweText(
  createMessage: NonNullable<SiweConfig['createMessage']>,
  own: SiwxMessage,
): Promise<MessageText> {
  const { accountAddress, networkId, issuedAt: iat, expirationTime: exp, notBefore: nbf, ...same } = own
  const chainId = Number(networkId.slice('eip155:'.length))
  const text: unknown = await createMessage({
    ...same,
    iat,
    ...(exp === undefined ? {} : { exp }),
    ...(nbf === undefined ? {} : { nbf }),
    chainId,
    chains: [chainId],
    address: `did:pkh:${networkId}:${accountAddress}`,
  })
  if (typeof text !== 'string') throw new MalformedMessageError('text')
  const message = parseSiwxMessage(text)
  const unless = (isSame: boolean, field: string): void => {
    if (!isSame) throw new MalformedMessageError(field)
  }
  unless(message.domain === own.domain, 'domain')
  unless(isSchemeOf(own.uri, message.scheme), 'scheme')
  unless(originOf(message.uri) === originOf(own.uri), 'uri')
  unless(message.nonce === own.nonce, 'nonce')
  unless(isSameAccount(message, own), 'accountAddress')
  unless(isSameNetwork(message.networkId, networkId), 'networkId')
  unless(isCurrent(message, timeOf(own.issuedAt)), 'expirationTime')
  return { text, message }
}
