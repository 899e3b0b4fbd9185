import { LatchkeyError } from '@latchkey/kernel'
import { asOurs, readFailure } from './read-failure'
import { type FailureKind, failureKinds, type WalletErrorCode } from './rpc-errors'

/** What was being done when a wallet failed. */
export type WalletPhase = 'connect' | 'reconnect' | 'disconnect' | 'switch' | 'request'

export interface WalletErrorContext {
  readonly phase: WalletPhase
  /** Name of the wallet, for developers. */
  readonly wallet?: string
  readonly cause?: unknown
  /** What the wallet wrote; never shown. */
  readonly walletMessage?: string
}

/** A wallet or the chain behind it failed. `code` is a key of the table in `rpc-errors.ts`. */
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
/** 4001: the visitor said no. */
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
/** 4902, a failed add, or a wallet that says yes and stays elsewhere. */
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

/**
 * Whatever a wallet threw, as an error with a code, a sentence and a way on. The cause is kept; an error of ours
 * passes unchanged.
 */
export function toWalletError(thrown: unknown, context: WalletErrorContext): LatchkeyError {
  const ours = asOurs(thrown)
  if (ours) return ours
  const { code, text } = readFailure(thrown)
  // While switching, a failure without a reason is SPEC.md's 'Chain is not supported'.
  const vague = code === undefined || code === 'RPC_INTERNAL' || code === 'INVALID_INPUT'
  const known = context.phase === 'switch' && vague ? 'SWITCH_CHAIN_FAILED' : (code ?? 'WALLET_FAILED')
  return createWalletError(known, {
    ...context,
    cause: thrown,
    ...(text === '' ? {} : { walletMessage: text }),
  })
}
