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

for (const count of [1, 2, 3, 4, 5, 7])
  test(`account: ${count} actions stand in one row of 320 px, in the order of walletFeaturesOrder`, async () => {
    const names = ['send', 'receive', 'swaps', 'onramp', 'x-a', 'x-b', 'x-c'].slice(0, count)
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
    const shown = () => view.findAll('[part~="account-action"]').map(({ textContent }) => textContent)
    expect(shown()).toEqual(names.slice(0, 5).map((id) => `A ${id}`))
    const buttons = view.findAll('[part~="account-action"], [part~="more-actions"]')
    expect(buttons).toHaveLength(Math.min(count, 6))
    for (const button of buttons) expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
    expect(new Set(buttons.map((button) => button.getBoundingClientRect().top)).size).toBe(1)
    if (count > 5) {
      await view.press('More')
      expect(shown()).toEqual(names.map((id) => `A ${id}`))
      await view.press('Less')
      expect(shown()).toHaveLength(5)
    }
    await view.unmount()
  })

test('account: an action for the settings is shown there, and not on the account screen', async () => {
  const component = lazy(async () => ({ default: () => 'ada@example.org' }))
  const email: AccountAction = {
    id: 'email',
    label: () => 'Email',
    placement: 'settings',
    component,
    run: () => undefined,
  }
  const view = await renderAccount({ state: connectedState('eip155:1'), plugins: [otherPlugin([email])] })
  await view.open('Account')
  expect(view.text()).not.toContain('ada@example.org')
  await view.open('AccountSettings')
  expect(view.text()).toContain('ada@example.org')
  await view.unmount()
})

test('account: the pressed tab stays where it is, whatever its content is high', async () => {
  const high = (height: number) =>
    lazy(async () => ({ default: () => <div style={{ height, width: 200 }}>{height}</div> }))
  const tabs = [900, 20, 1500].map(
    (height, order): AccountTab => ({
      id: `t${height}`,
      order,
      label: () => `Tab ${height}`,
      component: high(height),
    }),
  )
  const view = await renderAccount({
    state: connectedState('eip155:1'),
    plugins: [otherPlugin([], tabs)],
    width: 360,
  })
  await view.open('Account')
  view.find('[part="account"]').style.maxHeight = '560px'
  const area = view.find('[part="scroll-area"]')
  await act(async () => {
    area.scrollTop = 60
    await new Promise((resolve) => area.addEventListener('scroll', resolve, { once: true }))
  })
  const places = () => [
    view.find('[part="tab-list"]').getBoundingClientRect().top,
    area.getBoundingClientRect().height,
  ]
  const before = places()
  for (const name of ['Tab 20', 'Tab 1500', 'Tab 900']) {
    await view.press(name)
    expect(view.find('[role="tabpanel"]').textContent).toBe(name.slice(4))
    expect(places()).toEqual(before)
  }
  await view.unmount()
})
