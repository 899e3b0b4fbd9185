import { ConfigurationError, type KeyValueStorage } from '@latchkey/kernel'
import type { SiwxBackend } from './backend/backend'
import type { SiweConfig } from './backend/siwe-config'
import type { SiwxMessage } from './message'
import type { SiwxVerifier } from './verify'

/** The parts of the message that a host may set. Domain, URI, nonce, account and network are set by the plugin. */
export type MessageParts = Partial<
  Pick<SiwxMessage, 'statement' | 'resources' | 'requestId' | 'expirationTime' | 'notBefore'>
>

/** The fields of a message that `createMessage` of the host receives. */
export type MessageFields = Omit<SiwxMessage, 'accountAddress' | 'networkId'>

export interface SiwxOptions {
  /**
   * URL of the host's own server, absolute or relative to the page. The server issues nonces, verifies signatures with
   * `@latchkey/siwx/server`, and keeps the session. Without this option the page does all of that, which proves nothing
   * to a server.
   */
  readonly server?: string
  /** The host's own implementation of nonces, verification and sessions, instead of `server`. */
  readonly backend?: SiwxBackend
  /** Returns the parts to add to each message: statement, resources, times. Default: an `expirationTime` after 24 hours. */
  readonly createMessage?: (fields: MessageFields) => MessageParts | Promise<MessageParts>
  /** Verifiers for signatures that the page verifies itself. Default: `eip155`, with the configured RPC nodes, and `solana`. */
  readonly verifiers?: readonly SiwxVerifier[]
  /**
   * Where the page keeps the session, as JSON below the key `latchkey/1/<instance>/siwx/state`. What is read is untrusted:
   * it is parsed, and the signature is verified again (or the server is asked). Default: the storage of the instance.
   * @example
   * const perTab: KeyValueStorage = {
   *   get: async (key) => sessionStorage.getItem(key) ?? undefined,
   *   set: async (key, value) => sessionStorage.setItem(key, value),
   *   remove: async (key) => sessionStorage.removeItem(key),
   *   onChange: () => () => undefined,
   * }
   */
  readonly storage?: KeyValueStorage
  /** Whether a connected user has to sign in. If so, cancelling disconnects the wallet. Default: true. */
  readonly required?: boolean
  /** Replaces `required` for a value that changes. Called each time it is needed. */
  readonly getRequired?: () => boolean
  /** Whether disconnecting ends the session. Default: true. */
  readonly signOutOnDisconnect?: boolean
  /** Whether a network switch ends the session. Default: false (in `siweConfig`: true). An account switch always ends it. */
  readonly signOutOnNetworkChange?: boolean
  /** A configuration in the format of `createSIWEConfig` of earlier toolkits, instead of all other options. */
  readonly siweConfig?: SiweConfig
}

/**
 * Throws a `ConfigurationError` for `siweConfig` beside other options, in every build: one of the two would be ignored
 * silently, together with its rules on who may sign in.
 */
export function refuseTwoConfigurations(options: SiwxOptions): void {
  const given = Object.values(options).filter((value) => value !== undefined)
  if (options.siweConfig && given.length > 1) throw new ConfigurationError('SIWX_TWO_CONFIGURATIONS')
}
