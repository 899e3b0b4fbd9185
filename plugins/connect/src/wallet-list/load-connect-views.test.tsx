import { defineContract, definePlugin } from '@latchkey/kernel'
import { walletRow } from '@latchkey/session/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { connectMethods } from '../contract'
import { renderConnect } from '../test-support/render-connect'

interface EmailContract {
  readonly id: 'email'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

const email = definePlugin(defineContract<EmailContract>('email', 1), {
  setup(ctx) {
    ctx.fill(connectMethods, { id: 'email', kind: 'email', label: () => 'Email', run: () => undefined })
    return {}
  },
})

const INCOMPLETE = '[part~="skeleton"], [aria-busy="true"]'

test('connect: opens whole, the first time and again', async () => {
  const view = await renderConnect({
    state: { wallets: [walletRow('MetaMask')] },
    plugins: [email()],
    options: { termsConditionsUrl: 'https://example.com/terms' },
  })
  const incomplete: Node[] = []
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && (node.matches(INCOMPLETE) || node.querySelector(INCOMPLETE)))
          incomplete.push(node)
  })
  watch.observe(view.shadow, { childList: true, subtree: true })
  for (const time of ['first', 'second']) {
    await view.open('Connect')
    expect(view.text(), time).toContain('Email')
    expect(view.findAll('[part="legal"]'), time).toHaveLength(1)
    expect(incomplete, time).toEqual([])
    await act(() => view.test.latchkey.close())
  }
  watch.disconnect()
  await view.unmount()
})
