import type { ActiveTarget } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { createFakeChainAdapter } from './fake-chain-adapter'
import { ADDRESS, mainnet } from './session-states'

const target: ActiveTarget = {
  namespace: 'eip155',
  connectionId: 'c',
  account: { namespace: 'eip155', address: ADDRESS },
  networkId: mainnet.id,
  network: mainnet,
  chainId: 1,
}
const sent = {
  type: 'transaction',
  id: '0x1',
  from: ADDRESS,
  networkId: mainnet.id,
  connectionId: 'c',
} as const

test('fake chain adapter: can do nothing by default', async () => {
  await expect(createFakeChainAdapter().capabilities()).resolves.toEqual({})
})

test('fake chain adapter: a method of transactions that the test leaves out rejects with its name', async () => {
  const chain = createFakeChainAdapter({ transactions: { wait: async () => ({ status: 'confirmed' }) } })
  const { transactions } = await chain.capabilities()
  await expect(transactions?.wait(sent)).resolves.toEqual({ status: 'confirmed' })
  await expect(transactions?.send({ type: 'transfer', to: '0x1', amount: '1' }, target)).rejects.toThrow(
    "no 'send'",
  )
})

test('fake chain adapter: a test replaces its networks and its check of addresses', () => {
  const chain = createFakeChainAdapter({}, { networks: [], isAddress: (text) => text === 'a' })
  expect(chain).toMatchObject({ namespace: 'eip155', networks: [] })
  expect([chain.isAddress('a'), chain.isAddress('b')]).toEqual([true, false])
})
