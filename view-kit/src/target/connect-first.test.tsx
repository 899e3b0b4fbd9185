import { type Contract, defineContract, definePlugin, type View, viewNeeds } from '@latchkey/kernel'
import { useRouter } from '@latchkey/kernel/react'
import { sessionContract } from '@latchkey/session/contract'
import { connectedState, createFakeSession, disconnectedState, renderView } from '@latchkey/testing'
import { act, withAxe } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { ConnectFirst, useTarget } from './target'

interface TipContract extends Contract {
  readonly id: 'test/tip'
  readonly views: { readonly 'test/Tip': View<{ readonly amount: string }> }
}
interface WalletsContract extends Contract {
  readonly id: 'test/wallets'
  readonly views: { readonly 'test/Wallets': View }
}
const tipContract = defineContract<TipContract>('test/tip', 1)

function Tip({ args }: { readonly args: { readonly amount: string } }) {
  const router = useRouter(tipContract)
  return useTarget() ? (
    <p>{args.amount}</p>
  ) : (
    <ConnectFirst onConnect={() => router.replace('test/Tip', args)} />
  )
}

const tip = definePlugin(tipContract, {
  dependsOn: [sessionContract],
  views: { 'test/Tip': { load: async () => ({ default: Tip }), needs: { connection: true } } },
  setup: () => ({}),
})

/** Offers wallets where none is connected. */
const wallets = definePlugin(defineContract<WalletsContract>('test/wallets', 1), {
  dependsOn: [sessionContract],
  views: { 'test/Wallets': { load: async () => ({ default: () => <p>Wallets</p> }) } },
  setup(ctx) {
    ctx.fill(viewNeeds, {
      id: 'connection',
      unmet: () =>
        Object.keys(ctx.read(sessionContract).connections).length > 0 ? undefined : { view: 'test/Wallets' },
    })
    return {}
  },
})

test('connect first: the button opens the wallets, and then the view with its arguments', async () => {
  const session = createFakeSession({ state: connectedState() })
  const view = withAxe(await renderView({ plugin: tip(), plugins: [wallets()], session }))
  await view.open('test/Tip', { amount: '7' })
  await view.shown('test/Tip')
  expect(view.text()).toBe('7')
  await act(() => view.test.setState(sessionContract, disconnectedState))
  expect(view.text()).toContain('Your wallet was disconnected.')
  expect(await view.violations()).toEqual([])
  await view.press('Connect wallet')
  await view.shown('test/Wallets')
  await act(() => {
    view.test.setState(sessionContract, connectedState())
    view.test.answer(undefined)
  })
  await view.shown('test/Tip')
  expect(view.text()).toBe('7')
  await view.unmount()
})

test('connect first: without a plugin that connects there is no button', async () => {
  const session = createFakeSession({ state: disconnectedState })
  const view = await renderView({ plugin: tip(), session })
  await view.open('test/Tip', { amount: '7' })
  await view.shown('test/Tip')
  expect(view.findAll('button')).toEqual([])
  await view.unmount()
})
