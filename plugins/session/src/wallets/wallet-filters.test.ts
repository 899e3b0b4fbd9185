import { defineContract, definePlugin } from '@latchkey/kernel'
import { expect, it } from 'vitest'
import { walletFilters } from '../contract'
import { createFakeConnector } from '../test-support/fake-connector'
import { flushTasks, startSession } from '../test-support/start-session'

interface HiderContract {
  readonly id: 'test/hider'
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

it('wallet filters: a filter added later hides the wallet, and removing it lists the wallet again', async () => {
  let hide: (hidden: string) => void = () => undefined
  const hider = definePlugin(defineContract<HiderContract>('test/hider', 1), {
    setup(ctx) {
      const filled = ctx.fill(walletFilters, { id: 'hider', hides: () => false })
      hide = (hidden) => filled.update({ hides: ({ name }) => name === hidden })
      return {}
    },
  })
  const named = (id: string, name: string) => createFakeConnector(id, { traits: { name } })
  const session = await startSession({ connectors: [named('a', 'A'), named('b', 'B')], plugins: [hider()] })
  const names = (): readonly string[] => session.state().wallets.map(({ name }) => name)
  expect(names()).toEqual(['A', 'B'])
  hide('B')
  await flushTasks()
  expect(names()).toEqual(['A'])
  hide('')
  await flushTasks()
  expect(names()).toEqual(['A', 'B'])
})
