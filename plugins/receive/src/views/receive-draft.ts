import type { ReceiveDraft } from '../contract'

/** The form's content, empty for another account or network. */
export function draftFor(draft: ReceiveDraft | undefined, receiver: string): ReceiveDraft {
  return draft?.receiver === receiver
    ? draft
    : { receiver, token: undefined, amountText: '', amount: undefined }
}
