import { sessionContract } from '@latchkey/session/contract'
import { connectedState } from '@latchkey/testing'
import { act, recordHeights } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { renderSignIn } from '../test-support/render-sign-in'

test('sign-in: changes its height once from the look for a session until the user is signed in', async () => {
  let answer = (): void => undefined
  const current = (): Promise<undefined> => new Promise((resolve) => (answer = () => resolve(undefined)))
  const view = await renderSignIn({ served: { current } })
  await act(() => view.test.setState(sessionContract, connectedState()))
  await view.open('SIWXSignMessage')
  const heights = recordHeights(view.shadow, '[part~="sign-in"]')
  await view.until(() => view.text().includes('Checking if you’re signed in'))
  expect(await view.violations()).toEqual([])
  await act(() => answer())
  await view.until(() => view.status() === 'signed-out')
  await view.press('Sign in')
  await view.until(() => view.calls.length === 1)
  await view.calls[0]?.sign()
  await view.until(() => view.status() === 'signed-in')
  // The prompt, then the request until its end.
  expect(heights.stop()).toHaveLength(2)
  await view.unmount()
})
