import { untilAborted } from '@latchkey/kernel/async'
import { sessionContract } from '@latchkey/session/contract'
import type { Flight, OpenDesk } from './desk'
import { tellFailure } from './tell-failure'

const PAUSE_AFTER_FAILURE_MS = 30_000

/** One thing that can be read, and where its answer goes. */
export interface Reading<Answer> {
  /** `tokens eip155:1:0x…`. */
  readonly id: string
  /** CAIP-10. */
  readonly key: string
  /** Asks however fresh the known is. */
  readonly again: boolean
  isFresh(nowMs: number): boolean
  /** A known thing stays in sight while it is read again. */
  isKnown(): boolean
  loading(): void
  /** `isPart`: something of it could not be read, and was told. */
  known(answer: Answer, readAtMs: number, isPart: boolean): void
  failed(atMs: number): void
  /** Called off before anything was known, or nobody can say. */
  forget(): void
  /**
   * `undefined` where there is nothing to ask.
   * @param fell hears of each source that failed where another one answered
   */
  ask(signal: AbortSignal, fell: (error: unknown) => void): Promise<Answer | undefined>
  /** Its failure is for the log and not for the visitor. */
  readonly quiet?: boolean
}

/** An age below zero is a clock that was set back: it says nothing, and must not keep an old amount for hours. */
export const isWithin = (limitMs: number, ageMs: number): boolean => ageMs >= 0 && ageMs <= limitMs

/**
 * Reads unless it is fresh, under way, or failed a moment ago. Called off when the run ends or another account or
 * network becomes the active one, or when somebody wants it anew.
 */
export async function fly<Answer>(desk: OpenDesk, reading: Reading<Answer>): Promise<void> {
  const { ctx, memory } = desk
  const { flights, failedAtMs } = memory
  const { id, again } = reading
  const under = flights.get(id)
  if (under && !under.signal.aborted && (under.again || !again)) return under.read

  const nowMs = ctx.clock.now()
  const failedAt = failedAtMs.get(id)
  if (failedAt !== undefined && isWithin(PAUSE_AFTER_FAILURE_MS, nowMs - failedAt)) return
  if (!again && reading.isFresh(nowMs)) return
  under?.end()

  const moved = new AbortController()
  const signal = AbortSignal.any([ctx.signal, moved.signal])
  const end = (): void => moved.abort()
  const forget = ctx.watch(sessionContract, desk.activeKey, end)
  const flight: Flight = { again, signal, end, read: read(desk, reading, signal) }
  flights.set(id, flight)
  try {
    await flight.read
  } finally {
    forget()
    if (flights.get(id) === flight) flights.delete(id)
  }
}

async function read<Answer>(desk: OpenDesk, reading: Reading<Answer>, signal: AbortSignal): Promise<void> {
  const { clock } = desk.ctx
  const { id } = reading
  const fallen: unknown[] = []
  try {
    if (!reading.isKnown()) reading.loading()
    // An adapter that does not heed the signal is not waited for.
    const answer = await untilAborted(
      reading.ask(signal, (error) => void fallen.push(error)),
      signal,
    )
    desk.memory.old.delete(id)
    if (fallen.length === 0) desk.memory.failedAtMs.delete(id)
    if (answer !== undefined) reading.known(answer, clock.now(), fallen.length > 0)
    else if (!reading.isKnown()) reading.forget()
  } catch (error) {
    if (signal.aborted) {
      // Nor is it forgotten what a newer read of the same thing has said.
      if (!reading.isKnown() && desk.memory.flights.get(id)?.signal === signal) reading.forget()
      return
    }
    reading.failed(clock.now())
    fallen.push(error)
  }
  if (fallen.length === 0) return
  desk.memory.failedAtMs.set(id, clock.now())
  for (const error of fallen) tellFailure(desk, reading, error)
}
