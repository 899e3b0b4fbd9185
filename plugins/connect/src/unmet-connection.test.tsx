import { defineContract, definePlugin, type View } from '@latchkey/kernel'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { type Network, sessionContract } from '@latchkey/session/contract'
import { createFakeSession, mainnet } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { connect } from './plugin'

interface TipContract {
  readonly id: 'test/tip'
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: {
    readonly 'test/Tip': View<{ readonly amount: string }>
    readonly 'test/Any': View
    readonly 'test/Both': View
    readonly 'test/Evm': View
    readonly 'test/Nowhere': View
  }
}
const load = async () => ({ default: () => null })
const tip = definePlugin(defineContract<TipContract>('test/tip', 1), {
  dependsOn: [sessionContract],
  views: {
    'test/Tip': { load, needs: { connection: ['solana'] } },
    'test/Any': { load, needs: { connection: true } },
    'test/Both': { load, needs: { connection: ['eip155', 'solana'] } },
    'test/Evm': { load, needs: { connection: ['eip155'] } },
    'test/Nowhere': { load, needs: { connection: ['bip122'] } },
  },
  setup: () => ({}),
})

test.each([
  ['test/Any', 'eip155'],
  ['test/Tip', 'solana'],
] as const)(
  'needs: %s opens Connect first, and follows when a wallet is connected',
  async (view, namespace) => {
    const { latchkey, shownView, setState, answer } = createTestLatchkey({
      plugins: [connect(), tip()],
      fakes: [session()],
    })
    latchkey.open(view, { amount: '1' })
    await expect.poll(shownView).toBe('Connect')
    setState(sessionContract, connectedIn(namespace))
    answer(undefined)
    await expect.poll(shownView).toBe(view)
  },
)

test('needs: a wallet in another namespace does not meet the need', async () => {
  const { latchkey, shownView, setState } = createTestLatchkey({
    plugins: [connect(), tip()],
    fakes: [session()],
  })
  setState(sessionContract, connectedIn('eip155'))
  latchkey.open('test/Tip', { amount: '1' })
  await expect.poll(shownView).toBe('Connect')
  latchkey.close()
  setState(sessionContract, connectedIn('solana'))
  latchkey.open('test/Tip', { amount: '1' })
  await expect.poll(shownView).toBe('test/Tip')
})

test('needs: views show the account of the active namespace, so a wallet is needed there if it is among the needed', async () => {
  const { latchkey, shownView, setState } = createTestLatchkey({
    plugins: [connect(), tip()],
    fakes: [session()],
  })
  setState(sessionContract, { ...connectedIn('eip155'), activeNamespace: 'solana' })
  latchkey.open('test/Both')
  await expect.poll(shownView).toBe('Connect')
  latchkey.close()
  const { connections } = connectedIn('bip122')
  setState(sessionContract, {
    connections: { ...connectedIn('eip155').connections, b: { ...connections.c, id: 'b' } },
    active: { eip155: 'c', bip122: 'b' },
    activeNamespace: 'bip122',
  })
  latchkey.open('test/Both')
  await expect.poll(shownView).toBe('test/Both')
})

test('needs: a wallet elsewhere does not meet the need where the page has chosen a network without one', async () => {
  const { latchkey, shownView, setState, answer } = createTestLatchkey({
    plugins: [connect(), tip()],
    fakes: [session()],
  })
  // As `switchNetwork` to Solana does it: views have no account to show.
  setState(sessionContract, { ...connectedIn('eip155'), activeNamespace: 'solana' })
  latchkey.open('test/Evm')
  await expect.poll(shownView).toBe('Connect')
  setState(sessionContract, { activeNamespace: 'eip155' })
  answer(undefined)
  await expect.poll(shownView).toBe('test/Evm')
})

test('needs: a namespace without a network of the page is not waited for', async () => {
  const { latchkey, shownView, setState } = createTestLatchkey({
    plugins: [connect(), tip()],
    fakes: [session()],
  })
  setState(sessionContract, connectedIn('eip155'))
  latchkey.open('test/Nowhere')
  await expect.poll(shownView).toBe('test/Nowhere')
})

// In a browser (`.tsx`), because a second import of the same module takes a task there.
test('needs: a view whose need is met comes in the task in which it is opened, once the code is there', async () => {
  const { latchkey, shownView, setState } = createTestLatchkey({
    plugins: [connect(), tip()],
    fakes: [session()],
  })
  setState(sessionContract, connectedIn('eip155'))
  latchkey.open('test/Any')
  await expect.poll(shownView).toBe('test/Any')
  latchkey.close()
  const task = new MessageChannel()
  const nextTask = new Promise((resolve) => {
    task.port1.onmessage = resolve
  })
  latchkey.open('test/Any')
  task.port2.postMessage(undefined)
  await nextTask
  expect(shownView()).toBe('test/Any')
  task.port1.close()
})

/** A session on a page with networks in two namespaces. */
function session() {
  const solana: Network = { ...mainnet, id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', namespace: 'solana' }
  return createFakeSession({ state: { networks: [mainnet, solana] } }).plugin
}

function connectedIn(namespace: string) {
  return {
    connections: {
      c: {
        id: 'c',
        walletId: 'rabby',
        connectorId: 'r',
        status: 'connected' as const,
        accounts: [{ namespace, address: '0x1' }] as const,
        networkIds: {},
      },
    },
    active: { [namespace]: 'c' },
    activeNamespace: namespace,
  }
}
