import { embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
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

test('approve view: a frame never takes more than most of the dialog', async () => {
  const view = await openApproval({})
  await tell(view, 2_000)
  expect(await heightOf(view)).toBeLessThanOrEqual(Math.max(341, innerHeight * 0.58))
})

// What the cards of `examples/embedded-wallet-frame` say in `card-heights.test.tsx`.
test.each([
  ['a short message', { method: 'personal_sign', params: ['0x6869', '0x'] }, 304],
  ['a transfer', { method: 'eth_sendTransaction', params: [{ to: OTHER, value: '0x1' }] }, 450],
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

test('frame geometry: a message grows by its lines; one that gets the whole width, and any other request, gets all', () => {
  const most = usualHeight({ method: 'eth_signTypedData_v4', params: [] })
  expect([height(''), height('a'.repeat(27)), height('a'.repeat(28)), height('a'.repeat(80))]).toEqual([
    304, 304, 324, 344,
  ])
  for (const text of ['a'.repeat(81), 'one\ntwo']) expect(height(text)).toBe(most)
  // Not the two halves of other bytes.
  expect(height('\u00a0')).toBe(304)
  for (const params of [undefined, [], [1], ['hello'], ['0x0g']])
    expect(usualHeight({ method: 'personal_sign', params })).toBe(most)
})

test('frame geometry: a call of a contract, or a new one, gets all', () => {
  const send = (transaction: object): number =>
    usualHeight({ method: 'eth_sendTransaction', params: [transaction] })
  expect(send({ to: OTHER, data: '0x' })).toBe(450)
  for (const call of [{ to: OTHER, data: '0x12' }, { to: OTHER, input: '0x12' }, { value: '0x1' }])
    expect(send(call)).toBeGreaterThan(450)
})
