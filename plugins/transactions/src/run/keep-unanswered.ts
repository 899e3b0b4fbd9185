import type {
  KnownCursor,
  RunState,
  TransactionRun,
  TransactionsContext,
  UnansweredRequest,
} from '../contract'

/** Whether a request may still be sent, or sent again: it is open in a wallet, or nobody has said what became of it. */
export function isUnanswered(state: RunState): boolean {
  if (state.phase === 'sent') return state.others !== undefined
  return state.phase === 'asking' || state.phase === 'unknown'
}

/**
 * Keeps in the plugin's state whether nobody has said if a run's request was sent.
 * @param cursor where the account stood; `undefined` if that cannot be read
 * @param store stores the state
 */
export function keepUnanswered(
  { state, clock }: Pick<TransactionsContext, 'state' | 'clock'>,
  run: TransactionRun,
  cursor: () => Promise<KnownCursor | undefined>,
  store: () => void,
): void {
  const { id, planned } = run
  let own: UnansweredRequest | undefined
  const put = (next: UnansweredRequest | undefined): void => {
    own = next
    const others = (state.get().unanswered ?? []).filter((one) => one.id !== id)
    state.assign({ unanswered: next ? [...others, next] : others })
    store()
  }
  const begin = (isOpen: boolean): void => {
    const { isOpen: _, ...before } = own ?? { ...planned, id, askedAtMs: clock.now() }
    put({ ...before, ...(isOpen && { isOpen, askedAtMs: clock.now() }) })
    if (!before.since)
      void cursor().then((since) => {
        if (own && since) put({ ...own, since })
      })
  }
  run.subscribe(() => {
    const now = run.state()
    const isOpen = now.phase === 'asking'
    // Told once, because it may have been found in another tab since.
    if (isUnanswered(now)) {
      if (!own || isOpen !== (own.isOpen === true)) begin(isOpen)
    } else if (own) put(undefined)
  })
}
