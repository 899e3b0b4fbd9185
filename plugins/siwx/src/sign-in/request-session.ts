import { anySignal, untilAborted } from '@latchkey/kernel/async'
import type { ActiveTarget } from '@latchkey/session/contract'
import type { SignInAccountState, SiwxSession } from '../contract'
import { SignInRefusedError } from '../errors'
import type { AwaitedSignature } from './awaited-signature'
import type { SignInPorts } from './ports'
import { isAwaitable, refusalOf } from './session-rules'
import type { SignOutQueue } from './sign-out-queue'
import { untilConfirmed } from './until-confirmed'

interface RequestParts {
  readonly ports: Pick<SignInPorts, 'clock' | 'signal' | 'ask'>
  readonly signOuts: Pick<SignOutQueue, 'hold' | 'add' | 'end'>
  readonly awaited: Pick<AwaitedSignature, 'of' | 'keep'>
  setStatus(status: 'signing' | 'confirming', account: SignInAccountState): void
  beginSession(session: SiwxSession, work: AbortSignal): void
}

/**
 * Asks the wallet, or goes on waiting for the owners of a contract, and begins the session that the backend has begun.
 * @param work aborts when the account is no longer active
 */
export async function requestSession(
  { ports, signOuts, awaited, setStatus, beginSession }: RequestParts,
  target: ActiveTarget,
  work: AbortSignal,
): Promise<SiwxSession> {
  const account = accountOf(target)
  let signed = awaited.of(account)
  const isPending = signed !== undefined
  if (!isPending) setStatus('signing', account)
  const begin = (): Promise<SiwxSession> =>
    signOuts.hold(async () => {
      work.throwIfAborted()
      signed ??= await untilAborted(ports.ask(target, work), work)
      return signOuts.add(signed, work)
    })
  const session = await untilConfirmed(begin, {
    clock: ports.clock,
    signal: anySignal([work, ports.signal]),
    isPending,
    isLate: () => signed !== undefined && !isAwaitable(signed.message, ports.clock.now()),
    onPending() {
      if (signed) awaited.keep(signed)
      setStatus('confirming', account)
    },
  })
  const refusal = work.aborted ? 'ADDRESS_MISMATCH' : refusalOf(session, account, ports.clock)
  if (refusal) {
    signOuts.end()
    throw new SignInRefusedError(refusal)
  }
  beginSession(session, work)
  return session
}

export const accountOf = ({ account, networkId }: ActiveTarget): SignInAccountState => ({
  accountAddress: account.address,
  networkId,
})
