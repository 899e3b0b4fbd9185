import { readFileSync } from 'node:fs'
import { checkConnector } from '@latchkey/adapter-kit/conformance'
import { evm } from '@latchkey/evm'
import { evmContract } from '@latchkey/evm/contract'
import { mainnet } from '@latchkey/evm/networks'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { session } from '@latchkey/session'
import { sessionContract } from '@latchkey/session/contract'
import { createConformanceWallet } from '@latchkey/simulated-wallet/conformance'
import { verifyMessage } from 'viem'
import { expect, test } from 'vitest'
import { pocketConnector } from './connector'
import { harness } from './harness'

test('custom connector: is written in at most forty lines', () => {
  const source = readFileSync(new URL('./connector.ts', import.meta.url), 'utf8')
  expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(40)
})

test('custom connector: connects, signs and is rejected, with plain session and evm', async () => {
  const { provider, wallet } = await createConformanceWallet()
  const { latchkey } = createTestLatchkey({
    plugins: [session({ connectors: [pocketConnector(provider)] }), evm({ networks: [mainnet] })],
  })
  latchkey.start()
  const { connect } = latchkey.get(sessionContract)
  wallet.rejectNext()
  await expect(connect('pocket')).rejects.toMatchObject({ code: 'USER_REJECTED' })
  const { accounts } = await connect('pocket')
  expect(accounts).toEqual([{ namespace: 'eip155', address: wallet.accounts[0] }])
  const client = await latchkey.get(evmContract).walletClient()
  const signature = await client.signMessage({ message: 'Hello' })
  expect(await verifyMessage({ address: wallet.accounts[0], message: 'Hello', signature })).toBe(true)
  latchkey.dispose()
})

test('custom connector: keeps every clause of the contract', { timeout: 60_000 }, async () => {
  const failures: unknown[] = []
  for await (const { clause, failure } of checkConnector(harness))
    if (failure !== undefined) failures.push([clause.id, failure])
  expect(failures).toEqual([])
})
