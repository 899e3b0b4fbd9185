import { definePlugin } from '@latchkey/kernel'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import type { NameResolution, SentTransaction, TransactionRequest } from '@latchkey/session/contract'
import { createWalletError } from '@latchkey/session/requests'
import { ADDRESS, connectedState, createFakeChainAdapter, createFakeSession } from '@latchkey/testing'
import type { TransactionsApi } from '@latchkey/transactions/contract'
import { fakeTransactions } from '@latchkey/transactions/test-support'
import { expect, test } from 'vitest'
import { type SendContext, type SendRequest, sendContract } from './contract'
import { createSendActions } from './send-actions'
import { emptyDraft } from './state'
import { ADA, request as given } from './test-support/example-request'

const signal = new AbortController().signal
const declined = createWalletError('USER_REJECTED', { phase: 'request' })
const transfer = { type: 'transfer', to: ADA, amount: given.amount }
const sent: SentTransaction = {
  type: 'transaction',
  id: `0x${'ab'.repeat(32)}`,
  from: ADDRESS,
  networkId: 'eip155:1',
  connectionId: 'c',
}
const fee = (value: string) => ({ fee: { value, decimals: 18, symbol: 'ETH' } })

/** The actions over a chain and a wallet that the test controls, and a request whose review has begun. */
function start(changes: Partial<SendRequest> = {}) {
  const chain = {
    fee: '100' as string | Error,
    name: { name: 'ada.eth', networkId: 'eip155:1', address: ADA, record: 'network' } as
      | NameResolution
      | Error,
    wallet: undefined as Error | undefined,
  }
  const estimated: unknown[] = []
  const asked: TransactionRequest[] = []
  const tracked: Parameters<TransactionsApi['track']>[] = []
  const adapter = createFakeChainAdapter(
    {
      identity: {
        find: async () => ({}),
        check: async (name) => ({ name }),
        async resolve() {
          if (chain.name instanceof Error) throw chain.name
          return chain.name
        },
      },
      transactions: {
        async estimate(request) {
          estimated.push(request)
          if (chain.fee instanceof Error) throw chain.fee
          return fee(chain.fee)
        },
        async send(request) {
          asked.push(request)
          if (chain.wallet) throw chain.wallet
          return sent
        },
      },
    },
    { isAddress: (text) => /^0x[\da-f]{40}$/i.test(text) },
  )
  let context: SendContext | undefined
  const view = { load: async () => ({ default: () => null }), title: () => '' }
  const plugin = definePlugin(sendContract, {
    initialState: () => ({ draft: emptyDraft, recent: [] }),
    views: {
      WalletSend: view,
      WalletSendSelectToken: view,
      WalletSendPreview: view,
      WalletSendConfirmed: view,
    },
    setup(ctx: SendContext) {
      context = ctx
      return {}
    },
  })
  const session = createFakeSession({ state: connectedState(), api: { adapter: () => adapter } })
  const { latchkey } = createTestLatchkey({
    plugins: [plugin()],
    fakes: [session.plugin, fakeTransactions(tracked)],
  })
  latchkey.start()
  if (!context) throw new Error('The plugin was not set up')
  const actions = createSendActions(context)
  const told: unknown[] = []
  latchkey.on('send:sent', (event) => void told.push(['sent', event]))
  latchkey.on('send:failed', (event) => void told.push(['failed', event]))
  const request = actions.flow.begin({ ...given, ...changes })
  return {
    chain,
    estimated,
    asked,
    tracked,
    told,
    actions,
    request,
    state: () => latchkey.read(sendContract),
    ask: async () => (await actions.flow.run(request)).ask().catch((error: unknown) => error),
    confirm: () => actions.flow.confirm(request, fee('100'), signal),
  }
}

test('transfer: the wallet is asked for what was reviewed, which is followed by its receiver and amount', async () => {
  const { ask, asked, tracked } = start()
  expect(await ask()).toEqual(sent)
  expect(asked).toEqual([transfer])
  const { amount, to } = given
  expect(tracked).toEqual([[sent, { requests: [transfer], to, amount, decimals: 18, symbol: 'ETH' }]])
})

test('transfer: once it is sent the form is empty, its receiver is remembered and the page is told', async () => {
  const { ask, actions, state, told, request } = start({ toName: 'ada.eth' })
  actions.edit({ amountText: '1' })
  actions.edit({ unit: 'usd' })
  expect(state().draft).toEqual({ ...emptyDraft, amountText: '1', unit: 'usd' })
  await ask()
  expect(state()).toEqual({
    draft: emptyDraft,
    recent: [{ namespace: 'eip155', address: ADA, name: 'ada.eth', networkId: 'eip155:1' }],
  })
  expect(told).toEqual([['sent', { request, sent }]])
})

test('transfer: one that is refused is told, the form stays and nobody is remembered', async () => {
  const { chain, ask, actions, state, told, tracked, request } = start()
  actions.edit({ amountText: '1' })
  chain.wallet = declined
  expect(await ask()).toBe(declined)
  expect(told).toEqual([['failed', { request, error: declined }]])
  expect(state()).toEqual({ draft: { ...emptyDraft, amountText: '1' }, recent: [] })
  expect(tracked).toEqual([])
})

test('recheck: the same fee and name are not asked about again', async () => {
  const { confirm, estimated, chain } = start({ toName: 'ada.eth' })
  expect(await confirm()).toMatchObject({ kind: 'same' })
  expect(estimated).toEqual([transfer])
  chain.fee = '110'
  expect(await confirm()).toMatchObject({ kind: 'same' })
})

test('recheck: a fee that has risen, or is not known, is confirmed again', async () => {
  const { confirm, chain, actions, request } = start()
  chain.fee = '111'
  const risen = { fee: { phase: 'known', data: fee('111') }, hasRisen: true, nameIssue: undefined }
  expect(await confirm()).toEqual({ kind: 'changed', change: risen })
  expect(actions.flow.changeOf(request)).toEqual(risen)
  chain.fee = new Error('reverted')
  expect(await confirm()).toMatchObject({ kind: 'changed', change: { hasRisen: false } })
})

test.each<[string, NameResolution | Error]>([
  ['changed', { name: 'ada.eth', networkId: 'eip155:1', address: `0x${'1'.repeat(40)}`, record: 'network' }],
  ['changed', { issue: 'unregistered', networkId: 'eip155:1' }],
  ['unchecked', new Error('gone')],
])('recheck: a name that is %s meanwhile is told before the wallet is asked', async (nameIssue, name) => {
  const { confirm, chain, asked } = start({ toName: 'ada.eth' })
  chain.name = name
  expect(await confirm()).toMatchObject({ kind: 'changed', change: { hasRisen: false, nameIssue } })
  expect(asked).toEqual([])
})

test('recheck: an address without a name is not looked up', async () => {
  const { confirm, chain } = start()
  chain.name = new Error('gone')
  expect(await confirm()).toMatchObject({ kind: 'same' })
})
