import { getAddress, isHex, verifyMessage } from 'viem'
import { decideInFrame, logInByEmail, refuseMessages } from './parts/embedded-login'
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

test('embedded wallet: a configured network that the frame refuses is not switched to', async ({
  visit,
  servers,
  page,
}) => {
  const refused = await refuseMessages(page, 'SWITCH_NETWORK', { message: 'This network is not supported' })
  await visit('playground', { query: { email: 'on' } })
  const { evm: address } = await logInByEmail(page, servers.gateway.url)
  const outcome = await page.evaluate(async () => {
    const { session } = window.latchkey.plugins
    const codeOf = (error: unknown) => Reflect.get(Object(error), 'code')
    return [
      await session.switchNetwork(8453).then(() => 'switched', codeOf),
      await session.provider()?.request({ method: 'eth_chainId' }),
    ]
  })
  expect(outcome[0]).not.toBe('switched')
  expect(outcome[1]).toBe('0x1')
  expect(await refused()).toBe(1)
  await expect(page.getByTestId('network')).toHaveText('Ethereum')
  await expect(page.getByTestId('address')).toHaveText(getAddress(address))
})
