import type { SwapDraft, SwapsState } from './contract'

export const emptyDraft: SwapDraft = { from: undefined, to: undefined, amountText: '', amount: undefined }

export const initialSwapsState: SwapsState = { draft: emptyDraft, tokens: {}, routers: {} }
