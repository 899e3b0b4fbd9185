import { account } from '@latchkey/account'
import { createTestLatchkey, fake } from '@latchkey/kernel/testing'
import { modal } from '@latchkey/modal'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import { createFakeSession } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { recordHook } from '../test-support/record-hook'
import { useDialog } from './index'

test('useDialog: follows whether the dialog is open and which view it shows, with the same methods', async () => {
  const { latchkey } = createTestLatchkey({
    plugins: [modal(), account()],
    fakes: [createFakeSession().plugin, fake(portfolioContract, { state: emptyPortfolio, api: {} })],
  })
  const { now, shown, change, again, unmount } = await recordHook(() => useDialog(), latchkey)
  expect(now()).toMatchObject({ isOpen: false, view: undefined })
  await change(() => now().open('Networks'))
  expect(now()).toMatchObject({ isOpen: true, view: 'Networks' })
  const before = now()
  await again()
  expect(now()).toBe(before)
  const ends: unknown[] = []
  await change(
    () =>
      void now()
        .ask('WhatIsANetwork')
        .catch((error) => ends.push(error)),
  )
  await expect.poll(() => now().view).toBe('WhatIsANetwork')
  await change(() => now().close())
  expect(now()).toMatchObject({ isOpen: false, view: undefined })
  expect(ends).toMatchObject([{ code: 'VIEW_DISMISSED' }])
  expect(new Set(shown.map(({ open }) => open)).size).toBe(1)
  await unmount()
  latchkey.dispose()
})
