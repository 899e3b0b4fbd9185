import { expect, test } from 'vitest'
import { createSimulatedWallet } from './create-simulated-wallet'
import { alice } from './test-support/test-accounts'
import { watchProvider } from './test-support/watch-provider'

const connect = { method: 'eth_requestAccounts' }

test('approveNext: given before the prompt, it counts for the next one', async () => {
  const wallet = createSimulatedWallet({ confirm: 'scripted' })
  wallet.approveNext()
  expect(await wallet.provider.request(connect)).toEqual([alice])
})

test('hold: leaves a request open until it is released, by script or by user', async () => {
  const wallet = createSimulatedWallet()
  const release = wallet.hold()
  let answered = false
  const request = wallet.provider.request(connect).then(() => {
    answered = true
  })
  const prompt = await wallet.waitForPrompt()
  expect(wallet.openPrompts).toEqual([prompt])
  expect(prompt).toMatchObject({ kind: 'connect', method: 'eth_requestAccounts', account: alice })
  expect(answered).toBe(false)
  release()
  release()
  await request
  expect(wallet.openPrompts).toEqual([])
})

test('hold: a rejection set before the release applies after it', async () => {
  const wallet = createSimulatedWallet()
  const release = wallet.hold()
  const request = wallet.provider.request(connect)
  await wallet.waitForPrompt()
  wallet.rejectNext()
  expect(wallet.openPrompts).toHaveLength(1)
  release()
  await expect(request).rejects.toMatchObject({ code: 4001 })
})

test.each([null, [], ['0XNOTANADDRESS'], 1, '0x01', { accounts: [] }, undefined])(
  'answerNext: the page gets %o once, then the truth',
  async (nonsense) => {
    const wallet = createSimulatedWallet({ authorised: true })
    wallet.answerNext('eth_accounts', nonsense)
    expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual(nonsense)
    expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual([alice])
  },
)

test('answerNext: several answers are used in order, and a promise is awaited', async () => {
  const wallet = createSimulatedWallet()
  wallet.answerNext('eth_chainId', '0x1')
  wallet.answerNext('eth_chainId', Promise.resolve(8453))
  expect(await wallet.provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(await wallet.provider.request({ method: 'eth_chainId' })).toBe(8453)
})

test.each(['no', undefined, null, { code: -32603, data: { originalError: { code: 4902 } } }])(
  'failNext: the page gets the rejection %o as it is',
  async (error) => {
    const wallet = createSimulatedWallet()
    wallet.failNext('eth_requestAccounts', error)
    await expect(wallet.provider.request(connect)).rejects.toEqual(error)
    expect(await wallet.provider.request(connect)).toEqual([alice])
  },
)

test('failNext: can throw before a promise is there', () => {
  const wallet = createSimulatedWallet()
  wallet.failNext('eth_requestAccounts', new Error('too early'), { synchronously: true })
  expect(() => wallet.provider.request(connect)).toThrow('too early')
})

test('requests: every call is recorded with its parameters', async () => {
  const wallet = createSimulatedWallet()
  wallet.answerNext('eth_getBalance', '0x0')
  await wallet.provider.request({ method: 'eth_getBalance', params: [alice, 'latest'] })
  await wallet.provider.request({ method: 'eth_accounts' })
  expect(wallet.requests).toEqual([
    { method: 'eth_getBalance', params: [alice, 'latest'] },
    { method: 'eth_accounts', params: undefined },
  ])
})

test('revoke: emits to an allowed page, and only once', async () => {
  const wallet = createSimulatedWallet({ authorised: true })
  const seen = watchProvider(wallet.provider)
  await wallet.revoke()
  await wallet.revoke()
  expect(seen).toEqual([['accountsChanged', []]])
})

test('goOffline and goOnline: disconnect with 4900, failing requests, connect', async () => {
  const wallet = createSimulatedWallet({ authorised: true })
  await wallet.provider.request({ method: 'eth_chainId' })
  const seen = watchProvider(wallet.provider)
  await wallet.goOffline()
  await expect(wallet.provider.request({ method: 'eth_chainId' })).rejects.toMatchObject({ code: 4900 })
  await wallet.goOnline()
  expect(await wallet.provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(seen).toMatchObject([
    ['disconnect', { code: 4900 }],
    ['connect', { chainId: '0x1' }],
  ])
})

test('emit: passes anything to listeners; a removed listener gets nothing', () => {
  const wallet = createSimulatedWallet()
  const received: unknown[] = []
  const listener = (payload: unknown) => void received.push(payload)
  wallet.provider.on('chainChanged', listener)
  wallet.emit('chainChanged', 8453)
  wallet.provider.removeListener('chainChanged', listener)
  wallet.emit('chainChanged', '0x1')
  expect(received).toEqual([8453])
})

test('unsupportedMethods: reject with 4200', async () => {
  const method = 'wallet_switchEthereumChain'
  const { provider } = createSimulatedWallet({ unsupportedMethods: [method] })
  const request = provider.request({ method, params: [{ chainId: '0x1' }] })
  await expect(request).rejects.toMatchObject({ code: 4200 })
})

test('request: without a method it is refused with -32600', async () => {
  const { provider } = createSimulatedWallet()
  await expect(provider.request({ method: '' })).rejects.toMatchObject({ code: -32600 })
})

test("confirm: 'visible' without a page rejects with a sentence", async () => {
  const { provider } = createSimulatedWallet({ confirm: 'visible' })
  await expect(provider.request(connect)).rejects.toMatchObject({
    code: -32603,
    message: "confirm: 'visible' needs a page. Use 'auto' or 'scripted' here.",
  })
})
