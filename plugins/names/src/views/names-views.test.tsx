import { cloudContract } from '@latchkey/cloud/contract'
import { fake } from '@latchkey/kernel/testing'
import { connectedState, createFakeSession, mainnet, renderView } from '@latchkey/testing'
import { act, withAxe } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { names } from '../plugin'

interface Asked {
  readonly path: string
  answer(value: unknown): Promise<void>
}

/** Opens the form over a service that the test controls. The account has no name. */
async function openForm() {
  const asked: Asked[] = []
  const cloud = fake(cloudContract, {
    state: {},
    api: {
      blockchainApi: async ({ path, parse }) => {
        if (path.includes('/reverse/')) return parse([])
        const value = await new Promise<unknown>((resolve) => {
          asked.push({ path, answer: (given) => act(async () => resolve(given)) })
        })
        return parse(value)
      },
    },
  })
  const session = createFakeSession({
    state: { networks: [mainnet], ...connectedState() },
    api: { adapter: () => undefined },
  })
  const view = withAxe(await renderView({ plugin: names(), session, fakes: [cloud] }))
  await view.open('RegisterAccountName')
  await view.shown('RegisterAccountName')
  const type = (text: string): Promise<void> =>
    act(() => userEvent.fill(page.getByRole('textbox', { name: 'Name' }).last(), text))
  const isDisabled = (): unknown => Reflect.get(view.find('[part~="register-name-submit"]'), 'disabled')
  return { ...view, asked, type, isDisabled }
}
const suggestions = (name: string, registered: boolean, ...free: readonly string[]) => ({
  suggestions: [
    { name: `${name}.reown.id`, registered },
    ...free.map((one) => ({ name: `${one}.reown.id`, registered: false })),
  ],
})

test('form: sends no request during typing, and never shows the result for an earlier text', async () => {
  const view = await openForm()
  await view.type('alic')
  await view.advance(499)
  await view.type('alice')
  await view.advance(499)
  expect(view.asked).toEqual([])
  await view.advance(1)
  await expect.poll(() => view.asked.map(({ path }) => path)).toEqual(['/v1/profile/suggestions/alice'])
  await view.type('alice-2')
  await view.asked[0]?.answer(suggestions('alice', false))
  expect(view.text()).not.toContain('is free')
  expect(view.isDisabled()).toBe(false)
  await view.press('Register')
  expect(view.text()).not.toContain('Sign with your wallet')
  await view.advance(500)
  await expect.poll(() => view.asked.length).toBe(2)
  await view.asked[1]?.answer(suggestions('alice-2', false))
  await expect.poll(() => view.text()).toContain('alice-2.reown.id is free')
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('form: a taken name cannot be registered, and suggestions are free names of the zone', async () => {
  const view = await openForm()
  await view.type(' ALICE ')
  await view.advance(500)
  await expect.poll(() => view.asked.length).toBe(1)
  await view.asked[0]?.answer({
    suggestions: [
      ...suggestions('alice', true, 'alice-1', 'alice-1', 'x', '<b>alice').suggestions,
      { name: 'alice.example.com', registered: false },
      { name: 'alice-9.reown.id', registered: true },
    ],
  })
  await expect.poll(() => view.text()).toContain('alice.reown.id is taken')
  expect(view.text()).toContain('alice-1.reown.id')
  for (const text of ['example.com', 'alice-9', '<b>', 'x.reown.id']) expect(view.text()).not.toContain(text)
  expect(view.isDisabled()).toBe(true)
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('form: an invalid text is explained after a pause, without a request', async () => {
  const view = await openForm()
  await view.type('al!')
  expect(view.text()).not.toContain('only')
  await view.advance(500)
  expect(view.text()).toContain('Use letters, digits and hyphens only.')
  await view.type('al')
  await view.advance(500)
  expect(view.text()).toContain('Use at least 4 characters.')
  expect(view.asked).toEqual([])
  await view.unmount()
})
