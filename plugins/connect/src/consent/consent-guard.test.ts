import { defineContract, definePlugin } from '@latchkey/kernel'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { beforeConnect, sessionContract } from '@latchkey/session/contract'
import { createFakeSession } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { connectContract } from '../contract'
import { connect } from '../plugin'

test('consent: without it the beforeConnect guard refuses every connect, and setConsent allows it', async () => {
  const { plugin, check } = guardReader()
  const { latchkey } = createTestLatchkey({
    plugins: [connect({ legalCheckbox: true, termsConditionsUrl: 'https://example.com/t' }), plugin],
    fakes: [createFakeSession().plugin],
  })
  const { setConsent } = latchkey.get(connectContract)
  expect(await check()).toMatchObject({ kind: 'refuse', reason: 'NO_CONSENT' })
  setConsent(true)
  expect(await check()).toMatchObject({ kind: 'allow' })
  setConsent(false)
  expect(await check()).toMatchObject({ kind: 'refuse' })
})

test('consent: without legalCheckbox none is needed, but the host can require it by setConsent(false)', async () => {
  const { plugin, check } = guardReader()
  const { latchkey } = createTestLatchkey({
    plugins: [connect({ termsConditionsUrl: 'https://example.com/t' }), plugin],
    fakes: [createFakeSession().plugin],
  })
  expect(latchkey.read(connectContract).consent).toBe('not-needed')
  expect(await check()).toMatchObject({ kind: 'allow' })
  latchkey.get(connectContract).setConsent(false)
  expect(await check()).toMatchObject({ kind: 'refuse' })
})

/** A plugin whose `check` runs the guards of `beforeConnect`. */
function guardReader() {
  let check = async (): Promise<unknown> => undefined
  const plugin = definePlugin(
    defineContract<{
      readonly id: 'test/guard'
      readonly api: object
      readonly state: Record<never, never>
      readonly events: Record<never, never>
      readonly views: Record<never, never>
    }>('test/guard', 1),
    {
      dependsOn: [sessionContract],
      setup(ctx) {
        check = () => ctx.check(beforeConnect, { walletId: 'fox' })
        return {}
      },
    },
  )()
  return { plugin, check: () => check() }
}
