import type { SendDraft } from './contract'

export const emptyDraft: SendDraft = {
  amountText: '',
  unit: 'token',
  receiver: { phase: 'empty', text: '' },
}
