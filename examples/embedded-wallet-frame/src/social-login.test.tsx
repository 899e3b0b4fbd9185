import { expect, test } from 'vitest'
import { addressOf, logIn, RESULT_URI, startWallet } from './test-support/start-wallet'

test('social login: the provider’s result works once, and a reload keeps the user logged in', async () => {
  const { wallet, name, results } = await startWallet()
  const { uri } = Object(await wallet('GET_SOCIAL_REDIRECT_URI', { provider: 'google' }))
  expect(uri).toBe('https://id.example/google')
  await expect.poll(() => results).toEqual([RESULT_URI])
  const reply = await wallet('CONNECT_SOCIAL', { uri: RESULT_URI, chainId: 1 })
  expect(reply).toMatchObject({ email: 'ada@google.example', userName: 'ada', chainId: 1 })
  await expect(wallet('CONNECT_SOCIAL', { uri: RESULT_URI })).rejects.toThrow('used before')
  const again = await startWallet(name)
  expect(await again.wallet('IS_CONNECTED', undefined)).toEqual({ isConnected: true })
  expect(await addressOf(again.wallet, 1)).toBe(Reflect.get(Object(reply), 'address'))
})

test('social login: a result of a login that this browser did not start is refused', async () => {
  const { wallet } = await startWallet()
  await expect(wallet('CONNECT_SOCIAL', { uri: RESULT_URI })).rejects.toThrow('expired')
  await wallet('GET_SOCIAL_REDIRECT_URI', { provider: 'x' })
  const cancelled = RESULT_URI.replace('code=c', 'error=access_denied')
  await expect(wallet('CONNECT_SOCIAL', { uri: cancelled })).rejects.toMatchObject({ code: 4001 })
  for (const uri of ['', 'nonsense', RESULT_URI.replace('aaa', 'bbb'), 'https://frame.example/?code=c'])
    await expect(wallet('CONNECT_SOCIAL', { uri })).rejects.toThrow()
  await expect(wallet('GET_SOCIAL_REDIRECT_URI', { provider: 'myspace' })).rejects.toThrow()
  expect(await wallet('IS_CONNECTED', undefined)).toEqual({ isConnected: false })
})

test('social login: a URL that the page has appended to the state is ignored', async () => {
  const { wallet } = await startWallet()
  await wallet('GET_SOCIAL_REDIRECT_URI', { provider: 'x' })
  const uri = `${RESULT_URI}--${encodeURIComponent('https://shop.example/?a=--b')}`
  expect(await wallet('GET_USER', { socialUri: uri, chainId: 1 })).toMatchObject({ chainId: 1 })
})

test('farcaster: a login that is accepted on the phone has no email address', async () => {
  const { wallet } = await startWallet()
  await expect(wallet('CONNECT_FARCASTER', undefined)).rejects.toThrow('Start the login first')
  expect(await wallet('GET_FARCASTER_URI', undefined)).toEqual({ url: 'https://id.example/farcaster' })
  expect(await wallet('CONNECT_FARCASTER', undefined)).toEqual({ userName: 'ada.eth' })
  expect(await wallet('GET_USER', {})).toMatchObject({ email: null })
  await expect(wallet('UPDATE_EMAIL', { email: 'bob@example.com' })).rejects.toMatchObject({ code: 4200 })
})

test('social login: its wallet differs from that of a login by email with the same address', async () => {
  const { wallet } = await startWallet()
  await wallet('GET_SOCIAL_REDIRECT_URI', { provider: 'google' })
  await wallet('CONNECT_SOCIAL', { uri: RESULT_URI })
  const social = await addressOf(wallet, 1)
  await logIn(wallet, 'ada@google.example')
  expect(await addressOf(wallet, 1)).not.toBe(social)
})
