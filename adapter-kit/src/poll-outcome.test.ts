import { createFakeClock } from '@latchkey/kernel/testing'
import type { TransactionStatus, WaitResult } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { pollOutcome } from './poll-outcome'

const { signal } = new AbortController()

/** Polls every 3 s, without an outcome, for at most 180 s. */
function start(startMs: number) {
  const clock = createFakeClock(startMs)
  const polls: number[] = []
  const outcomes: WaitResult[] = []
  const poll = async (): Promise<TransactionStatus> => {
    polls.push(polls.length)
    return { status: 'pending' }
  }
  void pollOutcome({ clock, signal }, { everyMs: 3_000, poll }).then((outcome) => outcomes.push(outcome))
  return { clock, polls, outcomes }
}

test.each([-86_400_000, 86_400_000])(
  'poll: a clock that is set by %i ms neither extends the time limit nor ends it early',
  async (ms) => {
    const { clock, outcomes } = start(Date.parse('2026-11-20T00:00:00Z'))
    await clock.advance(60_000)
    clock.setBy(ms)
    await clock.advance(119_999)
    expect(outcomes).toEqual([])
    await clock.advance(1)
    expect(outcomes).toEqual([{ status: 'undecided' }])
  },
)
