import { verifyMessage } from 'viem'
import { expect, test } from 'vitest'
import { logIn, startWallet } from './test-support/start-wallet'

const textFor = (domain: string, address = '<<AccountAddress>>'): string =>
  `${domain} wants you to sign in with your Ethereum account:\n${address}\n\n\nURI: https://${domain}/\nVersion: 1\nChain ID: 1\nNonce: abcdefgh1\nIssued At: 2026-11-24T00:00:00.000Z`

const siwxMessage = (domain: string, serializedMessage = textFor(domain)) => ({
  accountAddress: '<<AccountAddress>>',
  chainId: 'eip155:1',
  domain,
  uri: `https://${domain}/`,
  version: '1',
  nonce: 'abcdefgh1',
  serializedMessage,
})

test('sign-in: one reply has the user and a signature, without an approval', async () => {
  const { wallet, asked } = await startWallet()
  await logIn(wallet)
  const reply = Object(await wallet('GET_USER', { chainId: 1, siwxMessage: siwxMessage('shop.example') }))
  const { address, message, signature } = reply
  expect(message).toBe(textFor('shop.example', address))
  expect(await verifyMessage({ address, message, signature })).toBe(true)
  expect([reply.siwxMessage.accountAddress, asked]).toEqual([address, []])
})

test.each([
  ['for another site', siwxMessage('evil.example')],
  ['that is no sign-in', siwxMessage('shop.example', 'I owe the bearer 100 ETH')],
  ['with another address', siwxMessage('shop.example', textFor('shop.example', '0x0'))],
  ['under the name of this site', siwxMessage('shop.example', textFor('evil.example'))],
])('sign-in: a message %s is not signed', async (_what, message) => {
  const { wallet } = await startWallet()
  await logIn(wallet)
  await expect(wallet('GET_USER', { chainId: 1, siwxMessage: message })).rejects.toThrow('The message is')
})

test('sign-in: on Solana nothing is signed', async () => {
  const { wallet } = await startWallet()
  await logIn(wallet)
  const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const reply = await wallet('GET_USER', { chainId, siwxMessage: siwxMessage('shop.example') })
  expect(reply).not.toHaveProperty('signature')
})
