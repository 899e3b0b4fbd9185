import { createWalletTest, expect, test } from './vitest'

const sign = {
  method: 'personal_sign',
  params: ['0x48656c6c6f', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
}

test('vitest entry: a wallet to connect, sign and be turned down by, in Node', async ({ wallet }) => {
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  expect(await wallet.provider.request(sign)).toMatch(/^0x[0-9a-f]{130}$/)
  wallet.rejectNext()
  await expect(wallet.provider.request(sign)).rejects.toMatchObject({ code: 4001 })
  expect(wallet.prompts.map(({ kind }) => kind)).toEqual(['connect', 'sign-message', 'sign-message'])
})

test('vitest entry: every test has a new wallet', ({ wallet }) => {
  expect(wallet.requests).toEqual([])
})

const scripted = createWalletTest({ name: 'Scripted', confirm: 'scripted' })

scripted('vitest entry: the options of the wallet are the test’s', async ({ wallet }) => {
  expect(wallet.info.name).toBe('Scripted')
  void wallet.provider.request({ method: 'eth_requestAccounts' })
  expect((await wallet.waitForPrompt()).kind).toBe('connect')
})
