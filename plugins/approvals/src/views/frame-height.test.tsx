import { embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OTHER, openApproval } from '../test-support/open-approval'
import { usualHeight } from './frame-geometry'

type Page = Awaited<ReturnType<typeof openApproval>>

const heightOf = async (view: Page): Promise<number | undefined> => {
  await expect.poll(() => view.shownOver.length).toBeGreaterThan(0)
  return view.shownOver.at(-1)?.getBoundingClientRect().height
}
const tell = (view: Page, frameHeight: number | undefined): Promise<void> =>
  act(() => view.test.setState(embeddedWalletContract, { frameHeight }))

test.each([
  [288, 288],
  [20, 205],
])('approve view: a frame that needs %i px gets %i', async (needed, given) => {
  const view = await openApproval({})
  await tell(view, needed)
  expect(await heightOf(view)).toBe(given)
})

test('approve view: a frame never takes more than most of the dialog, also in a very high window', async () => {
  const { innerWidth, innerHeight } = window
  const view = await openApproval({})
  await tell(view, 2_000)
  expect(await heightOf(view)).toBeLessThanOrEqual(Math.max(341, innerHeight * 0.58))
  await page.viewport(1_280, 1_440)
  // With the header and what stands above it, within the 760 px of the card.
  expect(await heightOf(view)).toBe(600 - 1)
  await page.viewport(innerWidth, innerHeight)
  await view.unmount()
})

// What the cards of `examples/embedded-wallet-frame` say in `card-heights.test.tsx`.
test.each([
  ['a short message', { method: 'personal_sign', params: ['0x6869', '0x'] }, 304],
  ['a transfer', { method: 'eth_sendTransaction', params: [{ to: OTHER, value: '0x1' }] }, 450],
  ['Solana’s message', { method: 'solana_signMessage', params: { message: 'a' } }, 304],
])(
  'approve view: the place of %s is as high before the frame says what it needs as then',
  async (_name, approval, needed) => {
    const view = await openApproval({ approval })
    const before = await heightOf(view)
    await tell(view, needed)
    expect(await heightOf(view)).toBe(before)
    await tell(view, undefined)
    expect(await heightOf(view)).toBe(before)
  },
)

const hexOf = (text: string): string =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
const height = (text: string): number => usualHeight({ method: 'personal_sign', params: [hexOf(text), '0x'] })

test('frame geometry: a message grows by its lines, which are longer where it gets the whole width', () => {
  expect([height(''), height('a'.repeat(27)), height('a'.repeat(28)), height('a'.repeat(80))]).toEqual([
    304, 304, 324, 344,
  ])
  expect([height('one\ntwo'), height('a'.repeat(81)), height('a\n\nb')]).toEqual([359, 359, 379])
  // Not the two halves of other bytes, and characters instead of bytes.
  expect([height('\u00a0'), height('\u0639'.repeat(27))]).toEqual([304, 304])
  for (const params of [undefined, [], [1], ['hello'], ['0x0g']])
    expect(usualHeight({ method: 'personal_sign', params })).toBe(304)
})

test('frame geometry: a call has a place for its data, and a new contract none for an address', () => {
  const call = (transaction: object): number =>
    usualHeight({ method: 'eth_sendTransaction', params: [transaction] })
  const much = `0x12345678${'0'.repeat(192)}`
  expect([
    call({ to: OTHER, data: '0x' }),
    call({ to: OTHER, data: '0x12' }),
    call({ to: OTHER, input: much }),
    call({ data: '0x6000' }),
  ]).toEqual([450, 574, 690, 553])
  const calls = (...all: object[]): number =>
    usualHeight({ method: 'wallet_sendCalls', params: [{ calls: all }] })
  expect([calls({ to: OTHER, data: '0x12' }), calls({ to: OTHER }, { to: OTHER })]).toEqual([574, 706])
  for (const params of [undefined, [], [{}], [{ calls: 'none' }]])
    expect(usualHeight({ method: 'wallet_sendCalls', params })).toBeLessThanOrEqual(450)
})

test('frame geometry: typed data has a row for each field, two lines for an address, and the network once', () => {
  const typed = (data: unknown): number =>
    usualHeight({ method: 'eth_signTypedData_v4', params: [OTHER, data] })
  const mail = {
    domain: { name: 'Post', version: '1', chainId: 1, verifyingContract: OTHER },
    message: { contents: 'Hello' },
  }
  expect([typed(mail), typed(JSON.stringify(mail))]).toEqual([464, 464])
  expect(typed({ message: { to: [OTHER, OTHER], from: { name: 'A' } } })).toBe(324 + 50 + 50 + 30)
  for (const other of [undefined, 'no JSON', null, 1]) expect(typed(other)).toBe(324)
  const deep = JSON.stringify(mail).replace('"Hello"', `${'['.repeat(50_000)}${']'.repeat(50_000)}`)
  expect(typed(deep)).toBe(434)
})
