import type { Clock } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import * as v from '@latchkey/session/schema'
import type { EmbeddedWalletState } from '../contract'
import { CodePauseError, EmailInvalidError } from '../errors'
import { email as emailSchema } from '../frame/payloads'
import { codePauseLeftMs } from '../view-kit'

export interface CodeSenderOptions {
  readonly clock: Pick<Clock, 'now'>
  readonly frame: { load(): Promise<unknown> }
  readonly state: () => Pick<EmbeddedWalletState, 'codeSentAtMs'>
}

interface CodeRequest<Step> {
  /** Runs before anything is sent. */
  readonly before?: () => Promise<void>
  /** Asks the frame for an email. */
  readonly send: (email: string) => Promise<Step>
  /** Called with the frame's reply, also when every caller has left. */
  onSent(email: string, step: Step): void
}

/**
 * Has the frame send emails with codes: one request at a time and at most one code in 30 s. The frame sends the email
 * also when the caller leaves, so its reply is handled then too, and the next call for the same address shares it.
 */
export function createCodeSender({
  clock,
  frame,
  state,
}: CodeSenderOptions): <Step>(
  request: CodeRequest<Step>,
) => (email: string, signal?: AbortSignal) => Promise<Step> {
  /** The request that waits for the frame's reply. */
  let last: Promise<unknown> | undefined

  const checkPause = (): void => {
    const leftMs = codePauseLeftMs(state().codeSentAtMs, clock.now())
    if (leftMs > 0) throw new CodePauseError(Math.ceil(leftMs / 1000))
  }

  return <Step>({ before, send, onSent }: CodeRequest<Step>) => {
    let open: { readonly email: string; readonly step: Promise<Step> } | undefined
    return async (given, signal) => {
      const parsed = v.safeParse(emailSchema, given.trim())
      if (!parsed.success) throw new EmailInvalidError()
      const email = parsed.output
      checkPause()
      await before?.()
      // Separately, since a caller who leaves meanwhile wants no email.
      await unlessAborted(frame.load(), signal)
      while (last && open?.email !== email)
        await unlessAborted(
          last.catch(() => undefined),
          signal,
        )
      if (!open) {
        checkPause()
        const step = send(email)
          .then((reply) => {
            onSent(email, reply)
            return reply
          })
          .finally(() => {
            open = undefined
            last = undefined
          })
        open = { email, step }
        last = step
      }
      return unlessAborted(open.step, signal)
    }
  }
}

/** Resolves with the result of the work, or rejects when the signal aborts before. The work continues. */
export async function unlessAborted<Result>(work: Promise<Result>, signal?: AbortSignal): Promise<Result> {
  return signal ? untilAborted(work, signal) : work
}
