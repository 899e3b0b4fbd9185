import { LatchkeyProvider, ViewBoundary } from '@latchkey/kernel/react'
import { act, renderInShadow } from '@latchkey/ui-primitives/test-support'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { siwxContract } from '../contract'
import { createFakeServer, openSiwx } from '../test-support/open-siwx'
import { useSession } from './use-session'

let renders = 0
function Greeting(): ReactNode {
  const signIn = useSession()
  renders += 1
  if (signIn.status === 'disconnected') return <p>disconnected</p>
  const { accountAddress } = signIn.status === 'signed-in' ? signIn.session : signIn
  return <p>{`${signIn.status} ${accountAddress.slice(0, 6)}`}</p>
}

test('useSession: follows the user from connecting to signing out, and renders for nothing else', async () => {
  const page = openSiwx({ backend: createFakeServer() })
  const view = await renderInShadow(
    <LatchkeyProvider latchkey={page.latchkey}>
      <Greeting />
    </LatchkeyProvider>,
  )
  const text = () => view.find('p').textContent
  expect(text()).toBe('disconnected')
  await act(() => page.connect())
  expect(text()).toBe('signed-out 0xb3F0')
  await act(async () => void (await page.api.sign()))
  expect(text()).toBe('signed-in 0xb3F0')
  const before = renders
  await act(() => page.setState(siwxContract, { isSignOutOwed: true }))
  expect(renders).toBe(before)
  await act(() => page.api.signOut())
  expect(text()).toBe('signed-out 0xb3F0')
  await act(() => page.disconnect())
  expect(text()).toBe('disconnected')
  await view.unmount()
  page.latchkey.dispose()
})

test('useSession: throws outside LatchkeyProvider', async () => {
  const errors: unknown[] = []
  const view = await renderInShadow(
    <ViewBoundary fallback={() => null} onError={(error) => void errors.push(error)}>
      <Greeting />
    </ViewBoundary>,
  )
  expect(errors).toMatchObject([{ code: 'MISSING_PROVIDER' }])
  await view.unmount()
})
