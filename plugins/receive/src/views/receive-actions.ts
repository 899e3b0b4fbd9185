import type { Token } from '@latchkey/session/contract'
import type { ReceiveDraft } from '../contract'
import type { ReceiveContext } from '../receive-context'

/** The changes that views make to this plugin's state. */
export interface ReceiveActions {
  setDraft(draft: ReceiveDraft): void
  /** Makes the code request this amount. */
  setRequestedAmount(receiver: string, token: Token, amount: string): void
  /** Empties the form and removes the amount from the code. */
  clear(): void
}

export function createReceiveActions({ state }: ReceiveContext): ReceiveActions {
  return {
    setDraft: (draft) => state.assign({ draft }),
    setRequestedAmount: (receiver, token, amount) => state.assign({ asked: { receiver, token, amount } }),
    clear: () => state.assign({ draft: undefined, asked: undefined }),
  }
}
