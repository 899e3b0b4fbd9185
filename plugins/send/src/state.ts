import type { SendDraft, SendState } from './contract'

export const emptyDraft: SendDraft = {
  tokenAddress: undefined,
  amountText: '',
  unit: 'token',
  amount: undefined,
  receiver: { phase: 'empty', text: '' },
}

export const initialSendState: SendState = { draft: emptyDraft, recent: [], loading: false }
