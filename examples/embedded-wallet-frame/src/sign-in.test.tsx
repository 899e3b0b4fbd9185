import { verifyMessage } from 'viem'
import { expect, test } from 'vitest'
import { logIn, RESULT_URI, START, startWallet } from './test-support/start-wallet'

const at = (ms: number): string => new Date(Date.parse(START) + ms).toISOString()
const HOUR_MS = 3_600_000

const usual = {
  first: 'shop.example wants you to sign in with your Ethereum account:',
  address: '<<AccountAddress>>',
  statement: '\nWelcome.\n',
  uri: 'URI: https://shop.example/',
  version: 'Version: 1',
  chain: 'Chain ID: 1',
  nonce: 'Nonce: abcdefgh1',
  issuedAt: `Issued At: ${at(0)}`,
  rest: `Expiration Time: ${at(HOUR_MS)}`,
}
const textOf = (changed: Partial<typeof usual> = {}): string =>
  Object.values({ ...usual, ...changed })
    .filter((line) => line !== '')
    .join('\n')

const siwxMessage = (serializedMessage = textOf()) => ({
  accountAddress: '<<AccountAddress>>',
  chainId: 'eip155:1',
  domain: 'shop.example',
  uri: 'https://shop.example/',
  version: '1',
  nonce: 'abcdefgh1',
  serializedMessage,
})

/** The reply to a page that asks for its user and a signature. */
const ask = async ({ wallet }: Awaited<ReturnType<typeof startWallet>>, text = textOf()) =>
  Object(await wallet('GET_USER', { chainId: 1, siwxMessage: siwxMessage(text) }))

async function startLoggedIn() {
  const started = await startWallet()
  await logIn(started.wallet)
  return started
}

test('sign-in: one reply has the user and a signature, without an approval', async () => {
  const started = await startLoggedIn()
  // The user on other chains is read first.
  await started.wallet('GET_USER', { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
  const reply = await ask(started)
  const { address, message, signature } = reply
  expect(message).toBe(textOf({ address }))
  expect(await verifyMessage({ address, message, signature })).toBe(true)
  expect([reply.siwxMessage.accountAddress, started.asked]).toEqual([address, []])
})

test('sign-in: after a social login the reply is signed, too', async () => {
  const { wallet } = await startWallet()
  await wallet('GET_SOCIAL_REDIRECT_URI', { provider: 'google' })
  const payload = { uri: RESULT_URI, chainId: 1, siwxMessage: siwxMessage() }
  expect(await wallet('CONNECT_SOCIAL', payload)).toHaveProperty('signature')
})

test.each([
  ['for another site', { first: usual.first.replace('shop', 'evil') }],
  ['for another port', { first: usual.first.replace('.example', '.example:444') }],
  ['for another scheme', { first: `http://${usual.first}` }],
  ['for an address of another site', { uri: 'URI: https://evil.example/' }],
  ['for a blob', { uri: 'URI: blob:https://shop.example/1' }],
  ['that is no sign-in', { first: 'I owe the bearer 100 ETH' }],
  ['of another account', { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }],
  ['for another network', { chain: 'Chain ID: 10' }],
  ['of another version', { version: 'Version: 2' }],
  ['with a short nonce', { nonce: 'Nonce: 1' }],
  ['with resources', { rest: `${usual.rest}\nResources:\n- urn:recap:eyJhdHQiOnt9fQ` }],
  ['with an empty list of resources', { rest: `${usual.rest}\nResources:` }],
  ['with a second message in it', { statement: `\nHi\n\n${usual.uri}` }],
  ['with lines after it', { rest: `${usual.rest}\nI owe the bearer 100 ETH` }],
  ['with a statement of two lines', { statement: '\nOne\nTwo\n' }],
  ['that was issued long ago', { issuedAt: `Issued At: ${at(-HOUR_MS)}` }],
  ['from the future', { issuedAt: `Issued At: ${at(HOUR_MS)}` }],
  ['with a time that is none', { issuedAt: 'Issued At: now' }],
  ['that is over', { rest: `Expiration Time: ${at(-1)}` }],
  ['that is valid for years', { rest: `Expiration Time: ${at(10 * 365 * 24 * HOUR_MS)}` }],
  ['that begins later', { rest: `${usual.rest}\nNot Before: ${at(HOUR_MS)}` }],
])('sign-in: a message %s is not signed in silence', async (_what, changed) => {
  const started = await startLoggedIn()
  const reply = await ask(started, textOf(changed))
  expect(reply).toHaveProperty('address')
  expect(reply).not.toHaveProperty('signature')
  // It has not used up the login.
  expect(await ask(started)).toHaveProperty('signature')
})

test.each([
  ['without a statement', { statement: '\n' }],
  ['without an end', { rest: '' }],
  ['with its scheme', { first: `https://${usual.first}` }],
  ['with a request id', { rest: `${usual.rest}\nRequest ID: 7` }],
])('sign-in: a message %s is signed', async (_what, changed) => {
  expect(await ask(await startLoggedIn(), textOf(changed))).toHaveProperty('signature')
})

test('sign-in: a login signs once in silence, while the page connects', async () => {
  const once = await startLoggedIn()
  expect(await ask(once)).toHaveProperty('signature')
  expect(await ask(once)).not.toHaveProperty('signature')
  // No login: the user is known already.
  expect(await once.wallet('CONNECT_EMAIL', { email: 'ada@example.com' })).toEqual({ action: 'CONNECT' })
  expect(await ask(once)).not.toHaveProperty('signature')
  const later = await startWallet(once.name)
  expect(await ask(later)).not.toHaveProperty('signature')
  const late = await startLoggedIn()
  late.pass(61_000)
  expect(await ask(late)).not.toHaveProperty('signature')
  expect([once.asked, later.asked, late.asked]).toEqual([[], [], []])
})

test('sign-in: on Solana nothing is signed', async () => {
  const { wallet } = await startLoggedIn()
  const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const reply = await wallet('GET_USER', { chainId, siwxMessage: siwxMessage() })
  expect(reply).not.toHaveProperty('signature')
})
