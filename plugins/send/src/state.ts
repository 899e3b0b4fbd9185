import type { SendDraft, SendState } from './contract'

export const emptyDraft: SendDraft = {
  amountText: '',
  unit: 'token',
  receiver: { phase: 'empty', text: '' },
}

export const initialSendState: SendState = { draft: emptyDraft, recent: [], loading: false }
