import { cloudContract } from '@latchkey/cloud/contract'
import { ServiceUnreachableError } from '@latchkey/cloud/errors'
import { LatchkeyProvider, ViewOutlet } from '@latchkey/kernel/react'
import { fake } from '@latchkey/kernel/testing'
import { createWalletError } from '@latchkey/session/requests'
import {
  ADDRESS,
  connectedState,
  createFakeChainAdapter,
  createFakeSession,
  mainnet,
  renderView,
  connectedTarget as target,
} from '@latchkey/testing'
import { act, actUntil, renderInShadow, withAxe } from '@latchkey/ui-primitives/test-support'
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
  let isDown = false
  const cloud = fake(cloudContract, {
    state: {},
    api: {
      blockchainApi: async ({ path, body, parse }) => {
        if (isDown) throw new ServiceUnreachableError()
        if (body !== undefined || path.endsWith(name))
          return parse({ name, addresses: { 60: { address: ADDRESS } } })
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
  const fill = async (): Promise<void> => {
    await expect.poll(() => view.findAll('[part~="register-name-submit"]').length).toBe(1)
    await act(() => userEvent.fill(page.getByRole('textbox', { name: 'Name' }).last(), 'alice'))
    await view.advance(500)
    await expect.poll(view.text).toContain('is free')
  }
  const submit = async (): Promise<void> => {
    await fill()
    await view.press('Register')
  }
  /** Asks for the form as a page does, and for the wallet as its user does. */
  const register = async (): Promise<{ readonly end: Promise<unknown> }> => {
    const end = ask()
    await submit()
    await expect.poll(() => signing.length).toBe(1)
    return { end }
  }
  const sign = (): Promise<void> =>
    act(async () => {
      for (const one of signing) one.sign('0x5e')
    })
  const fail = (error: unknown): Promise<void> => act(async () => signing.at(-1)?.fail(error))
  const takeDown = (next: boolean): void => {
    isDown = next
  }
  return { ...view, signing, ask, fill, submit, register, sign, fail, takeDown }
}
/** Whether it has ended, without waiting for it. */
const ended = (end: Promise<unknown>): Promise<unknown> => Promise.race([end, Promise.resolve('open')])

test('request: without an answer of the wallet nothing has failed, and it is asked again quietly', async () => {
  const view = await open()
  const { end } = await view.register()
  await view.fail(lost)
  await expect.poll(view.text).toContain('Check your wallet first')
  expect(view.text()).toContain('It didn’t say whether it signed.')
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

test('request: without an answer of the service nothing has failed, and it is looked at again', async () => {
  const view = await open()
  const { end } = await view.register()
  view.takeDown(true)
  await view.sign()
  await expect.poll(view.text).toContain('alice.reown.id may be yours')
  expect(view.text()).not.toContain('Error registering name')
  expect(await view.violations()).toEqual([])
  view.takeDown(false)
  await view.press('Check again')
  await view.shown('RegisterAccountNameSuccess')
  expect(await end).toEqual({ name })
  expect(view.signing.length).toBe(1)
  await view.unmount()
})

test('request: closed while the service has not answered, the form leads back to it, and nothing is signed twice', async () => {
  const view = await open()
  const { end } = await view.register()
  view.takeDown(true)
  await act(() => view.test.latchkey.close())
  await view.sign()
  expect(await end).toMatchObject({ code: 'NAME_UNCONFIRMED' })
  view.takeDown(false)
  const again = view.ask()
  await view.submit()
  await view.shown('RegisterAccountNameRequest')
  await view.press('Check again')
  await view.shown('RegisterAccountNameSuccess')
  expect(await again).toEqual({ name })
  expect(view.signing.length).toBe(1)
  await view.unmount()
})

test('request: that a name may be registered is said by a notice where no view shows it', async () => {
  const view = await open()
  const { end } = await view.register()
  view.takeDown(true)
  await view.unmount()
  view.test.latchkey.close()
  await view.sign()
  expect(await end).toMatchObject({ code: 'NAME_UNCONFIRMED' })
  expect(view.test.notices.map(({ notice }) => notice.code)).toEqual(['NAME_UNCONFIRMED'])
})

test('request: closed in the task in which it is pressed, it is asked for and ends as it ends', async () => {
  const view = await open()
  const end = view.ask()
  await view.fill()
  await act(() => {
    view.find('[part~="register-name-submit"]').click()
    view.test.latchkey.close()
  })
  await expect.poll(() => view.signing.length).toBe(1)
  await view.sign()
  expect(await end).toEqual({ name })
  await view.unmount()
})

test('request: a restart ends no promise, and the form then leads to what the wallet has', async () => {
  const view = await open()
  const { end } = await view.register()
  const { latchkey, clock, shownView } = view.test
  await view.unmount()
  await clock.advance(0)
  expect(await ended(end)).toBe('open')
  const { find, findAll, unmount } = await renderInShadow(
    <LatchkeyProvider latchkey={latchkey}>
      <ViewOutlet loading={null} failed={() => null} />
    </LatchkeyProvider>,
  )
  const later = view.ask()
  const submit = '[part~="register-name-submit"]'
  const isThere = (selector: string): Promise<void> =>
    actUntil(
      () => findAll(selector).length === 1,
      () => `There is no ${selector}`,
    )
  await isThere(submit)
  await act(() => clock.advance(500))
  await isThere(`${submit}:not([aria-busy="true"])`)
  await act(() => find(submit).click())
  await actUntil(
    () => shownView() === 'RegisterAccountNameRequest',
    () => `${shownView()} is shown`,
  )
  await act(() => latchkey.close())
  await view.sign()
  expect(await Promise.all([end, later])).toEqual([{ name }, { name }])
  expect(view.signing.length).toBe(1)
  await unmount()
})

test('request: what a page opens it with is ignored, and the form is shown', async () => {
  const view = await open()
  await view.open('RegisterAccountNameRequest', { name: 'mallory.reown.id', target })
  await expect.poll(() => view.test.shownView()).toBe('RegisterAccountName')
  expect(view.text()).not.toContain('mallory')
  expect(view.signing).toEqual([])
  await view.unmount()
})
