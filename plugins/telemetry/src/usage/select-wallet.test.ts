import { sessionContract } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { openUsagePage } from '../test-support/usage-page'

test('usage: a wallet is told once for each choice, not again for each pairing code', async () => {
  const page = openUsagePage()
  await page.clock.advance(0)
  const connecting = { walletId: 'brass', connectorId: 'brass', status: 'connecting' } as const
  const renew = (id: string): void => {
    page.setState(sessionContract, { connections: { [id]: { ...connecting, id } } })
    page.setState(sessionContract, { connections: {} })
  }
  page.latchkey.open('AllWallets')
  renew('a')
  renew('b')
  page.latchkey.close()
  page.latchkey.open('AllWallets')
  renew('c')
  const names = (await page.told()).map(({ props }) => props.event)
  expect(names.filter((name) => name === 'SELECT_WALLET')).toHaveLength(2)
})
