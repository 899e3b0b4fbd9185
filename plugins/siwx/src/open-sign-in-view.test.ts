import { sessionContract } from '@latchkey/session/contract'
import { connectedState } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { type SiwxSession, siwxContract } from './contract'
import { openConnectingView, own, type SignInPage, toPending } from './test-support/open-connecting-view'

/** A wallet is connected, and the dialog is closed. */
async function openSignedOut(): Promise<SignInPage> {
  const page = openConnectingView(true, async () => undefined)
  page.closeByPlugin()
  page.setState(sessionContract, connectedState())
  await expect.poll(() => page.latchkey.read(siwxContract).signIn.status).toBe('signed-out')
  return page
}

/** The session with which `signIn` resolves, or the code of its error. */
const outcomeOf = ({ latchkey }: SignInPage): Promise<unknown> =>
  latchkey
    .get(siwxContract)
    .signIn()
    .catch(({ code }) => code)

test.each([
  ['pushes a view', (page: SignInPage) => page.pushByPlugin('Other'), ['SIWXSignMessage']],
  ['replaces it', (page: SignInPage) => page.showWanted(), ['SIWXSignMessage']],
  [
    'opens a view',
    (page: SignInPage) => page.latchkey.open('Wanted'),
    ['SIWXSignMessage', 'Wanted', 'SIWXSignMessage'],
  ],
] as const)(
  'signIn: it goes on waiting when the page %s while its screen is required',
  async (_name, navigate, shown) => {
    const page = await openSignedOut()
    const outcome = outcomeOf(page)
    await expect.poll(() => page.shown.slice(2)).toEqual(['SIWXSignMessage'])
    navigate(page)
    await page.clock.advance(0)
    await expect.poll(() => page.shown.slice(2)).toEqual(shown)
    page.setState(siwxContract, { signIn: { status: 'signed-in', session: own } })
    page.answer(own)
    expect(await outcome).toEqual(own)
    page.latchkey.dispose()
  },
)

test.each([
  ['closes the dialog', async (page: SignInPage) => page.latchkey.close()],
  ['cannot load its code', () => Promise.reject(new TypeError('offline'))],
] as const)(
  'signIn: it shows the screen after one that has not come, because the page %s',
  async (_name, end) => {
    const page = openConnectingView(false, async () => undefined)
    page.closeByPlugin()
    await toPending(page)
    page.needs.check = () => end(page)
    await page.clock.advance(600)
    await page.clock.advance(0)
    page.needs.check = async () => undefined
    const outcome = outcomeOf(page)
    await expect.poll(() => page.shown.slice(2)).toEqual(['SIWXSignMessage'])
    page.setState(siwxContract, { signIn: { status: 'signed-in', session: own } })
    page.answer(own)
    expect(await outcome).toEqual(own)
    page.latchkey.dispose()
  },
)

test('signIn: it resolves with the session of the active account, whatever the screen has ended with', async () => {
  const page = await openSignedOut()
  const former: SiwxSession = { ...own, accountAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }
  const unsigned = outcomeOf(page)
  await expect.poll(() => page.shown.slice(2)).toEqual(['SIWXSignMessage'])
  page.answer(former)
  expect(await unsigned).toBe('VIEW_DISMISSED')
  const signed = outcomeOf(page)
  await expect.poll(() => page.shown.slice(4)).toEqual(['SIWXSignMessage'])
  page.setState(siwxContract, { signIn: { status: 'signed-in', session: own } })
  page.answer(former)
  expect(await signed).toEqual(own)
  page.latchkey.dispose()
})
