import { accountTabs } from '@latchkey/account/contract'
import { type Contract, defineContract, definePlugin } from '@latchkey/kernel'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { sessionContract } from '@latchkey/session/contract'
import { connectedState, createFakeSession } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { history } from './plugin'

interface ReaderContract extends Contract {
  readonly id: 'test/tabs'
  readonly api: { ids(): readonly string[] }
  readonly state: Record<never, never>
}
const readerContract = defineContract<ReaderContract>('test/tabs', 1)
const reader = definePlugin(readerContract, {
  setup: (ctx) => ({ ids: () => ctx.items(accountTabs).map(({ id }) => id) }),
})

test('tab: exists for EVM networks and Solana', () => {
  const session = createFakeSession({ state: connectedState() })
  const test = createTestLatchkey({ plugins: [history(), reader()], fakes: [session.plugin] })
  test.latchkey.start()
  const shown = ['eip155', 'solana', 'bip122'].map((activeNamespace) => {
    test.setState(sessionContract, { activeNamespace })
    return test.latchkey.get(readerContract).ids()
  })
  expect(shown).toEqual([['activity'], ['activity'], []])
})
