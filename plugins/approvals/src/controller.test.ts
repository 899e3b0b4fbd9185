import { EMBEDDED_CONNECTOR_ID } from '@latchkey/embedded-wallet/contract'
import { defineContract, definePlugin, type View } from '@latchkey/kernel'
import { createTestLatchkey, fake } from '@latchkey/kernel/testing'
import { modalContract } from '@latchkey/modal/contract'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import type { SentTransaction, TransactionOutcome } from '@latchkey/session/contract'
import { connectedState, createFakeSession, mainnet } from '@latchkey/session/testing'
import { expect, test } from 'vitest'
// Loaded in advance, so that the fake clock does not advance while a module is loading.
import './controller'
import { approvalsContract } from './contract'
import { approvals } from './plugin'
import { createFakeEmbeddedWallet } from './test-support/fake-embedded-wallet'

const HASH = `0x${'ab'.repeat(32)}`

interface HostContract {
  readonly id: 'host'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: { readonly Below: View }
}
const hostContract = /* @__PURE__ */ defineContract<HostContract>('host', 1)
const host = /* @__PURE__ */ definePlugin(hostContract, {
  views: { Below: { title: () => 'Below', load: async () => ({ default: () => null }) } },
  setup: () => ({}),
})

function start({
  outlet = true,
  outcome = Promise.resolve({ status: 'confirmed' }),
}: {
  readonly outlet?: boolean
  readonly outcome?: Promise<TransactionOutcome>
} = {}) {
  const state = connectedState()
  const c = state.connections?.['c']
  if (c?.status !== 'connected') throw new Error('Nothing is connected')
  const wallet = createFakeEmbeddedWallet()
  const opened: unknown[] = []
  const refreshes: number[] = []
  const waits: SentTransaction[] = []
  const session = createFakeSession({
    state: {
      ...state,
      connections: { browser: { ...c, id: 'browser' }, c: { ...c, connectorId: EMBEDDED_CONNECTOR_ID } },
      // Another wallet is active.
      active: { eip155: 'browser' },
      networks: [mainnet],
    },
    api: {
      adapter: () => ({
        id: 'evm',
        namespace: 'eip155',
        networks: [mainnet],
        isAddress: () => true,
        capabilities: async () => ({
          transactions: {
            estimate: () => Promise.reject(new Error('not faked')),
            send: () => Promise.reject(new Error('not faked')),
            wait: async (sent) => {
              waits.push(sent)
              return outcome
            },
          },
        }),
      }),
    },
  })
  const made = createTestLatchkey({
    plugins: [host(), approvals()],
    fakes: [
      session.plugin,
      wallet.plugin,
      fake(modalContract, {
        api: { open: (options) => void opened.push(options) },
        state: { themeMode: 'auto', themeVariables: {} },
      }),
      fake(portfolioContract, {
        api: { refresh: async () => void refreshes.push(1) },
        state: emptyPortfolio,
      }),
    ],
    outlet,
  })
  made.latchkey.start()
  return { ...made, wallet, opened, refreshes, waits }
}

const shown = (page: ReturnType<typeof start>, view: string | undefined) =>
  expect.poll(() => page.shownView()).toBe(view)

test('approvals: a request opens the view, and its end closes it', async () => {
  const page = start()
  page.wallet.ask({ id: 'a' })
  await shown(page, 'ApproveTransaction')
  page.wallet.end({ id: 'a', method: 'personal_sign', outcome: 'approved' })
  await shown(page, undefined)
  expect(page.wallet.aborted).toEqual([])
})

test('approvals: an open view stays below, and is shown again', async () => {
  const page = start()
  page.latchkey.open('Below' as never)
  page.wallet.ask({ id: 'a' })
  await shown(page, 'ApproveTransaction')
  page.wallet.end({ id: 'a', method: 'personal_sign', outcome: 'declined' })
  await shown(page, 'Below')
})

test('approvals: two requests are shown one after the other, without closing between them', async () => {
  const page = start()
  const views: (string | undefined)[] = []
  page.latchkey.on('kernel:view-changed', ({ view }) => void views.push(view))
  page.wallet.ask({ id: 'a' })
  page.wallet.ask({ id: 'b' })
  await shown(page, 'ApproveTransaction')
  page.wallet.end({ id: 'a', method: 'personal_sign', outcome: 'approved' })
  page.wallet.end({ id: 'b', method: 'personal_sign', outcome: 'approved' })
  await shown(page, undefined)
  expect(views).toEqual(['ApproveTransaction', undefined])
})

test('approvals: closing aborts every pending request, but no later one', async () => {
  const page = start()
  page.wallet.ask({ id: 'a' })
  page.wallet.ask({ id: 'b' })
  await shown(page, 'ApproveTransaction')
  page.latchkey.close()
  await expect.poll(() => page.wallet.aborted).toEqual([['a', 'b']])
  await shown(page, undefined)
  page.wallet.ask({ id: 'c' })
  await shown(page, 'ApproveTransaction')
  expect(page.wallet.aborted).toEqual([['a', 'b']])
})

test('approvals: without a dialog requests are rejected and an error is reported', async () => {
  const page = start({ outlet: false })
  page.wallet.ask({ id: 'a' })
  await expect.poll(() => page.wallet.aborted).toEqual([['a']])
  expect(page.errors.map(({ error }) => Reflect.get(Object(error), 'code'))).toEqual(['NO_OUTLET'])
})

test('approvals: after a refused method the dialog opens, with a message after 300 ms', async () => {
  const page = start()
  page.wallet.ask({ id: 'a' })
  await shown(page, 'ApproveTransaction')
  page.wallet.refuse('eth_coinbase')
  await expect.poll(() => page.opened).toEqual([undefined])
  expect(page.wallet.aborted).toEqual([['a']])
  await page.clock.advance(299)
  expect(page.notices).toEqual([])
  await page.clock.advance(1)
  await expect.poll(() => page.notices.map(({ notice }) => notice.code)).toEqual(['REQUEST_NOT_ALLOWED'])
})

test('approvals: a sent transaction refreshes the balance, and again once it is in a block', async () => {
  const page = start()
  page.wallet.ask({ id: 'a', method: 'eth_sendTransaction' })
  page.wallet.end({ id: 'a', method: 'eth_sendTransaction', outcome: 'approved', hash: HASH })
  await expect.poll(() => page.refreshes.length).toBe(2)
  expect(page.waits).toMatchObject([{ id: HASH, networkId: 'eip155:1', connectionId: 'c' }])
})

test('approvals: the block is awaited on the request’s network for its account, also on Solana', async () => {
  const page = start()
  const solana = { networkId: 'solana:abc', address: 'sol' } as const
  const method = 'solana_signAndSendTransaction'
  page.wallet.end({ ...solana, id: 'a', method, outcome: 'approved', hash: '5'.repeat(88) })
  await expect.poll(() => page.refreshes.length).toBe(2)
  expect(page.waits).toEqual([
    {
      type: 'transaction',
      id: '5'.repeat(88),
      from: 'sol',
      networkId: 'solana:abc',
      connectionId: 'c',
    },
  ])
})

const phase = (page: ReturnType<typeof start>) => page.latchkey.read(approvalsContract).ended?.phase

test('approvals: a sent transaction is shown until shortly after it is in a block', async () => {
  let confirm = (_outcome: TransactionOutcome): void => undefined
  const outcome = new Promise<TransactionOutcome>((resolve) => {
    confirm = resolve
  })
  const page = start({ outcome })
  const views: (string | undefined)[] = []
  page.latchkey.on('kernel:view-changed', ({ view }) => void views.push(view))
  page.wallet.ask({ id: 'a', method: 'eth_sendTransaction' })
  await shown(page, 'ApproveTransaction')
  page.wallet.end({ id: 'a', method: 'eth_sendTransaction', outcome: 'approved', hash: HASH })
  await expect.poll(() => phase(page)).toBe('sending')
  confirm({ status: 'confirmed' })
  await expect.poll(() => phase(page)).toBe('sent')
  await page.clock.advance(1_499)
  expect(page.shownView()).toBe('ApproveTransaction')
  await page.clock.advance(1)
  await shown(page, undefined)
  expect(phase(page)).toBeUndefined()
  expect(views).toEqual(['ApproveTransaction', undefined])
})

test.each([
  [{ outcome: 'failed' }, 'failed'],
  [{ outcome: 'unavailable' }, 'unavailable'],
  [{ outcome: 'unknown' }, 'unknown'],
] as const)('approvals: %j is shown as %s until the user closes it', async (end, expected) => {
  const page = start()
  page.wallet.ask({ id: 'a', method: 'eth_sendTransaction' })
  await shown(page, 'ApproveTransaction')
  page.wallet.end({ id: 'a', method: 'eth_sendTransaction', ...end })
  await expect.poll(() => phase(page)).toBe(expected)
  await page.clock.advance(60_000)
  expect(page.shownView()).toBe('ApproveTransaction')
  page.latchkey.close()
  await shown(page, undefined)
  expect(phase(page)).toBeUndefined()
})

test('approvals: a reverted transaction is shown as failed on the network', async () => {
  const page = start({ outcome: Promise.resolve({ status: 'reverted' }) })
  page.wallet.ask({ id: 'a', method: 'eth_sendTransaction' })
  await shown(page, 'ApproveTransaction')
  page.wallet.end({ id: 'a', method: 'eth_sendTransaction', outcome: 'approved', hash: HASH })
  await expect.poll(() => phase(page)).toBe('reverted')
})

test('approvals: the next request replaces the last result, unless that is unknown', async () => {
  const page = start()
  page.wallet.ask({ id: 'a' })
  await shown(page, 'ApproveTransaction')
  page.wallet.end({ id: 'a', method: 'personal_sign', outcome: 'failed' })
  await expect.poll(() => phase(page)).toBe('failed')
  page.wallet.ask({ id: 'b', method: 'eth_sendTransaction' })
  await expect.poll(() => phase(page)).toBeUndefined()
  page.wallet.end({ id: 'b', method: 'eth_sendTransaction', outcome: 'unknown' })
  await expect.poll(() => phase(page)).toBe('unknown')
  page.wallet.ask({ id: 'c' })
  await page.clock.advance(1)
  expect([phase(page), page.shownView()]).toEqual(['unknown', 'ApproveTransaction'])
})

test('approvals: an approved signature refreshes the balance, as others may send it', async () => {
  const page = start()
  page.wallet.end({ id: 'a', method: 'eth_signTypedData_v4', outcome: 'approved' })
  await expect.poll(() => page.refreshes.length).toBe(1)
})

test('approvals: declined and failed requests refresh nothing', async () => {
  const page = start()
  page.wallet.end({ id: 'b', method: 'eth_sendTransaction', outcome: 'declined' })
  page.wallet.end({ id: 'c', method: 'eth_sendTransaction', outcome: 'failed' })
  page.wallet.end({ id: 'd', method: 'eth_sendTransaction', outcome: 'approved' })
  await expect.poll(() => page.refreshes.length).toBe(1)
})
