import { createAges } from '@latchkey/kernel/queries'
import { createFakeClock } from '@latchkey/kernel/testing'
import type { TransactionOutcome } from '@latchkey/session/contract'
import { ADDRESS, mainnet, connectedTarget as target } from '@latchkey/testing'
import type { TrackedTransaction } from '@latchkey/transactions/contract'
import { coinMark } from '@latchkey/ui-primitives/network-marks'
import { expect, test } from 'vitest'
import { sentReceivers, unlistedTransactions } from './sent-transactions'

const RECEIVER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function entry(
  id: string,
  outcome?: TransactionOutcome,
  more: Partial<TrackedTransaction['sent']> = {},
): TrackedTransaction {
  return {
    sent: {
      type: 'transaction',
      id,
      from: ADDRESS.toLowerCase(),
      networkId: mainnet.id,
      connectionId: 'c',
      ...more,
    },
    sentAtMs: 1_000,
    requests: [{ type: 'transfer', to: RECEIVER, amount: '1500000000000000000' }],
    to: RECEIVER,
    amount: '1500000000000000000',
    decimals: 18,
    symbol: 'ETH',
    ...(outcome ? { result: { outcome } } : {}),
  }
}
const none: ReadonlySet<string> = new Set()
const at = (nowMs: number) => ({ hasService: true, ages: createAges(createFakeClock(nowMs)) })
const withService = at(2_000)

test('sent: an unconfirmed transaction is pending, with its transfer', () => {
  expect(unlistedTransactions([entry('0xAB')], target, none, withService)).toEqual({
    pending: [
      {
        id: 'sent 0xAB',
        hash: '0xAB',
        type: 'send',
        status: 'pending',
        minedAtMs: 1_000,
        from: ADDRESS.toLowerCase(),
        to: RECEIVER,
        transfers: [
          {
            kind: 'token',
            direction: 'out',
            name: 'ETH',
            symbol: 'ETH',
            quantity: '1.5',
            pictureUrl: coinMark(mainnet.id, 'ETH'),
          },
        ],
      },
    ],
    done: [],
  })
})

test('sent: a swap is a trade, unless the chain has something else', () => {
  const swap: TrackedTransaction = {
    ...entry('0xAB'),
    requests: [{ type: 'call', to: RECEIVER, data: '0x12345678' }],
    kind: 'swap',
  }
  expect(unlistedTransactions([swap], target, none, withService).pending[0]?.type).toBe('trade')
  const outcome = { status: 'confirmed' } as const
  const other: TrackedTransaction = { ...swap, result: { outcome, differences: ['call'] } }
  expect(unlistedTransactions([other], target, none, withService).done[0]?.type).toBe('execute')
})

test('sent: only the network’s own coin has its mark, not a token with its symbol', () => {
  const pictureOf = (requests: TrackedTransaction['requests']): string | undefined =>
    unlistedTransactions([{ ...entry('0xAB'), requests }], target, none, withService).pending[0]?.transfers[0]
      ?.pictureUrl
  const swap = { type: 'call', to: RECEIVER, data: '0x12345678' } as const
  expect(pictureOf([{ ...swap, amount: '1500000000000000000' }])).toBe(coinMark(mainnet.id, 'ETH'))
  expect(pictureOf([swap])).toBeUndefined()
  const transfer = { type: 'transfer', to: RECEIVER, amount: '1500000000000000000' } as const
  expect(pictureOf([{ ...transfer, tokenAddress: '0xaa' }])).toBeUndefined()
  expect(pictureOf([])).toBeUndefined()
})

test('sent: a transaction that the list has is not shown twice', () => {
  const entries = [entry('0xAB'), entry('0xCD', { status: 'confirmed' })]
  const listed = new Set(['0xab', '0xcd'])
  expect(unlistedTransactions(entries, target, listed, withService)).toEqual({ pending: [], done: [] })
})

test('sent: those of another account or network are not shown', () => {
  const entries = [
    entry('0x1', undefined, { from: RECEIVER }),
    entry('0x2', undefined, { networkId: 'eip155:8453' }),
  ]
  expect(unlistedTransactions(entries, target, none, withService)).toEqual({ pending: [], done: [] })
})

test('sent: if the chain has something else, the requested transfer is not shown', () => {
  const done = { status: 'confirmed', id: '0xAB' } as const
  const other: TrackedTransaction = { ...entry('0xAB'), result: { outcome: done, differences: ['amount'] } }
  const [row] = unlistedTransactions([other], target, none, withService).done
  expect(row).toMatchObject({ hash: '0xAB', type: 'execute', status: 'confirmed', transfers: [] })
  expect(row).not.toHaveProperty('to')
})

test('sent: if the chain could not be compared, the requested transfer is not shown as done', () => {
  const [row] = unlistedTransactions([entry('0xAB', { status: 'confirmed' })], target, none, withService).done
  expect(row).toMatchObject({ hash: '0xAB', type: 'execute', status: 'confirmed', transfers: [] })
  expect(row).not.toHaveProperty('to')
})

test('sent: a transaction found on another network is listed there', () => {
  const found: TrackedTransaction = {
    ...entry('0xAB'),
    result: { outcome: { status: 'confirmed' }, differences: ['network'], foundOn: 'eip155:8453' },
  }
  expect(unlistedTransactions([found], target, none, withService).done).toEqual([])
  const there = { ...target, networkId: 'eip155:8453', chainId: 8453 } as const
  expect(unlistedTransactions([found], there, none, withService).done).toHaveLength(1)
})

test.each<readonly [TransactionOutcome, string | undefined, string | undefined]>([
  [{ status: 'confirmed' }, 'confirmed', '0xAB'],
  [{ status: 'reverted', id: '0xAB' }, 'failed', '0xAB'],
  [{ status: 'reverted', id: '0xAB', isPartial: true }, 'partial', '0xAB'],
  [{ status: 'replaced', reason: 'repriced', id: '0xEF' }, 'confirmed', '0xEF'],
  [{ status: 'replaced', reason: 'cancelled', id: '0xEF' }, undefined, undefined],
  [{ status: 'replaced', reason: 'replaced' }, undefined, undefined],
  [{ status: 'expired' }, undefined, undefined],
])('sent: with the outcome %j it is %s, under %s', (outcome, status, hash) => {
  const { pending, done } = unlistedTransactions([entry('0xAB', outcome)], target, none, withService)
  expect(pending).toEqual([])
  expect([done[0]?.status, done[0]?.hash]).toEqual([status, hash])
})

test('sent: left out if the service lacks it ten minutes after its end; without a service all are shown', () => {
  const late = at(700_000)
  const mined: TrackedTransaction = { ...entry('0xAB', { status: 'confirmed' }), doneAtMs: 100_001 }
  // It was sent long before, and the service has just been able to see it.
  expect(unlistedTransactions([mined], target, none, late).done).toHaveLength(1)
  const entries = [{ ...mined, doneAtMs: 100_000 }]
  expect(unlistedTransactions(entries, target, none, late).done).toEqual([])
  expect(unlistedTransactions(entries, target, none, { ...late, hasService: false }).done).toHaveLength(1)
  // Stored before the time of the end was: the time of sending counts.
  const stored = [entry('0xAB', { status: 'confirmed' })]
  expect(unlistedTransactions(stored, target, none, late).done).toEqual([])
  expect(unlistedTransactions(stored, target, none, withService).done).toHaveLength(1)
})

test.each([-86_400_000, 86_400_000])(
  'sent: a clock that is set by %i ms while the list is open shows it no longer and no shorter',
  async (ms) => {
    const clock = createFakeClock(1_000)
    const parts = { hasService: true, ages: createAges(clock) }
    const rows = () =>
      unlistedTransactions([entry('0xAB', { status: 'confirmed' })], target, none, parts).done
    expect(rows()).toHaveLength(1)
    clock.setBy(ms)
    await clock.advance(599_999)
    expect(rows()).toHaveLength(1)
    await clock.advance(1)
    expect(rows()).toEqual([])
  },
)

test('sent: one of an earlier visit whose end lies a day ahead of a clock that was set back is left out', () => {
  const ahead = { ...entry('0xAB', { status: 'confirmed' }), doneAtMs: 86_400_000 }
  expect(unlistedTransactions([ahead], target, none, withService).done).toEqual([])
})

test('sent: a batch has no hash of its own', () => {
  const { pending } = unlistedTransactions(
    [entry('0xb1', undefined, { type: 'batch' })],
    target,
    none,
    withService,
  )
  expect(pending[0]).not.toHaveProperty('hash')
})

test('receivers: only of what the chain is known to have as it was requested', () => {
  const outcome = { status: 'confirmed' } as const
  const receivers = (result: TrackedTransaction['result']) => [
    ...sentReceivers([{ ...entry('0xAB'), ...(result && { result }) }], target),
  ]
  expect(receivers({ outcome, differences: [] })).toEqual([['0xab', RECEIVER]])
  expect(receivers({ outcome, differences: ['to'] })).toEqual([])
  expect(receivers({ outcome })).toEqual([])
  // A wallet may have sent it to somebody else.
  expect(receivers(undefined)).toEqual([])
})
