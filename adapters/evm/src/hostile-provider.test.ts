import { isLatchkeyError } from '@latchkey/kernel'
import { createMemoryStorage } from '@latchkey/kernel/testing'
import { type SessionState, sessionStatus } from '@latchkey/session/contract'
import { expect, it, test } from 'vitest'
import { KEY, storedText } from '../../../plugins/session/src/test-support/stored'
import { hostileRows } from './test-support/hostile-behaviours'
import type { End } from './test-support/hostile-responses'
import { createHostileWallet } from './test-support/hostile-wallet'
import {
  CONNECTOR_ID,
  flushTasks,
  type LivePage,
  openLivePage,
  until,
  WALLET_ID,
  watch,
} from './test-support/live-page'

const whatIsShown = (state: SessionState): unknown => {
  const connection = state.connections[CONNECTOR_ID]
  if (connection?.status !== 'connected') return Object.keys(state.connections)
  return {
    accounts: connection.accounts.map(({ address }) => address),
    networkId: connection.networkIds['eip155'],
  }
}
const isConnection = (end: End): boolean => typeof end === 'object' && 'accounts' in end

/** Asserts that nothing is left over and that no error went unhandled. */
function expectCalm({ clock, failures, errors }: LivePage): void {
  expect(clock.waiting).toBe(0)
  expect(failures).toEqual([])
  expect(errors).toEqual([])
}

test.each(hostileRows)(
  'a wallet that $wallet: connects with what it granted, or fails',
  async ({ behaviour, end }) => {
    const wallet = createHostileWallet(behaviour)
    const page = await openLivePage(wallet.provider)
    const attempt = watch(page.session.connect(WALLET_ID))
    await until(() => attempt.end !== undefined, 20)
    // Longer than any step that needs no user.
    await page.clock.advance(31_000)
    await flushTasks()

    if (end === 'waits') {
      expect([attempt.end, sessionStatus(page.state())]).toEqual([undefined, 'connecting'])
    } else if ('code' in end) {
      expect(attempt).toMatchObject({ end: 'rejected', value: { code: end.code, phase: 'connect' } })
      expect(isLatchkeyError(attempt.value) && [attempt.value.message, attempt.value.recovery]).toEqual([
        expect.stringMatching(/^[A-Z].{10,}$/),
        expect.stringMatching(/^[A-Z].{10,}$/),
      ])
      expect(whatIsShown(page.state())).toEqual([])
    } else {
      expect(attempt.end).toBe('resolved')
      expect(whatIsShown(page.state())).toEqual(end)
    }

    const leaving = watch(page.session.disconnect())
    await flushTasks()
    await page.clock.advance(3_000)
    await flushTasks()
    expect(leaving.end).toBeDefined()
    if (end === 'waits')
      expect(attempt).toMatchObject({ end: 'rejected', value: { code: 'REQUEST_ABORTED' } })
    expect(whatIsShown(page.state())).toEqual([])
    expect(wallet.methods.filter((method) => method === 'eth_requestAccounts')).toHaveLength(1)
    expectCalm(page)
  },
)

test.each(hostileRows)('a wallet that $wallet: reconnects with what it grants', async (row) => {
  const wallet = createHostileWallet(row.behaviour)
  const storage = createMemoryStorage({ [KEY]: storedText([CONNECTOR_ID]) })
  const page = await openLivePage(wallet.provider, { storage })
  await until(() => page.state().restoreStatus === 'done', 20)
  await page.clock.advance(5_000)
  await flushTasks()
  const end = row.restored ?? row.end
  expect(page.state().restoreStatus).toBe('done')
  expect(whatIsShown(page.state())).toEqual(isConnection(end) ? end : [])
  // Never a prompt.
  expect(wallet.methods).not.toContain('eth_requestAccounts')
  expectCalm(page)
})

it('hostile wallets: there are at least forty of them, each once', () => {
  expect(hostileRows.length).toBeGreaterThanOrEqual(40)
  expect(new Set(hostileRows.map(({ wallet }) => wallet)).size).toBe(hostileRows.length)
})
