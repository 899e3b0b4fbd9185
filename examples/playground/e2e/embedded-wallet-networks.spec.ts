import { getAddress, isHex, verifyMessage } from 'viem'
import { decideInFrame, logInByEmail } from './parts/embedded-login'
import { sendHostRequest } from './parts/host-requests'
import { expect, test } from './test'

test('embedded wallet: a switch to a network that it lacks is refused, and the active one stays', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', { query: { email: 'on' } })
  const { evm: address } = await logInByEmail(page, servers.gateway.url)
  const refused = await page.evaluate(async () => {
    const { session } = window.latchkey.plugins
    const params = [{ chainId: '0x89' }]
    const provider = session.provider()
    const byProvider = provider?.request({ method: 'wallet_switchEthereumChain', params })
    const codeOf = (error: unknown) => Reflect.get(Object(error), 'code')
    return [
      await byProvider?.then(() => 'switched', codeOf),
      await session.switchNetwork(137).then(() => 'switched', codeOf),
      await provider?.request({ method: 'eth_chainId' }),
    ]
  })
  expect(refused).toEqual([4902, 'NETWORK_NOT_FOUND', '0x1'])
  const message = await sendHostRequest(page, 'message')
  await decideInFrame(page, 'Approve')
  const signature = await message()
  if (!isHex(signature)) throw new Error(`No hex: ${signature}`)
  expect(
    await verifyMessage({ address: getAddress(address), message: 'Hello from Latchkey', signature }),
  ).toBe(true)
})
