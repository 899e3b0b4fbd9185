import { cloudContract } from '@latchkey/cloud/contract'
import { fake } from '@latchkey/kernel/testing'
import { createWalletError } from '@latchkey/session/adapter-kit'
import {
  ADDRESS,
  connectedState,
  createFakeChainAdapter,
  createFakeSession,
  mainnet,
  renderView,
  connectedTarget as target,
} from '@latchkey/session/testing'
import { act, withAxe } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { names } from '../plugin'

const name = 'alice.reown.id'
const lost = createWalletError('DISCONNECTED', { phase: 'request' })
const declined = createWalletError('USER_REJECTED', { phase: 'request' })

/** Opens the names over a service that has every name free, and a wallet that the test answers for. */
async function open() {
  const signing: { readonly sign: (signature: string) => void; readonly fail: (error: unknown) => void }[] =
    []
  const cloud = fake(cloudContract, {
    state: {},
    api: {
      blockchainApi: async ({ path, body, parse }) => {
        if (body !== undefined) return parse({ name, addresses: { 60: { address: ADDRESS } } })
        return parse(path.includes('/suggestions/') ? { suggestions: [{ name, registered: false }] } : [])
      },
    },
  })
  const adapter = createFakeChainAdapter({
    sign: { message: () => new Promise((sign, fail) => signing.push({ sign, fail })) },
  })
  const session = createFakeSession({
    state: { networks: [mainnet], ...connectedState() },
    api: { adapter: () => adapter, active: () => target },
  })
  const view = withAxe(await renderView({ plugin: names(), session, fakes: [cloud] }))
  const ask = (): Promise<unknown> =>
    view.test.latchkey.ask('RegisterAccountName').catch((error: unknown) => error)
  const submit = async (): Promise<void> => {
    await expect.poll(() => view.findAll('[part~="register-name-submit"]').length).toBe(1)
    await act(() => userEvent.fill(page.getByRole('textbox', { name: 'Name' }).last(), 'alice'))
    await view.advance(500)
    await expect.poll(view.text).toContain('is free')
    await view.press('Register')
  }
  /** Asks for the form as a page does, and for the wallet as its user does. */
  const register = async (): Promise<{ readonly end: Promise<unknown> }> => {
    const end = ask()
    await submit()
    await expect.poll(() => signing.length).toBe(1)
    return { end }
  }
  const sign = (): Promise<void> => act(async () => signing.at(-1)?.sign('0x5e'))
  const fail = (error: unknown): Promise<void> => act(async () => signing.at(-1)?.fail(error))
  return { ...view, signing, ask, submit, register, sign, fail }
}
/** Whether it has ended, without waiting for it. */
const ended = (end: Promise<unknown>): Promise<unknown> => Promise.race([end, Promise.resolve('open')])

test('request: without an answer of the wallet nothing has failed, and it is asked again quietly', async () => {
  const view = await open()
  const { end } = await view.register()
  await view.fail(lost)
  await expect.poll(view.text).toContain('Look into your wallet first')
  expect(view.text()).toContain('It didn’t say whether it has signed.')
  expect(view.text()).not.toContain('Error registering name')
  expect(view.findAll('[part~="button-primary"]')).toEqual([])
  expect(await view.violations()).toEqual([])
  await view.press('Ask again')
  await expect.poll(() => view.signing.length).toBe(2)
  await view.sign()
  await view.shown('RegisterAccountNameSuccess')
  expect(await end).toEqual({ name })
  await view.unmount()
})

test.each([
  ['registered', undefined, { name }],
  ['declined', declined, { code: 'USER_REJECTED' }],
  ['unknown', lost, { code: 'DISCONNECTED' }],
])(
  'request: closing the dialog while the wallet has it ends no promise, which is then %s',
  async (_how, error, outcome) => {
    const view = await open()
    const { end } = await view.register()
    await act(() => view.test.latchkey.close())
    expect(await ended(end)).toBe('open')
    await (error ? view.fail(error) : view.sign())
    expect(await end).toMatchObject(outcome)
    await view.unmount()
  },
)

test('request: a form that is left before the wallet was asked is dismissed', async () => {
  const view = await open()
  const end = view.ask()
  await view.shown('RegisterAccountName')
  await act(() => view.test.latchkey.close())
  expect(await end).toMatchObject({ code: 'VIEW_DISMISSED' })
  expect(view.signing).toEqual([])
  await view.unmount()
})

test('request: the form leads back to the request that the wallet has, and asks for no other', async () => {
  const view = await open()
  const { end } = await view.register()
  await act(() => view.router.back('user'))
  await view.shown('RegisterAccountName')
  await view.submit()
  await view.shown('RegisterAccountNameRequest')
  expect(view.signing.length).toBe(1)
  await view.sign()
  await view.shown('RegisterAccountNameSuccess')
  expect(await end).toEqual({ name })
  await view.unmount()
})

test('request: what a page opens it with is ignored, and the form is shown', async () => {
  const view = await open()
  await view.open('RegisterAccountNameRequest', { name: 'mallory.reown.id', target })
  await expect.poll(() => view.test.shownView()).toBe('RegisterAccountName')
  expect(view.text()).not.toContain('mallory')
  expect(view.signing).toEqual([])
  await view.unmount()
})
