import type { RpcRequest } from '@latchkey/kernel'
import { freezeCopy } from '@latchkey/kernel/freeze-copy'
import {
  type ConnectionId,
  type SentTransaction,
  type SessionState,
  sessionContract,
} from '@latchkey/session/contract'
import type {
  PlannedTransaction,
  RunState,
  TrackedTransaction,
  TransactionsApi,
  TransactionsContext,
  TransactionsOptions,
  UnansweredRequest,
} from './contract'
import { contentsOf, isUndecided, limitEntries, MAX_READ } from './follow/entries'
import { followEntries } from './follow/follow-entries'
import { type KeptEntries, keepEntries } from './follow/keep-entries'
import { readInRounds } from './follow/read-in-rounds'
import { OPEN_MS, searchForUnanswered } from './follow/search-for-unanswered'
import { sentByPage } from './follow/sent-by-page'
import { notifyUnwatched } from './notices'
import { createOpenRequests, estimateTransaction, prepareAsk, transactionsOf } from './run/ask-wallet'
import { createRun, type LastingRun } from './run/create-run'
import { type FoundSince, findSent } from './run/find-sent'
import { isUnanswered, keepUnanswered } from './run/keep-unanswered'
import { keyOf, transactionHash } from './tracked-entry'

export interface Controller extends Omit<TransactionsApi, 'suppressNotice'> {
  /**
   * The first call in a run of the plugin reads the stored transactions, follows the undecided ones and searches for what nobody
   * has answered for. Others do nothing.
   */
  begin(): void
  /** Whether a feature has a request open in this wallet, which the chain of requests sees too. */
  isAsking(connectionId: ConnectionId): boolean
  /**
   * Follows what a wallet has answered to a request of the page, if it has sent.
   * @param before the session when it was asked
   */
  followPage(before: SessionState, request: RpcRequest, answer: unknown): Promise<void>
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

  /** Those that are open in a wallet, or of which nobody has said what became of them. */
  const runs = new Set<LastingRun>()
  const hasRun = (id: string): boolean => [...runs].some((run) => run.id === id)
  /** The ids of those that were among them. */
  const over = new Set<string>()
  const isShown = ({ sent }: TrackedTransaction): boolean => shownIds.includes(sent.id)
  const isQuiet = (entry: TrackedTransaction): boolean =>
    isShown(entry) || (entry.isOfPage === true && notices === 'own')
  const begin = (): KeptEntries => {
    if (current?.signal === ctx.signal) return current.kept
    const kept = keepEntries(ctx, { isOpen: hasRun, isOver: (id) => over.has(id) })
    const rounds = readInRounds(ctx)
    current = { signal: ctx.signal, kept }
    followEntries(ctx, kept, rounds, isQuiet, isShown)
    searchForUnanswered(ctx, kept, rounds, {
      hasRun,
      find,
      isKnown,
      // Whoever can write to the storage takes nothing from a request of this page.
      isOpenElsewhere: (request) =>
        isElsewhere(request, [...[...runs].map(({ planned }) => planned), ...lately(request)]),
      onFound({ id, target: _, askedAtMs: __, since: ___, ...purpose }, sent) {
        taken.add(keyOf({ sent }))
        ctx.spawn(() => add(sent, { ...purpose, foundFor: id }))
      },
    })
    for (const run of runs) run.searchAgain()
    return kept
  }
  const add = (
    sent: SentTransaction,
    purpose: Omit<TrackedTransaction, 'sent' | 'sentAtMs'>,
  ): Promise<void> =>
    begin().change((entries) => addEntry(ctx, entries, { ...purpose, sent, sentAtMs: ctx.clock.now() }))
  const track: Controller['track'] = (sent, purpose) => add(sent, purpose)
  /** What requests of this page have sent, known before it is stored. */
  const taken = new Set<string>()
  const storing = new Set<PlannedTransaction>()
  const asking = (): readonly PlannedTransaction[] =>
    [...runs].filter((run) => isOpen(run.state())).map(({ planned }) => planned)
  /** The transactions of others than a request, for which another tab may have found one. */
  const entriesBeside = (id: string): readonly TrackedTransaction[] =>
    ctx.state.get().entries.filter(({ foundFor }) => foundFor !== id)
  const isKnown = (id: string, sent: SentTransaction): boolean => {
    const there = entriesBeside(id).filter((entry) => entry.sent.networkId === sent.networkId)
    // A batch has an id of its wallet's, and one that was sped up another hash.
    const isOnChain = there.some((entry) => transactionHash(entry) === sent.id)
    return isOnChain || taken.has(keyOf({ sent })) || there.some((entry) => keyOf(entry) === keyOf({ sent }))
  }
  /** By the id of a request, what its account has sent that does something else. */
  const othersThan = new Map<string, Set<string>>()
  const find = async (
    { id, since, ...request }: Pick<UnansweredRequest, 'id' | 'since' | 'target' | 'requests'>,
    signal: AbortSignal,
  ): Promise<FoundSince | undefined> => {
    const able = await transactionsOf(session, request.target)
    const others = othersThan.get(id) ?? new Set()
    othersThan.set(id, others)
    const found =
      since && (await findSent(able, request, since.cursor, (sent) => isKnown(id, sent), others, signal))
    return found && { ...found, hasMoved: found.hasMoved || since.isLate }
  }
  /** Other pages' requests that may still be open in a wallet. */
  const lately = ({ id }: UnansweredRequest): readonly UnansweredRequest[] =>
    (ctx.state.get().unanswered ?? []).filter(
      (one) => one.id !== id && ctx.clock.now() - one.askedAtMs < OPEN_MS,
    )
  /** Whether what was found for a request may be of another one for the same. */
  const isElsewhere = (
    { id, requests }: Pick<UnansweredRequest, 'id' | 'requests'>,
    others: readonly Pick<UnansweredRequest, 'requests'>[],
  ): boolean => {
    const contents = contentsOf(requests)
    // Until it is decided, its hash may be another one than the wallet's.
    const undecided = [...storing, ...entriesBeside(id).filter(isUndecided)]
    return [...others, ...undecided].some((one) => contentsOf(one.requests) === contents)
  }

  const prepare: Controller['prepare'] = async (given) => {
    const planned = freezeCopy(given)
    const { target, ...purpose } = planned
    const wallet = prepareAsk(session, planned, open, ctx.signal)
    const id = ctx.randomId()
    const run = createRun({
      id,
      planned,
      clock: ctx.clock,
      signal: () => ctx.signal,
      ask: wallet.ask,
      async find(signal) {
        const since = await wallet.cursor()
        return find({ id, target, requests: planned.requests, ...(since && { since }) }, signal)
      },
      isKnown: (sent) => isKnown(id, sent),
      isOpenElsewhere: () =>
        isElsewhere(
          { id, requests: planned.requests },
          asking().filter((one) => one !== planned),
        ),
      onSent(sent) {
        taken.add(keyOf({ sent }))
        storing.add(planned)
        // The wallet has sent by then, so nothing may fail.
        ctx.spawn(() => track(sent, purpose).finally(() => storing.delete(planned)))
      },
    })
    run.subscribe(() => {
      if (isUnanswered(run.state())) runs.add(run)
      else if (runs.delete(run)) {
        over.add(id)
        othersThan.delete(id)
      }
    })
    // Before the wallet is asked, which does not wait for it.
    begin()
    keepUnanswered(ctx, run, wallet.cursor, () => void begin().store())
    return run
  }

  return {
    begin: () => void begin(),
    isAsking: (connectionId) => asking().some(({ target }) => target.connectionId === connectionId),
    track,
    async followPage(before, request, answer) {
      const sent = sentByPage(before, request, answer)
      // Nobody was shown what it does, so there is nothing to compare it with.
      if (sent) await add(sent, { requests: [], isOfPage: true })
    },
    prepare,
    send: async (planned: PlannedTransaction, options) => (await prepare(planned)).ask(options),
    estimate: (...args) => estimateTransaction(session, ...args),
  }
}

/** Whether a wallet has it open, and may send before it says so. */
function isOpen(state: RunState): boolean {
  return state.phase === 'asking' || (state.phase === 'sent' && state.others === 'asking')
}

function addEntry(
  ctx: TransactionsContext,
  entries: readonly TrackedTransaction[],
  added: TrackedTransaction,
): readonly TrackedTransaction[] {
  const known = entries.find((entry) => keyOf(entry) === keyOf(added))
  // The chain of requests sees a feature's transaction too, perhaps before the feature does.
  if (known?.isOfPage && !added.isOfPage)
    // Without its result, for which nothing was compared.
    return entries.map((entry) => (entry === known ? added : entry))
  if (known) return entries
  if (entries.filter(isUndecided).length === MAX_READ) notifyUnwatched(ctx)
  return limitEntries([added, ...entries])
}
