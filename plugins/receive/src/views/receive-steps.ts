import type { Token } from '@latchkey/session/contract'
import type { ReceiveDraft } from '../contract'
import type { ReceiveContext } from '../receive-context'

/** The changes that views make to this plugin's state. */
export interface ReceiveSteps {
  edit(draft: ReceiveDraft): void
  /** Makes the code request this amount. */
  ask(receiver: string, token: Token, amount: string): void
  /** Removes the amount from the code. */
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

/** The form's content, empty for another account or network. */
export function draftFor(draft: ReceiveDraft | undefined, receiver: string): ReceiveDraft {
  return draft?.receiver === receiver
    ? draft
    : { receiver, token: undefined, amountText: '', amount: undefined }
}
