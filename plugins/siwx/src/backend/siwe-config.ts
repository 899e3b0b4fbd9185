import type { Cacao } from '@latchkey/session/contract'
import type { SiwxSession } from '../contract'
import { SignInRefusedError } from '../errors'
import type { SiwxBackend } from './backend'
import { sessionOf } from './session-of'

export interface SiweSession {
  readonly address: string
  /** EIP-155. */
  readonly chainId: number
}

/** What earlier toolkits took in `createSIWEConfig`, for Ethereum alone. */
export interface SiweConfig {
  getNonce(accountAddress?: string): Promise<string>
  /** Verifies, and begins the session. */
  verifyMessage(signed: {
    readonly message: string
    readonly signature: string
    readonly cacao?: Cacao
  }): Promise<boolean>
  getSession(): Promise<SiweSession | null>
  signOut(): Promise<boolean>
  /** Of these parts of the message: `statement`, `resources`, `requestId`, `exp`, `nbf`. The others are not the host's. */
  getMessageParams?(): Promise<SiweMessageParams>
  onSignIn?(session?: SiweSession): void
  onSignOut?(): void
  /** Default: true. */
  readonly required?: boolean
  /** With `false` nobody signs in. Default: true. */
  readonly enabled?: boolean
  /** Default: true. */
  readonly signOutOnDisconnect?: boolean
  /** Default: true. */
  readonly signOutOnNetworkChange?: boolean
}

export interface SiweMessageParams {
  readonly statement?: string
  readonly resources?: readonly string[]
  readonly requestId?: string
  readonly exp?: string
  readonly nbf?: string
}

export function createSiweBackend(config: SiweConfig): SiwxBackend {
  return {
    namespaces: ['eip155'],
    async nonce(accountAddress) {
      return { nonce: await config.getNonce(accountAddress) }
    },
    async add({ text, signature, message, cacao }) {
      const isValid = await config.verifyMessage({ message: text, signature, ...(cacao ? { cacao } : {}) })
      if (isValid !== true) throw new SignInRefusedError('SIGNATURE_INVALID')
      const session = sessionOf(message)
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
      // `false` is the old way to say that the server did not end it.
      if ((await config.signOut()) === false) throw new SignInRefusedError('SIGN_OUT_FAILED')
      config.onSignOut?.()
    },
  }
}
