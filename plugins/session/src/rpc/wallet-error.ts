import { LatchkeyError } from '@latchkey/kernel'
import { errorLayers } from './error-layers'
import { type FailureKind, failureKinds, isWalletErrorCode, type WalletErrorCode } from './failure-kinds'
import { asLatchkeyError, findWalletErrorCode } from './find-wallet-error-code'
import { loadFailureOf } from './load-failure'

/** The operation that failed: `phase` of a `WalletError`. */
export type WalletPhase = 'connect' | 'reconnect' | 'disconnect' | 'switch' | 'request'

export interface WalletErrorContext {
  readonly phase: WalletPhase
  /** Name of the wallet, for developers. */
  readonly wallet?: string
  readonly cause?: unknown
  /** The wallet's own message, for developers. It is never shown to users. */
  readonly walletMessage?: string
}

/** An error of a wallet, or of the network that it sent a request to. `code` is a key of `failureKinds`. */
export class WalletError extends LatchkeyError {
  readonly code: WalletErrorCode
  override readonly category: string = 'wallet'
  override readonly recovery: string
  readonly phase: WalletPhase
  readonly wallet: string | undefined
  /** The RPC code of EIP-1193 or JSON-RPC for this failure; `undefined` if there is none. */
  readonly rpcCode: number | undefined
  constructor(code: WalletErrorCode, context: WalletErrorContext) {
    const { message, recovery, numbers }: FailureKind = failureKinds[code]
    const { phase, wallet, walletMessage } = context
    super(message, {
      ...('cause' in context ? { cause: context.cause } : {}),
      details: { phase, wallet, walletMessage },
    })
    this.code = code
    this.recovery = recovery
    this.phase = phase
    this.wallet = wallet
    this.rpcCode = numbers?.[0]
  }
}
/** EIP-1193 code 4001: the user rejected the request. */
export class UserRejectedError extends WalletError {
  constructor(context: WalletErrorContext) {
    super('USER_REJECTED', context)
  }
}
/** EIP-1193 code 4900: the connection of a request has ended. */
export class DisconnectedError extends WalletError {
  constructor(context: WalletErrorContext) {
    super('DISCONNECTED', context)
  }
}
/** Code 4902 (EIP-3326): the wallet does not know the network, could not add it, or stayed on another network. */
export class SwitchChainError extends WalletError {
  constructor(context: WalletErrorContext) {
    super('SWITCH_CHAIN_FAILED', context)
  }
}

/** Creates the error of a code, as an instance of the subclass if there is one. */
export function createWalletError(code: WalletErrorCode, context: WalletErrorContext): WalletError {
  if (code === 'USER_REJECTED') return new UserRejectedError(context)
  if (code === 'DISCONNECTED') return new DisconnectedError(context)
  if (code === 'SWITCH_CHAIN_FAILED') return new SwitchChainError(context)
  return new WalletError(code, context)
}

/** Codes for something the user did. They win over the code of a connector's own error. */
const userActionCodes: ReadonlySet<unknown> = new Set<WalletErrorCode>(['USER_REJECTED', 'REQUEST_PENDING'])

/**
 * Converts anything that a wallet threw to a `WalletError`, with the thrown value as `cause`. Returns a `LatchkeyError`
 * unchanged, unless it has a wallet error code and no phase: then a connector threw it, and a `WalletError` with that code
 * is returned. Code of the page that could not be loaded is no failure of the wallet: that is a `ViewLoadError`.
 */
export function toWalletError(thrown: unknown, context: WalletErrorContext): LatchkeyError {
  const latchkeyError = asLatchkeyError(thrown)
  const connectorCode = latchkeyError && codeWithoutPhase(latchkeyError)
  if (latchkeyError && !connectorCode) return latchkeyError
  const { code, text } = findWalletErrorCode(latchkeyError ? latchkeyError.cause : thrown)
  const loadFailure = (code ?? connectorCode) ? undefined : loadFailureOf(errorLayers(thrown))
  if (loadFailure) return loadFailure
  // A switch that failed for no specific reason is reported as SWITCH_CHAIN_FAILED ('Chain is not supported').
  const vague = code === undefined || code === 'RPC_INTERNAL' || code === 'INVALID_INPUT'
  const meant = connectorCode && !userActionCodes.has(code) ? connectorCode : code
  const isSwitchFailure = context.phase === 'switch' && vague && !connectorCode
  return createWalletError(isSwitchFailure ? 'SWITCH_CHAIN_FAILED' : (meant ?? 'WALLET_FAILED'), {
    ...context,
    cause: thrown,
    ...(text === '' ? {} : { walletMessage: text }),
  })
}

/** The code of an error if it is a wallet error code and the error has no phase, else `undefined`. */
function codeWithoutPhase(error: LatchkeyError): WalletErrorCode | undefined {
  return 'phase' in error || !isWalletErrorCode(error.code) ? undefined : error.code
}
