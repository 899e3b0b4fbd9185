import { defineError } from '@latchkey/kernel'

export { WalletResponseError } from '@latchkey/adapter-kit'
export { ChainMismatchError } from '@latchkey/session/errors'

/** The relay did not answer within five seconds. */
export class RelayUnreachableError extends defineError(
  'RELAY_UNREACHABLE',
  'The connection service isn’t answering',
  'Check your connection and try again, or use a wallet on this device.',
) {
  override readonly nothingSent = true
}

/** No wallet approved while the code was valid. */
export class PairingExpiredError extends defineError(
  'PAIRING_EXPIRED',
  'The code has expired',
  'Get a new code and try again.',
) {}

/** The relay did not take a request in time. It is not repeated; one that was on its way may still arrive. */
export class RequestUndeliveredError extends defineError(
  'REQUEST_UNDELIVERED',
  'The request couldn’t reach your wallet',
  'Check your connection, then try again. If the request still shows up in your wallet, decline it there.',
) {}

/** Neither this plugin nor `cloud` has a project id, and the relay requires one. */
export class ProjectIdMissingError extends defineError(
  'RELAY_PROJECT_ID_MISSING',
  'This site isn’t set up for wallets on other devices',
  'Use a wallet on this device.',
  'configuration',
) {
  constructor() {
    super({
      details: {
        help: 'Give walletConnect() or cloud() a projectId, or walletConnect() a relayUrl of your own.',
      },
    })
  }
}

/** The relay library is not installed: it is an optional peer, since its newer releases are not open source. */
export class RelayLibraryMissingError extends defineError(
  'RELAY_LIBRARY_MISSING',
  'This site isn’t set up for wallets on other devices',
  'Use a wallet on this device.',
  'configuration',
) {
  constructor(details: object, cause?: unknown) {
    super({ cause, details })
  }
}

/** The wallet approved, but none of its networks is configured on this site. The session was ended. */
export class NoSharedNetworkError extends defineError(
  'NO_SHARED_NETWORK',
  'Your wallet allowed none of this site’s networks',
  'Turn on one of these networks in your wallet, or use another wallet.',
) {
  constructor(details: object, cause?: unknown) {
    super({ cause, details })
  }
}

/** Codes of EIP-1193, EIP-3326 and WalletConnect 2. */
export const rpcCodes = {
  unsupportedMethod: 4200,
  disconnected: 4900,
  switchFailed: 4902,
  requestExpired: 8000,
} as const

/**
 * An error with a code of EIP-1193 or WalletConnect, as a wallet would send it. The session plugin maps it to a code and a
 * sentence, so that users read one text for one failure.
 */
export class WalletRpcError extends Error {
  override readonly name = 'WalletRpcError'
  readonly code: number
  constructor(kind: keyof typeof rpcCodes, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = rpcCodes[kind]
  }
}
