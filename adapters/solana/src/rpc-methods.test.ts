import { createTestLatchkey } from '@latchkey/kernel/testing'
import { sessionContract } from '@latchkey/session/contract'
import { fakeSession, noSession, safetyContract, safetyReader } from '@latchkey/testing/test-support'
import { expect, test, vi } from 'vitest'
import { solanaMainnet } from './networks'
import { solana } from './plugin'
import { rpcMethods } from './rpc-methods'

test('methods: those that sign, send or request accounts need the user’s approval and are not repeated', () => {
  for (const { name, approval, repeatable } of rpcMethods()) {
    const isRead = name === 'solana_getAccounts'
    expect([name, approval, repeatable]).toEqual([name, isRead ? 'none' : 'user', isRead])
  }
  const names = rpcMethods().map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('methods: their safety is known from the moment a wallet is being connected', async () => {
  const { latchkey, setState } = createTestLatchkey({
    plugins: [safetyReader(), solana({ networks: [solanaMainnet] })],
    fakes: [fakeSession(noSession)],
    outlet: false,
  })
  latchkey.start()
  const safety = latchkey.get(safetyContract)
  expect(await safety.of('solana_signIn')).toBeUndefined()
  setState(sessionContract, {
    connections: { c1: { id: 'c1', walletId: 'w', connectorId: 'k', status: 'connecting' } },
  })
  await vi.waitFor(async () => expect(await safety.of('solana_signIn')).toBe('user'))
  expect(await safety.of('solana_getAccounts')).toBe('none')
})
