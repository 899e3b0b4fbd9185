import {
  type ActiveTarget,
  type NativeBalance,
  type Network,
  sessionContract,
} from '@latchkey/session/contract'
import { balanceUnavailable } from './labels'
import type { BalanceMemory } from './memory'
import type { PortfolioContext } from './portfolio-context'

/** SPEC.md section 9. */
const CACHE_MS = 30_000
const PAUSE_AFTER_FAILURE_MS = 30_000

interface Question {
  readonly key: string
  readonly target: ActiveTarget
  readonly network: Network
  readonly balance: NativeBalance
}

/** Reads the active account's native balance unless a fresh one is known; `again` asks however fresh it is. */
export async function readActiveBalance(
  ctx: PortfolioContext,
  memory: BalanceMemory,
  again: boolean,
): Promise<void> {
  const session = ctx.use(sessionContract)
  const key = memory.activeKey()
  const target = session.active()
  const balance = target && session.adapter(target.namespace)?.balance
  if (key === undefined || !target?.network || !balance || ctx.signal.aborted) return
  const { flight, failedAtMs } = memory
  if (flight?.key === key && !flight.signal.aborted) return flight.read

  const nowMs = ctx.clock.now()
  const failedAt = failedAtMs.get(key)
  if (failedAt !== undefined && isWithin(PAUSE_AFTER_FAILURE_MS, nowMs - failedAt)) return
  const entry = ctx.state.get().native[key]
  if (!again && entry?.status === 'known' && isWithin(CACHE_MS, nowMs - entry.readAtMs)) return
  await fly(ctx, memory, { key, target, network: target.network, balance })
}

/** An age below zero is a clock that was set back: it says nothing, and must not keep an old amount for hours (R31). */
const isWithin = (limitMs: number, ageMs: number): boolean => ageMs >= 0 && ageMs <= limitMs

/** One read, called off when the run ends or another account or network becomes the active one (R22). */
async function fly(ctx: PortfolioContext, memory: BalanceMemory, question: Question): Promise<void> {
  const moved = new AbortController()
  const signal = AbortSignal.any([ctx.signal, moved.signal])
  const forget = ctx.watch(
    sessionContract,
    () => memory.activeKey(),
    () => moved.abort(),
  )
  const flight = { key: question.key, signal, read: read(ctx, memory, question, signal) }
  memory.flight = flight
  try {
    await flight.read
  } finally {
    forget()
    if (memory.flight === flight) memory.flight = undefined
  }
}

async function read(
  { state, clock, notify, report }: PortfolioContext,
  { failedAtMs }: BalanceMemory,
  { key, target, network, balance }: Question,
  signal: AbortSignal,
): Promise<void> {
  const isKnown = (): boolean => state.get().native[key]?.status === 'known'
  // A known amount stays in sight while it is read again.
  if (!isKnown())
    state.update((draft) => {
      draft.native[key] = { status: 'loading' }
    })
  try {
    const amount = await unlessAborted(balance.native(target.account, network, signal), signal)
    failedAtMs.delete(key)
    state.update((draft) => {
      draft.native[key] = { status: 'known', ...amount, readAtMs: clock.now() }
    })
  } catch (error) {
    if (signal.aborted) {
      if (!isKnown())
        state.update((draft) => {
          delete draft.native[key]
        })
      return
    }
    const failedAt = clock.now()
    failedAtMs.set(key, failedAt)
    if (!isKnown())
      state.update((draft) => {
        draft.native[key] = { status: 'failed', failedAtMs: failedAt }
      })
    notify({ surface: 'banner', variant: 'error', code: 'BALANCE_UNAVAILABLE', text: balanceUnavailable })
    report(error)
  }
}

/** An adapter that does not heed the signal is not waited for. */
async function unlessAborted<Result>(run: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const end = new AbortController()
  try {
    return await Promise.race([
      run,
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: end.signal })
      }),
    ])
  } finally {
    end.abort()
  }
}
