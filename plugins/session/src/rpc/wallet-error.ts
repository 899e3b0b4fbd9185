import { LatchkeyError } from '@latchkey/kernel'
import { asLatchkeyError, parseWalletError } from './parse-wallet-error'
import { type FailureKind, failureKinds, type WalletErrorCode } from './rpc-errors'

/** The operation that failed. */
export type WalletPhase = 'connect' | 'reconnect' | 'disconnect' | 'switch' | 'request'

export interface WalletErrorContext {
  readonly phase: WalletPhase
  /** Name of the wallet, for developers. */
  readonly wallet?: string
  readonly cause?: unknown
  /** The wallet's own message, for developers; never shown. */
  readonly walletMessage?: string
}

/** An error of a wallet or of the chain behind it. `code` is a key of the table in `rpc-errors.ts`. */
export class WalletError extends LatchkeyError {
  readonly code: WalletErrorCode
  override readonly category: string = 'wallet'
  override readonly recovery: string
  readonly phase: WalletPhase
  readonly wallet: string | undefined
  /** The number EIP-1193 or JSON-RPC has for it, where there is one. */
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
/** 4001: the user rejected the request. */
export class UserRejectedError extends WalletError {
  constructor(context: WalletErrorContext) {
    super('USER_REJECTED', context)
  }
}
/** 4900: a request of a connection that has ended. */
export class DisconnectedError extends WalletError {
  constructor(context: WalletErrorContext) {
    super('DISCONNECTED', context)
  }
}
/** 4902: the network is unknown, could not be added, or the wallet stayed on another one. */
export class SwitchChainError extends WalletError {
  constructor(context: WalletErrorContext) {
    super('SWITCH_CHAIN_FAILED', context)
  }
}

/** The class of a code. */
export function createWalletError(code: WalletErrorCode, context: WalletErrorContext): WalletError {
  if (code === 'USER_REJECTED') return new UserRejectedError(context)
  if (code === 'DISCONNECTED') return new DisconnectedError(context)
  if (code === 'SWITCH_CHAIN_FAILED') return new SwitchChainError(context)
  return new WalletError(code, context)
}

/** Codes for an action of the user: they win over the code that a connector chose. */
const userActionCodes: ReadonlySet<unknown> = new Set<WalletErrorCode>(['USER_REJECTED', 'REQUEST_PENDING'])

/**
 * Anything a wallet threw, as an error with a code, a message, a recovery and its cause. A `LatchkeyError` passes
 * unchanged, or gets wallet and phase when a connector threw one with a code of the table and without a phase.
 */
export function toWalletError(thrown: unknown, context: WalletErrorContext): LatchkeyError {
  const latchkeyError = asLatchkeyError(thrown)
  const connectorCode = latchkeyError && codeWithoutPhase(latchkeyError)
  if (latchkeyError && !connectorCode) return latchkeyError
  const { code, text } = parseWalletError(latchkeyError ? latchkeyError.cause : thrown)
  // A failed switch without a reason is reported as 'Chain is not supported'.
  const vague = code === undefined || code === 'RPC_INTERNAL' || code === 'INVALID_INPUT'
  const meant = connectorCode && !userActionCodes.has(code) ? connectorCode : code
  const isSwitchFailure = context.phase === 'switch' && vague && !connectorCode
  return createWalletError(isSwitchFailure ? 'SWITCH_CHAIN_FAILED' : (meant ?? 'WALLET_FAILED'), {
    ...context,
    cause: thrown,
    ...(text === '' ? {} : { walletMessage: text }),
  })
}

/** The code of an error that has one of the table and no phase. */
function codeWithoutPhase(error: LatchkeyError): WalletErrorCode | undefined {
  return 'phase' in error || !isWalletErrorCode(error.code) ? undefined : error.code
}

function isWalletErrorCode(code: string): code is WalletErrorCode {
  return Object.hasOwn(failureKinds, code)
}
