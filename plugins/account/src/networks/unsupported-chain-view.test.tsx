import { defineContract, definePlugin, type View } from '@latchkey/kernel'
import { connectedState } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { renderAccount } from '../test-support/render-account'
import { notConnected } from '../test-support/session-states'

const toUnsupportedNetwork = {
  networkId: 'eip155:99',
  namespace: 'eip155',
  supported: false,
  silent: false,
} as const

test('unsupported chain: opens when the wallet switches to an unsupported network, and requests the picked one', async () => {
  const view = await renderAccount({ state: connectedState('eip155:99') })
  await act(() => view.session.emit('session:network-changed', toUnsupportedNetwork))
  await view.shown('UnsupportedChain')
  expect(view.text()).toContain('This page doesn’t support')
  await view.press('Base')
  expect(view.test.shownView()).toBe('SwitchNetwork')
  await act(() => view.session.switches[0]?.resolve())
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

interface QuizContract {
  readonly id: 'test/quiz'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: { readonly Quiz: View<undefined, string> }
}
const quiz = definePlugin(defineContract<QuizContract>('test/quiz', 1), {
  views: { Quiz: { title: () => 'Quiz', load: async () => ({ default: () => 'Which one?' }) } },
  setup: () => ({}),
})

test.each(['the wallet', 'the list'])(
  'unsupported chain: a view opened by `ask` stays below it, and is shown again after a switch by %s',
  async (by) => {
    const view = await renderAccount({ state: connectedState('eip155:99'), plugins: [quiz()] })
    let outcome: unknown = 'open'
    const ask: (name: string) => Promise<unknown> = view.test.latchkey.ask
    ask('Quiz').then(
      (answer) => {
        outcome = answer
      },
      (error: unknown) => {
        outcome = error
      },
    )
    await view.shown('Quiz')
    await act(() => view.session.emit('session:network-changed', toUnsupportedNetwork))
    await view.shown('UnsupportedChain')
    if (by === 'the list') {
      await view.press('Base')
      await act(() => view.session.switches[0]?.resolve())
    }
    await view.setSession(connectedState('eip155:8453'))
    expect(view.test.shownView()).toBe('Quiz')
    expect(outcome).toBe('open')
    await act(() => view.test.answer('this one'))
    expect(outcome).toBe('this one')
    await view.unmount()
  },
)

test('unsupported chain: while the network is unsupported the user cannot close it, but the host can', async () => {
  const view = await renderAccount({ state: connectedState('eip155:99') })
  const refusals: string[] = []
  view.test.latchkey.on('kernel:close-refused', ({ reason }) => void refusals.push(reason))
  await view.open('UnsupportedChain')
  await expect
    .poll(async () => {
      await act(() => view.router.close())
      return refusals
    })
    .toEqual(['NETWORK_UNSUPPORTED'])
  expect(view.test.shownView()).toBe('UnsupportedChain')
  await act(() => view.test.latchkey.close())
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

test('unsupported chain: closes automatically when the wallet is on a supported network again', async () => {
  const view = await renderAccount({ state: connectedState('eip155:99') })
  await view.open('UnsupportedChain')
  await view.setSession(connectedState('eip155:1'))
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

test('unsupported chain: closes after disconnecting', async () => {
  const view = await renderAccount({ state: connectedState('eip155:99') })
  await view.open('UnsupportedChain')
  expect(view.find('[part="divider"]').textContent).toBe('or')
  await view.press('Disconnect')
  expect(view.session.disconnects.map(({ id }) => id)).toEqual(['c'])
  await view.setSession(notConnected)
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

for (const mode of ['light', 'dark'] as const)
  test(`unsupported chain: axe finds no violations in ${mode}, right to left`, async () => {
    const view = await renderAccount({ mode, direction: 'rtl', state: connectedState('eip155:99') })
    await view.open('UnsupportedChain')
    expect(await view.violations()).toEqual([])
    await view.unmount()
  })
