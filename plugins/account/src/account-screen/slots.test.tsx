import { defineContract, definePlugin, lazy } from '@latchkey/kernel'
import { connectedState } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { type AccountAction, type AccountTab, accountActions, accountTabs } from '../contract'
import { renderAccount } from '../test-support/render-account'

interface OtherContract {
  readonly id: 'test/other'
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
const otherPlugin = (actions: readonly AccountAction[], tabs: readonly AccountTab[] = []) =>
  definePlugin(defineContract<OtherContract>('test/other', 1), {
    setup(ctx) {
      for (const action of actions) ctx.fill(accountActions, action)
      for (const tab of tabs) ctx.fill(accountTabs, tab)
      return {}
    },
  })()

test('account: shows the actions of other plugins whose `when` is true', async () => {
  let runs = 0
  const send: AccountAction = {
    id: 'send',
    label: () => 'Send',
    icon: 'external',
    when: (state) => state.active['eip155'] === 'c',
    run: () => runs++,
  }
  const never: AccountAction = { id: 'never', label: () => 'Never', when: () => false, run: () => undefined }
  const view = await renderAccount({
    state: connectedState('eip155:1'),
    plugins: [otherPlugin([send, never])],
  })
  await view.open('Account')
  await view.press('Send')
  expect(runs).toBe(1)
  expect(view.text()).not.toContain('Never')
  await view.unmount()
})

test('account: a tab is loaded when it is first shown, and can be retried if that fails', async () => {
  const loads: string[] = []
  const tokens: AccountTab = {
    id: 'tokens',
    order: 1,
    label: () => 'Tokens',
    component: lazy(async () => {
      loads.push('tokens')
      return { default: () => 'No tokens yet' }
    }),
  }
  const activity: AccountTab = {
    id: 'activity',
    order: 2,
    label: () => 'Activity',
    component: lazy(async () => {
      loads.push('activity')
      if (loads.length < 3) throw new Error('offline')
      return { default: () => 'Nothing happened' }
    }),
  }
  const view = await renderAccount({
    state: connectedState('eip155:1'),
    plugins: [otherPlugin([], [activity, tokens])],
  })
  await view.open('Account')
  expect(view.findAll('[role="tab"]').map(({ textContent }) => textContent)).toEqual(['Tokens', 'Activity'])
  expect(view.find('[role="tabpanel"]').textContent).toBe('No tokens yet')
  expect(new Set(loads)).toEqual(new Set(['tokens']))
  loads.length = 0
  await view.press('Activity')
  expect(view.find('[role="tabpanel"]').textContent).toContain('Couldn’t load this part.')
  loads.push('once', 'more')
  await view.press('Try again')
  expect(view.find('[role="tabpanel"]').textContent).toBe('Nothing happened')
  await view.unmount()
})

test('account: an action may be disabled, have a badge, an icon of its own, or be a component of its plugin', async () => {
  const own = (text: string) => lazy(async () => ({ default: () => text }))
  const run = (): void => undefined
  const view = await renderAccount({
    state: connectedState('eip155:1'),
    plugins: [
      otherPlugin([
        {
          id: 'buy',
          order: 1,
          label: () => 'Buy',
          icon: own('icon'),
          badge: () => 'New',
          disabled: true,
          run,
        },
        { id: 'own', order: 2, label: () => 'Own', component: own('Own component'), run },
      ]),
    ],
  })
  await view.open('Account')
  const button = view.find('[part~="account-action"]')
  expect(button.textContent).toBe('iconBuy New')
  expect(button.hasAttribute('disabled')).toBe(true)
  expect(view.text()).toContain('Own component')
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('account: a disabled tab is shown with its badge and is not selected', async () => {
  const component = lazy(async () => ({ default: () => 'Here' }))
  const view = await renderAccount({
    state: connectedState('eip155:1'),
    plugins: [
      otherPlugin(
        [],
        [
          { id: 'a', order: 1, label: () => 'Soon', disabled: true, component },
          { id: 'b', order: 2, label: () => 'Activity', badge: () => '3', component },
        ],
      ),
    ],
  })
  await view.open('Account')
  const tabs = view.findAll('[role="tab"]')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Soon', 'Activity 3'])
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true'])
  await act(
    () => void tabs[1]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true })),
  )
  expect(tabs[1]?.getAttribute('aria-selected')).toBe('true')
  await view.unmount()
})

for (const count of [1, 2, 3, 4, 5, 6, 8])
  test(`account: ${count} actions fit into 360 px, in the order of walletFeaturesOrder`, async () => {
    const names = ['send', 'receive', 'swaps', 'onramp', 'x-a', 'x-b', 'x-c', 'x-d'].slice(0, count)
    const actions = names.map(
      (id, order): AccountAction => ({
        id,
        order,
        label: () => `A ${id}`,
        icon: 'swap',
        run: () => undefined,
      }),
    )
    const view = await renderAccount({
      state: connectedState('eip155:1'),
      plugins: [otherPlugin(actions)],
      options: { walletFeaturesOrder: ['send', 'receive', 'swaps', 'onramp'] },
      width: 360,
    })
    await view.open('Account')
    const buttons = view.findAll('[part~="account-action"]')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(names.map((id) => `A ${id}`))
    for (const button of buttons) expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
    const tops = new Set(buttons.map((button) => button.getBoundingClientRect().top))
    expect(tops.size).toBe(count > 5 ? 2 : 1)
    await view.unmount()
  })
