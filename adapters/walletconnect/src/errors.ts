import { LatchkeyError } from '@latchkey/kernel'

// Codes and sentences about wallets are those of session's table: a visitor reads one text for one thing.

/** The relay did not answer within five seconds. */
export class RelayUnreachableError extends LatchkeyError {
  readonly code = 'RELAY_UNREACHABLE'
  override readonly recovery: string | undefined =
    'Check your connection and try again, or use a wallet on this device.'
  constructor(cause?: unknown) {
    super('The service that links wallets cannot be reached', { cause })
  }
}

/** Nobody answered while the code was good. */
export class PairingExpiredError extends LatchkeyError {
  readonly code = 'PAIRING_EXPIRED'
  override readonly recovery: string | undefined = 'Get a new code and try again.'
  constructor(cause?: unknown) {
    super('The code has expired', { cause })
  }
}

/** The relay did not take a request in time. It is not repeated; one that was on its way may still arrive. */
export class RequestUndeliveredError extends LatchkeyError {
  readonly code = 'REQUEST_UNDELIVERED'
  override readonly recovery: string | undefined =
    'Check your connection, then try again. If the request still shows up in your wallet, decline it there.'
  constructor(cause?: unknown) {
    super('The request could not be handed to your wallet', { cause })
  }
}

/** Neither this plugin nor `cloud` has a project id, and the relay wants one. */
export class ProjectIdMissingError extends LatchkeyError {
  readonly code = 'RELAY_PROJECT_ID_MISSING'
  override readonly category: string = 'configuration'
  override readonly recovery: string | undefined = 'Use a wallet on this device.'
  constructor() {
    super('This site is not set up for wallets on other devices', {
      details: {
        help: 'Give walletConnect() or cloud() a projectId, or walletConnect() a relayUrl of your own.',
      },
    })
  }
}

/** The wallet approved, and none of its networks is one of this site. The session was ended again. */
export class NoSharedNetworkError extends LatchkeyError {
  readonly code = 'NO_SHARED_NETWORK'
  override readonly recovery: string | undefined =
    'Turn one of these networks on in your wallet, or use another wallet.'
  constructor(details: object, cause?: unknown) {
    super('Your wallet allowed none of the networks of this site', { cause, details })
  }
}

/** A wallet answered with something that no standard allows. */
export class WalletAnswerError extends LatchkeyError {
  readonly code = 'INVALID_ANSWER'
  override readonly recovery: string | undefined = 'Try again, or use another wallet.'
  constructor(what: string, cause?: unknown) {
    super('Your wallet gave an answer that makes no sense', { cause, details: { what } })
  }
}

/** The wallet did not grant this method, so it is not asked; EIP-1193 4200. */
export class MethodNotGrantedError extends LatchkeyError {
  readonly code = 'UNSUPPORTED_METHOD'
  override readonly recovery: string | undefined = 'Update your wallet, or use another one.'
  constructor(method: string) {
    super('Your wallet cannot do this', { details: { method } })
  }
}

/** The wallet allows nothing on this network; EIP-1193 4901. */
export class NetworkNotGrantedError extends LatchkeyError {
  readonly code = 'CHAIN_DISCONNECTED'
  override readonly recovery: string | undefined =
    'Check your connection, or switch the network in your wallet.'
  constructor(networkId: string) {
    super('Your wallet has lost this network', { details: { networkId } })
  }
}

/** There is no session, or it has ended; EIP-1193 4900. */
export class SessionEndedError extends LatchkeyError {
  readonly code = 'DISCONNECTED'
  override readonly recovery: string | undefined = 'Connect again.'
  constructor(cause?: unknown) {
    super('Your wallet is no longer connected', { cause })
  }
}

/** The wallet could not add the network, or said that it switched and did not (R23, R46). */
export class SwitchChainFailedError extends LatchkeyError {
  readonly code = 'SWITCH_CHAIN_FAILED'
  override readonly recovery: string | undefined = 'Add the network in your wallet, or choose another one.'
  constructor(networkId: string, cause?: unknown) {
    super('Chain is not supported', { cause, details: { networkId } })
  }
}
