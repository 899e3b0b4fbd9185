import type { Token } from '@latchkey/session/contract'
import type { ReceiveDraft } from '../contract'
import type { ReceiveContext } from '../receive-context'

/** What the views do with this plugin's state. */
export interface ReceiveSteps {
  edit(draft: ReceiveDraft): void
  /** The code asks for it from now on. */
  ask(receiver: string, token: Token, amount: string): void
  /** The code is the plain address again. */
  forget(): void
}

export interface StepViewProps<Args> {
  readonly steps: ReceiveSteps
  readonly args: Args
}

export function createReceiveSteps({ state }: ReceiveContext): ReceiveSteps {
  return {
    edit: (draft) => state.assign({ draft }),
    ask: (receiver, token, amount) => state.assign({ asked: { receiver, token, amount } }),
    forget: () => state.assign({ draft: undefined, asked: undefined }),
  }
}

/** What stands in the form; for another account or network than before nothing. */
export function draftFor(draft: ReceiveDraft | undefined, receiver: string): ReceiveDraft {
  return draft?.receiver === receiver
    ? draft
    : { receiver, token: undefined, amountText: '', amount: undefined }
}
