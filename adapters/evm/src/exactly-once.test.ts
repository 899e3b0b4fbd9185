import { defineContract, definePlugin, type Plugin } from '@latchkey/kernel'
import { type ChainAdapter, sessionContract } from '@latchkey/session/contract'
import { expect, it, test } from 'vitest'
import './clients'
import { evmContract } from './contract'
import './signing'
import { announce, goodInfo } from './test-support/announce'
import { ADDRESS } from './test-support/connected-session'
import { createFakeProvider, type FakeProvider, Rejection } from './test-support/fake-provider'
import { flushTasks, type LivePage, openLivePage, until, WALLET_ID, watch } from './test-support/live-page'

const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const sending = /^(personal_sign|eth_signTypedData_v4|(eth|wallet)_send(Raw)?(Transaction|Calls))$/

/** The calls by which a host signs or sends. */
interface HostCall {
  readonly route: string
  run(page: LivePage): Promise<unknown>
}
const client = (page: LivePage) => page.latchkey.get(evmContract).walletClient()
const adapterOf = (page: LivePage): ChainAdapter | undefined =>
  page.latchkey.get(sessionContract).adapter('eip155')
const message = {
  domain: { name: 'x', chainId: 1 },
  types: { Note: [{ name: 'text', type: 'string' }] },
  primaryType: 'Note',
  message: { text: 'x' },
} as const
const routes: readonly HostCall[] = [
  {
    route: 'the provider signs',
    run: async (page) => page.session.provider()?.request({ method: 'personal_sign' }),
  },
  {
    route: 'the provider sends',
    run: async (page) =>
      page.session.provider()?.request({ method: 'eth_sendTransaction', params: [{ to: TO }] }),
  },
  {
    route: 'the provider sends calls',
    run: async (page) => page.session.provider()?.request({ method: 'wallet_sendCalls', params: [{}] }),
  },
  {
    route: 'the client sends',
    run: async (page) => (await client(page)).sendTransaction({ to: TO, chain: undefined }),
  },
  { route: 'the client signs', run: async (page) => (await client(page)).signMessage({ message: 'x' }) },
  { route: 'the client signs data', run: async (page) => (await client(page)).signTypedData(message) },
  {
    route: 'the adapter signs',
    async run(page) {
      const target = page.session.active()
      const abilities = await adapterOf(page)?.capabilities()
      if (target) await abilities?.sign?.message('x', target)
    },
  },
]

/** A failure or an event between a request and its response. */
interface Trouble {
  readonly trouble: string
  /** If absent, the wallet never responds. */
  readonly refusal?: unknown
  during?(page: LivePage, wallet: FakeProvider, answers: Record<string, unknown>): unknown
}
const troubles: readonly Trouble[] = [
  { trouble: 'a time-out', refusal: { code: -32603, message: 'timeout' } },
  { trouble: '503', refusal: { code: -32603, message: 'HTTP status code: 503' } },
  { trouble: 'a limit', refusal: { code: -32005 } },
  { trouble: 'an unknown error', refusal: { code: -1 } },
  { trouble: 'an input it dislikes', refusal: { code: -32000, message: 'missing or invalid' } },
  { trouble: 'parameters it dislikes', refusal: { code: -32602 } },
  { trouble: 'a method it does not know', refusal: { code: -32601 } },
  { trouble: 'a refusal', refusal: { code: 4001 } },
  { trouble: 'strict mode', during: (page) => [page.restart(), page.restart()] },
  {
    trouble: 'an account that comes back',
    async during(_page, wallet, answers) {
      wallet.emit('accountsChanged', [])
      await flushTasks()
      answers['eth_accounts'] = [ADDRESS]
      wallet.emit('accountsChanged', [ADDRESS])
    },
  },
  {
    trouble: 'a lost line',
    during: (_page, wallet) => [wallet.emit('disconnect', { code: 1013 }), wallet.emit('connect', {})],
  },
  {
    trouble: 'a second announcement',
    during: (page, wallet) => announce(page.browser, goodInfo(), wallet),
  },
  { trouble: 'a second connect', during: (page) => watch(page.session.connect(WALLET_ID)) },
]
const cases = routes.flatMap((route) => troubles.map((trouble) => ({ ...route, ...trouble })))

/** A connected page whose wallet gives this response. */
async function connectedPage(
  answer: unknown,
  plugins: readonly Plugin[] = [],
): Promise<{
  page: LivePage
  wallet: FakeProvider
  answers: Record<string, unknown>
  sent: () => readonly string[]
}> {
  const answers: Record<string, unknown> = {
    eth_requestAccounts: [ADDRESS],
    eth_accounts: [ADDRESS],
    eth_chainId: '0x1',
    personal_sign: answer,
    eth_signTypedData_v4: answer,
    eth_sendTransaction: answer,
    wallet_sendTransaction: answer,
    wallet_sendCalls: answer,
    wallet_revokePermissions: null,
  }
  const wallet = createFakeProvider(answers)
  const page = await openLivePage(wallet, { plugins })
  await page.session.connect(WALLET_ID)
  await flushTasks()
  const sent = (): readonly string[] =>
    wallet.calls.map(({ method }) => method).filter((method) => sending.test(method))
  return { page, wallet, answers, sent }
}

test.each(cases)('once: $route, and there is $trouble', async ({ run, refusal, during }) => {
  const answer = refusal === undefined ? new Promise(() => undefined) : new Rejection(refusal)
  const { page, wallet, answers, sent } = await connectedPage(answer)
  const work = watch(run(page))
  await until(() => sent().length > 0)
  await during?.(page, wallet, answers)
  await flushTasks()
  await page.clock.advance(60_000)
  await flushTasks()
  const leaving = watch(page.session.disconnect())
  await until(() => leaving.end !== undefined)
  await flushTasks()
  expect(work.end).toBe('rejected')
  expect(sent()).toHaveLength(1)
})

interface StepContract {
  readonly id: 'test/step'
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
/** A third-party feature that repeats every failed request. */
const stubborn = definePlugin(defineContract<StepContract>('test/step', 1), {
  setup(ctx) {
    ctx.rpc.use((request, next) => next(request).catch(() => next(request)))
    return {}
  },
})

test.each(routes)('once: $route, through a step that tries again', async ({ run }) => {
  const { page, sent } = await connectedPage(new Rejection({ code: -32603, message: '503' }), [stubborn()])
  const work = watch(run(page))
  await until(() => work.end !== undefined)
  expect(work.end).toBe('rejected')
  expect(sent()).toHaveLength(1)
})

it('once: a read may be tried again', async () => {
  const { page, wallet, answers } = await connectedPage(null, [stubborn()])
  const balances: unknown[] = [new Rejection({ code: -32005 }), '0x1']
  answers['eth_getBalance'] = () => balances.shift()
  const first = watch(Promise.resolve(page.session.provider()?.request({ method: 'eth_getBalance' })))
  await until(() => first.end !== undefined)
  expect(wallet.calls.filter(({ method }) => method === 'eth_getBalance').length).toBeGreaterThan(1)
})

it('once: a double click on a wallet asks it once, in strict mode too', async () => {
  let answer: (value: unknown) => void = () => undefined
  const wallet = createFakeProvider({
    eth_requestAccounts: new Promise((resolve) => {
      answer = resolve
    }),
    eth_chainId: '0x1',
  })
  const page = await openLivePage(wallet)
  page.restart()
  announce(page.browser, goodInfo(), wallet)
  await flushTasks()
  const clicks = [watch(page.session.connect(WALLET_ID)), watch(page.session.connect(WALLET_ID))]
  await flushTasks()
  answer([ADDRESS])
  await until(() => clicks.every(({ end }) => end !== undefined))
  expect(clicks.map(({ end }) => end)).toEqual(['resolved', 'resolved'])
  expect(wallet.calls.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1)
})
