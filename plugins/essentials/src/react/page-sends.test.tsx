import { sendsSeen, sendsSeenContract } from '@latchkey/testing/test-support'
import { act, renderInShadow } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { createFakeProvider } from '../../../../adapters/evm/src/test-support/fake-provider'
import { openLivePage, WALLET_ID } from '../../../../adapters/evm/src/test-support/live-page'
import { type ConnectionView, LatchkeyProvider, useConnection } from './index'

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const HASH = `0x${'ab'.repeat(32)}`
const method = 'eth_sendTransaction'

interface PageProps {
  readonly onConnection: (connection: ConnectionView) => void
}
function Page({ onConnection }: PageProps): null {
  onConnection(useConnection())
  return null
}

test('useConnection: what a page sends by its provider and its client passes the handlers of plugins', async () => {
  const wallet = createFakeProvider({
    eth_requestAccounts: [ADDRESS],
    eth_accounts: [ADDRESS],
    eth_chainId: '0x1',
    eth_sendTransaction: HASH,
  })
  const { latchkey, session } = await openLivePage(wallet, { plugins: [sendsSeen()] })
  let connection: ConnectionView | undefined
  const view = await renderInShadow(
    <LatchkeyProvider latchkey={latchkey}>
      <Page
        onConnection={(now) => {
          connection = now
        }}
      />
    </LatchkeyProvider>,
  )
  await act(async () => void (await session.connect(WALLET_ID)))
  await expect.poll(() => connection?.status).toBe('connected')
  if (connection?.status !== 'connected') throw new Error('Nothing is connected')
  await connection.provider.request({ method, params: [{ to: TO }] })
  const client = await connection.walletClient()
  await client.sendTransaction({ to: TO, chain: undefined })
  const seen = { from: 'session', target: { networkId: 'eip155:1' }, end: HASH }
  expect(latchkey.get(sendsSeenContract).seen).toMatchObject([seen, seen])
  await view.unmount()
})
