import type { SentTransaction, WaitResult } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { MAINNET } from '../test-support/fake-wallet'
import { openTransactionPage, type Responses, SENDER } from '../test-support/transaction-page'

const id = '5'.repeat(87)
const sent: SentTransaction = {
  type: 'transaction',
  id,
  from: SENDER,
  networkId: MAINNET,
  connectionId: 'relay',
}
const status = (confirmationStatus: string, err: unknown = null) => ({ value: [{ err, confirmationStatus }] })
const unknown = { value: [null] }

/** The outcome after this time. The network's responses are used in order, and the last one repeats. */
async function outcomeAfter(
  ms: number,
  responses: readonly unknown[],
  { network = {}, ...parts }: Partial<SentTransaction> & { readonly network?: Responses } = {},
): Promise<WaitResult | undefined> {
  const rest = [...responses]
  const getSignatureStatuses = (): unknown => (rest.length > 1 ? rest.shift() : rest[0])
  const page = await openTransactionPage({ network: { getSignatureStatuses, ...network } })
  const ended: { outcome?: WaitResult } = {}
  const abort = new AbortController()
  const waiting = page.transactions
    .wait({ ...sent, ...parts }, { signal: abort.signal })
    .then((outcome) => Object.assign(ended, { outcome }))
    .catch(() => undefined)
  await page.clock.advance(ms)
  abort.abort()
  await waiting
  return ended.outcome
}

test('wait: processed is not enough, confirmed is', async () => {
  const responses = [unknown, status('processed'), status('confirmed')]
  expect(await outcomeAfter(2_000, responses)).toBeUndefined()
  expect(await outcomeAfter(4_000, responses)).toEqual({ status: 'confirmed', id })
})

test('wait: a failed transaction is reverted', async () => {
  const failed = status('finalized', { InstructionError: [0, { Custom: 1 }] })
  expect(await outcomeAfter(0, [failed])).toEqual({ status: 'reverted', id })
})

test('wait: a network that fails, or responds with nonsense, is asked again', async () => {
  const responses = [new Error('gone'), { value: 'soon' }, status('confirmed')]
  expect(await outcomeAfter(30_000, responses)).toEqual({ status: 'confirmed', id })
})

test('wait: a transaction that is unknown after 180 s is undecided, and may still be confirmed', async () => {
  expect(await outcomeAfter(179_999, [unknown])).toBeUndefined()
  expect(await outcomeAfter(180_000, [unknown])).toEqual({ status: 'undecided' })
})

test('wait: a transaction counts as expired only after its last valid block and one more read', async () => {
  const expiring = { lastValidBlockHeight: 150 }
  const at = (height: number): Responses => ({ getBlockHeight: height })
  expect(await outcomeAfter(60_000, [unknown], { ...expiring, network: at(150) })).toBeUndefined()
  expect(await outcomeAfter(0, [unknown], { ...expiring, network: at(151) })).toEqual({ status: 'expired' })
  const late = [unknown, status('confirmed')]
  expect(await outcomeAfter(0, late, { ...expiring, network: at(151) })).toEqual({ status: 'confirmed', id })
})

test('wait: rejects for a network that is not configured', async () => {
  const page = await openTransactionPage({})
  const elsewhere = { ...sent, networkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' } as const
  await expect(page.transactions.wait(elsewhere)).rejects.toMatchObject({ code: 'NETWORK_NOT_FOUND' })
})
