import { isLatchkeyError, type LatchkeyError } from '@latchkey/kernel'
import { createMemoryStorage } from '@latchkey/kernel/testing'
import { expect, it, test } from 'vitest'
import { failureKinds, type WalletErrorCode } from '../../../plugins/session/src/rpc/failure-kinds'
import { errorShapes } from '../../../plugins/session/src/test-support/error-shapes'
import { KEY, storedText } from '../../../plugins/session/src/test-support/stored'
import * as errors from './errors'
import { ADDRESS } from './test-support/connected-session'
import { createFakeProvider, type FakeProvider, Rejection } from './test-support/fake-provider'
import {
  CONNECTOR_ID,
  flushTasks,
  type LivePage,
  openLivePage,
  until,
  WALLET_ID,
} from './test-support/live-page'

const ADD = 'wallet_addEthereumChain'
const SWITCH = 'wallet_switchEthereumChain'

/** A switch that fails without a reason is reported as 'Chain is not supported'. */
const whileSwitching = (code: WalletErrorCode): WalletErrorCode =>
  ['WALLET_FAILED', 'RPC_INTERNAL', 'INVALID_INPUT'].includes(code) ? 'SWITCH_CHAIN_FAILED' : code
/** A wallet that cannot add a network fails with `SWITCH_CHAIN_FAILED`, unless the user said no or it may still do it. */
const whileAdding = (code: WalletErrorCode): WalletErrorCode =>
  ['USER_REJECTED', 'REQUEST_PENDING', 'WALLET_SILENT'].includes(code) ? code : 'SWITCH_CHAIN_FAILED'

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'It did not fail.',
    (error: unknown) => error,
  )
}

function expectWords(error: unknown, code: string, phase?: string): void {
  if (!isLatchkeyError(error)) throw new TypeError('Not an error of ours.', { cause: error })
  expect(error).toMatchObject({ code, ...(phase ? { phase, wallet: 'Example Wallet' } : {}) })
  expect([error.message, error.recovery]).toEqual([
    expect.stringMatching(/^[A-Z].{5,}$/),
    expect.stringMatching(/^[A-Z].{5,}\.$/),
  ])
}

const timesOf = ({ calls }: FakeProvider, method: string): number =>
  calls.filter((call) => call.method === method).length
const networkOf = (page: LivePage): string | undefined => page.session.active()?.networkId

test.each(errorShapes)(
  'error shapes, %s: every action ends in a code and a sentence',
  async (_, thrown, code) => {
    const refuse = new Rejection(thrown)
    const answers: Record<string, unknown> = {
      eth_requestAccounts: refuse,
      // A wallet that lacks the method may share its accounts nevertheless.
      eth_accounts: [],
      eth_chainId: '0x1',
      personal_sign: refuse,
      eth_sendTransaction: refuse,
      [SWITCH]: refuse,
      [ADD]: null,
      wallet_revokePermissions: refuse,
    }
    const wallet = createFakeProvider(answers)
    const page = await openLivePage(wallet)

    expectWords(await failureOf(page.session.connect(WALLET_ID)), code, 'connect')
    expect(page.state().connections).toEqual({})

    answers['eth_requestAccounts'] = [ADDRESS]
    answers['eth_accounts'] = [ADDRESS]
    const { provider } = await page.session.connect(WALLET_ID)
    for (const method of ['personal_sign', 'eth_sendTransaction']) {
      const error = await failureOf(provider.request({ method, params: [] }))
      expect(error).toMatchObject({ name: 'ProviderRpcError', message: expect.stringMatching(/./) })
      expect(Number.isInteger(Reflect.get(Object(error), 'code'))).toBe(true)
      expectWords(Reflect.get(Object(error), 'cause'), code, 'request')
      expect(timesOf(wallet, method)).toBe(1)
    }

    expectWords(await failureOf(page.session.switchNetwork('eip155:8453')), whileSwitching(code), 'switch')
    answers[SWITCH] = new Rejection({ code: 4902 })
    answers[ADD] = refuse
    expectWords(await failureOf(page.session.switchNetwork('eip155:8453')), whileAdding(code), 'switch')
    expect(networkOf(page)).toBe('eip155:1')

    const left = await page.session.disconnect().catch((error: unknown) => error)
    // A wallet that cannot withdraw a permission has not failed.
    if (left !== undefined) expectWords(left, 'DISCONNECT_FAILED')
    await flushTasks()
    expect(page.state()).toMatchObject({ connections: {}, remembered: [] })
    expect([page.clock.waiting, page.failures, page.errors]).toEqual([0, [], []])
  },
)

test.each(errorShapes)('error shapes, %s: reconnecting ends without an error', async (_, thrown) => {
  const refuse = new Rejection(thrown)
  const wallet = createFakeProvider({
    eth_accounts: refuse,
    eth_chainId: refuse,
    wallet_getPermissions: refuse,
  })
  const storage = createMemoryStorage({ [KEY]: storedText([CONNECTOR_ID]) })
  const page = await openLivePage(wallet, { storage })
  await until(() => page.state().restoreStatus === 'done')
  expect(page.state()).toMatchObject({ restoreStatus: 'done', connections: {} })
  expect(timesOf(wallet, 'eth_requestAccounts')).toBe(0)
  expect([page.clock.waiting, page.failures, page.errors, page.notices]).toEqual([0, [], [], []])
})

it('error shapes: there are at least sixty of them, and refusals in many of them', () => {
  expect(errorShapes.length).toBeGreaterThanOrEqual(60)
  expect(errorShapes.filter(([, , code]) => code === 'USER_REJECTED').length).toBeGreaterThanOrEqual(20)
  expect(new Set(errorShapes.map(([name]) => name)).size).toBe(errorShapes.length)
})

it('codes: are keys of the texts, `error.<code>`, each with one sentence and one recovery', () => {
  for (const [code, { message, recovery }] of Object.entries(failureKinds)) {
    expect(`error.${code}`).toMatch(/^error\.[A-Z]+(_[A-Z]+)*$/)
    expect([message, recovery]).toEqual([
      expect.stringMatching(/^[A-Z].{5,}[^.]$/),
      expect.stringMatching(/^[A-Z].*\.$/),
    ])
  }
})

const own: readonly LatchkeyError[] = [
  new errors.WalletResponseError('x'),
  new errors.WalletNoAccountError(),
  new errors.WalletLockedError(),
  new errors.WalletSilentError('x'),
  new errors.SwitchChainFailedError('eip155:1'),
]
test.each(own)('codes: $code says here what it says in session', ({ code, message, recovery }) => {
  const kinds: Readonly<Record<string, { readonly message: string; readonly recovery: string }>> =
    failureKinds
  expect(kinds[code]).toMatchObject({ message, recovery })
})
