import { createTestClient, http, isAddress, parseEther, publicActions } from 'viem'
import { logIn, newAddress } from './parts/email'
import { decideInFrame } from './parts/embedded-login'
import { confirmSend, newReceiver, openSend, previewSend, sendArrived } from './parts/send'
import { expect, test } from './test'

test('send: an undeployed smart account sends ether in one user operation, then all that it can', async ({
  visit,
  servers,
}) => {
  const gateway = servers.gateway.url
  const chain = createTestClient({ mode: 'anvil', transport: http(`${gateway}/rpc/1`) }).extend(publicActions)
  const page = await visit('playground', { query: { send: 'on', email: 'on' } })
  const own = await logIn(page, gateway, newAddress())
  if (!isAddress(own)) throw new Error(`No address: ${own}`)
  await chain.setBalance({ address: own, value: parseEther('2') })
  expect(await chain.getCode({ address: own })).toBeUndefined()
  const receiver = newReceiver()
  const dialog = await openSend(page)
  await previewSend(dialog, '0.123456789012345678', receiver)
  await confirmSend(dialog)
  await decideInFrame(page, 'Approve')
  await sendArrived(dialog)
  expect(await chain.getBalance({ address: receiver })).toBe(parseEther('0.123456789012345678'))
  expect(await chain.getCode({ address: own })).toBeDefined()

  await dialog.getByRole('button', { name: 'Done' }).click()
  const other = newReceiver()
  const [before, price] = await Promise.all([chain.getBalance({ address: own }), chain.getGasPrice()])
  await openSend(page)
  await dialog.getByRole('button', { name: 'Max' }).click()
  await dialog.getByRole('textbox', { name: 'To' }).fill(other)
  await dialog.getByRole('button', { name: 'Review' }).click()
  await confirmSend(dialog)
  await decideInFrame(page, 'Approve')
  await sendArrived(dialog)
  const kept = before - (await chain.getBalance({ address: other }))
  // Other tests raise the chain's fee meanwhile.
  const prices = [price, await chain.getGasPrice()]
  expect(prices.some((one) => kept < 1_500_000n * one)).toBe(true)
})
