import { freezeCopy } from '@latchkey/kernel/freeze-copy'
import { type SentTransaction, sessionContract } from '@latchkey/session/contract'
import type {
  PlannedTransaction,
  TrackedTransaction,
  TransactionPurpose,
  TransactionsApi,
  TransactionsOptions,
} from './contract'
import { isUndecided, keyOf, limitEntries, MAX_READ } from './follow/entries'
import { followEntries } from './follow/follow-entries'
import type { KeptEntries } from './follow/keep-entries'
import { notifyUnwatched } from './notices'
import { createOpenRequests, estimateTransaction, prepareAsk, transactionsOf } from './run/ask-wallet'
import { createRun } from './run/create-run'
import { findSent } from './run/find-sent'
import type { TransactionsContext } from './transactions-context'

export interface Controller extends Omit<TransactionsApi, 'suppressNotice'> {
  /** Called once per run: reads the stored transactions and follows the undecided ones. */
  begin(): void
}

/**
 * The lazy part of the plugin, created once per instance.
 * @param shownIds the transactions whose outcome a view shows itself
 */
export function createController(
  ctx: TransactionsContext,
  shownIds: readonly string[],
  { notices = 'own' }: TransactionsOptions,
): Controller {
  const session = ctx.use(sessionContract)
  const open = createOpenRequests()
  let current: { readonly signal: AbortSignal; readonly kept: KeptEntries } | undefined

  const isQuiet = ({ sent, isOfPage }: TrackedTransaction): boolean =>
    shownIds.includes(sent.id) || (isOfPage === true && notices === 'own')
  const begin = (): KeptEntries => {
    if (current?.signal !== ctx.signal) current = { signal: ctx.signal, kept: followEntries(ctx, isQuiet) }
    return current.kept
  }
  const track: Controller['track'] = (sent, purpose) =>
    begin().change((entries) => addEntry(ctx, entries, sent, purpose))
  const isKnown = (sent: SentTransaction): boolean =>
    ctx.state.get().entries.some((entry) => keyOf(entry) === keyOf({ sent }))

  const prepare: Controller['prepare'] = async (given) => {
    const planned = freezeCopy(given)
    const { target, ...purpose } = planned
    const wallet = prepareAsk(session, planned, open, ctx.signal)
    return createRun({
      planned,
      clock: ctx.clock,
      signal: ctx.signal,
      ask: wallet.ask,
      async find(signal) {
        const cursor = await wallet.cursor()
        return cursor && findSent(await transactionsOf(session, target), planned, cursor, isKnown, signal)
      },
      // The wallet has sent by then, so nothing may fail.
      onSent: (sent) => ctx.spawn(() => track(sent, purpose)),
    })
  }

  return {
    begin: () => void begin(),
    track,
    prepare,
    send: async (planned: PlannedTransaction, options) => (await prepare(planned)).ask(options),
    estimate: (...args) => estimateTransaction(session, ...args),
  }
}

function addEntry(
  ctx: TransactionsContext,
  entries: readonly TrackedTransaction[],
  sent: SentTransaction,
  purpose: TransactionPurpose,
): readonly TrackedTransaction[] {
  const added: TrackedTransaction = { ...purpose, sent, sentAtMs: ctx.clock.now() }
  if (entries.some((entry) => keyOf(entry) === keyOf(added))) return entries
  if (entries.filter(isUndecided).length === MAX_READ) notifyUnwatched(ctx)
  return limitEntries([added, ...entries])
}
