import type { OnrampState, Purchase, PurchaseDraft } from './contract'

/** The smallest of the amounts that the form offers. */
const emptyDraft: PurchaseDraft = {
  tokenKey: undefined,
  currency: undefined,
  amountText: '100',
}

export const initialOnrampState: OnrampState = {
  options: {},
  draft: emptyDraft,
  purchases: [],
  shownId: undefined,
}

export const isWaiting = ({ progress }: Pick<Purchase, 'progress'>): boolean => progress.phase === 'waiting'
