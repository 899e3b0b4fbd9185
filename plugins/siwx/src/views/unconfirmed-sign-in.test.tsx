import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { SignInRefusedError } from '../errors'
import { type RenderedSignIn, renderSignIn } from '../test-support/render-sign-in'

/** Signing in is optional, and the owners of the contract confirm nothing until the nonce is over. */
async function toConfirming(): Promise<RenderedSignIn> {
  let asked = 0
  const view = await renderSignIn({
    required: false,
    served: {
      async add() {
        asked += 1
        throw new SignInRefusedError(asked === 1 ? 'SIGNATURE_PENDING' : 'NONCE_EXPIRED')
      },
    },
  })
  await view.connect()
  await view.shown('SIWXSignMessage')
  await view.until(() => view.text() !== '')
  await view.press('Sign in')
  await view.until(() => view.calls.length === 1)
  await view.calls[0]?.sign()
  await view.until(() => view.status() === 'confirming')
  return view
}
const told = (view: RenderedSignIn): readonly string[] => view.test.notices.map(({ notice }) => notice.code)

test('sign-in: that the owners did not confirm is said on the screen, and not twice', async () => {
  const view = await toConfirming()
  await view.advance(5_000)
  await view.until(() => view.status() === 'signed-out')
  expect(view.text()).toContain('The owners didn’t confirm in time')
  expect(told(view)).toEqual([])
  await view.unmount()
})

test('sign-in: that the owners did not confirm is said where the dialog was closed', async () => {
  const view = await toConfirming()
  await act(() => view.test.latchkey.close())
  await view.advance(5_000)
  await view.until(() => view.status() === 'signed-out')
  expect(told(view)).toEqual(['SIWX_NOT_CONFIRMED'])
  await view.unmount()
})
