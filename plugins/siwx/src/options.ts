import type { SiwxBackend } from './backend/backend'
import type { SiweConfig } from './backend/siwe-config'
import type { SiwxMessage } from './message'
import type { SiwxVerifier } from './verify'

/** The parts of the message that a host may set. Domain, URI, nonce, account and network are set by the plugin. */
export type MessageParts = Partial<
  Pick<SiwxMessage, 'statement' | 'resources' | 'requestId' | 'expirationTime' | 'notBefore'>
>

/** What a message has before the page adds its parts. */
export type MessageFields = Omit<SiwxMessage, 'accountAddress' | 'networkId'>

export interface SiwxOptions {
  /**
   * The address of the host's own server, as `@latchkey/siwx/server` serves it: it gives out nonces, verifies, and keeps the
   * session. May be relative to the page. Without it the page does all of that, which proves nothing to a server.
   */
  readonly server?: string
  /** The host's own implementation of sessions, instead of `server`. */
  readonly backend?: SiwxBackend
  /** Returns the parts to add to each message: statement, resources, times. Default: `expirationTime` after a day. */
  readonly createMessage?: (fields: MessageFields) => MessageParts | Promise<MessageParts>
  /** What verifies signatures where the page does. Default: `eip155` over the page's own RPC, and `solana`. */
  readonly verifiers?: readonly SiwxVerifier[]
  /** Whether a connected user has to sign in: cancelling then disconnects. Default: true. */
  readonly required?: boolean
  /** Called each time that matters, instead of `required`. */
  readonly getRequired?: () => boolean
  /** Whether disconnecting ends the session. Default: true. */
  readonly signOutOnDisconnect?: boolean
  /** Whether another network ends the session. Default: false, in `siweConfig` true. Another account always does. */
  readonly signOutOnNetworkChange?: boolean
  /** A configuration for `createSIWEConfig` of earlier toolkits, instead of all other options. */
  readonly siweConfig?: SiweConfig
}
