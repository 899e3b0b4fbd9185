import { recoverMessageAddress, recoverTypedDataAddress, toHex } from 'viem'
import { expect, test } from 'vitest'
import { createSimulatedWallet } from './create-simulated-wallet'
import { createFakeChain } from './test-support/fake-chain'
import { alice, bob } from './test-support/test-accounts'

const helloInHex = '0x48656c6c6f'
const typedData = {
  domain: { name: 'Mail', version: '1', chainId: '1', verifyingContract: bob },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Letter: [
      { name: 'to', type: 'address' },
      { name: 'text', type: 'string' },
      { name: 'stamp', type: 'uint256' },
    ],
  },
  primaryType: 'Letter',
  message: { to: bob, text: 'Hello', stamp: '12' },
}

// The exact example of the README.
test('connects, signs, is turned down', async () => {
  const wallet = createSimulatedWallet()
  const [account] = await wallet.accounts()
  expect(await wallet.provider.request({ method: 'eth_requestAccounts' })).toEqual([account])
  const sign = () => wallet.provider.request({ method: 'personal_sign', params: ['Hello', account] })
  expect(await sign()).toMatch(/^0x[0-9a-f]{130}$/)
  wallet.rejectNext()
  await expect(sign()).rejects.toMatchObject({ code: 4001 })
})

test.each(['Hello', helloInHex])('personal_sign: signs %s with the real key', async (text) => {
  const { provider } = createSimulatedWallet({ authorised: true })
  const signature = await provider.request({ method: 'personal_sign', params: [text, alice] })
  expect(await recoverMessageAddress({ message: 'Hello', signature: asHex(signature) })).toBe(alice)
})

test.each([JSON.stringify(typedData), typedData])(
  'eth_signTypedData_v4: signs text and objects',
  async (data) => {
    const { provider } = createSimulatedWallet({ authorised: true })
    const signature = asHex(await provider.request({ method: 'eth_signTypedData_v4', params: [alice, data] }))
    const signer = await recoverTypedDataAddress({
      domain: { name: 'Mail', version: '1', chainId: 1, verifyingContract: bob },
      types: { Letter: typedData.types.Letter },
      primaryType: 'Letter',
      message: { to: bob, text: 'Hello', stamp: 12n },
      signature,
    })
    expect(signer).toBe(alice)
  },
)

test.each([
  ['personal_sign', [helloInHex, alice.toLowerCase()]],
  ['eth_signTypedData_v4', [alice, typedData]],
  ['eth_sendTransaction', [{ from: alice, to: bob }]],
])('%s: is refused with 4100 before the page was allowed in, and while locked', async (method, params) => {
  const wallet = createSimulatedWallet()
  await expect(wallet.provider.request({ method, params })).rejects.toMatchObject({ code: 4100 })
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  await wallet.lock()
  await expect(wallet.provider.request({ method, params })).rejects.toMatchObject({ code: 4100 })
})

test.each([
  ['personal_sign', [helloInHex, alice]],
  ['eth_signTypedData_v4', [alice, typedData]],
  ['eth_sendTransaction', [{ from: alice, to: bob, gas: '0x5208', gasPrice: '0x1' }]],
])('%s: rejects with 4001 and sends nothing when the owner says no', async (method, params) => {
  const chain = createFakeChain()
  const wallet = createSimulatedWallet({ authorised: true, fetch: chain.fetch })
  wallet.rejectNext()
  await expect(wallet.provider.request({ method, params })).rejects.toMatchObject({ code: 4001 })
  expect(chain.methods()).toEqual([])
})

test.each([
  ['personal_sign', [helloInHex]],
  ['personal_sign', [helloInHex, '0x12']],
  ['personal_sign', 'text'],
  ['eth_signTypedData_v4', [alice, '{']],
  ['eth_signTypedData_v4', [alice, { ...typedData, primaryType: undefined }]],
  ['eth_signTypedData_v4', [alice, { ...typedData, message: { to: 'nobody', text: '', stamp: '1' } }]],
  ['eth_sendTransaction', [{ from: alice, to: 'bob' }]],
  ['eth_sendTransaction', [{ from: alice, to: bob, value: 12 }]],
  ['eth_sendTransaction', [{ from: alice, to: bob, chainId: '0x2105' }]],
])('%s: answers wrong parameters %o with -32602', async (method, params) => {
  const { provider } = createSimulatedWallet({ authorised: true })
  await expect(provider.request({ method, params })).rejects.toMatchObject({ code: -32602 })
})

test('personal_sign: only for the account the page may see', async () => {
  const { provider } = createSimulatedWallet({ authorised: true })
  const request = provider.request({ method: 'personal_sign', params: [helloInHex, bob] })
  await expect(request).rejects.toMatchObject({ code: 4100 })
})

test('signatures: several may be open and are decided oldest first', async () => {
  const wallet = createSimulatedWallet({ authorised: true, confirm: 'scripted' })
  const sign = () => wallet.provider.request({ method: 'personal_sign', params: [helloInHex, alice] })
  const first = sign()
  const second = sign()
  wallet.rejectNext()
  wallet.approveNext()
  await expect(first).rejects.toMatchObject({ code: 4001 })
  expect(asHex(await second)).toHaveLength(132)
})

test.each(['eth_sign', 'eth_signTransaction', 'eth_signTypedData', 'wallet_sendCalls'])(
  '%s: is refused with 4200 and never forwarded',
  async (method) => {
    const chain = createFakeChain()
    const { provider } = createSimulatedWallet({ authorised: true, fetch: chain.fetch })
    await expect(provider.request({ method, params: [alice, helloInHex] })).rejects.toMatchObject({
      code: 4200,
    })
    expect(chain.methods()).toEqual([])
  },
)

test('wallet_watchAsset: is true', async () => {
  const { provider } = createSimulatedWallet()
  expect(await provider.request({ method: 'wallet_watchAsset', params: {} })).toBe(true)
})

function asHex(value: unknown): `0x${string}` {
  if (typeof value === 'string' && value.startsWith('0x')) return `0x${value.slice(2)}`
  throw new Error(`not hexadecimal: ${String(value)}`)
}

test('sign: a sign-in that is no text is refused before the owner is asked', async () => {
  const wallet = createSimulatedWallet({ authorised: true })
  const text = new TextEncoder().encode('bank.example wants you to sign in with your Ethereum account:\n0x1')
  const message = toHex(Uint8Array.of(0xff, ...text))
  await expect(
    wallet.provider.request({ method: 'personal_sign', params: [message, alice] }),
  ).rejects.toMatchObject({ code: -32602 })
  expect(wallet.prompts).toEqual([])
})

test('sign: typed data with a type that is named like a list is refused before the owner is asked', async () => {
  const wallet = createSimulatedWallet({ authorised: true })
  const types = {
    M: [{ name: 'list', type: 'Item[]' }],
    'Item[]': [{ name: 'length', type: 'uint256' }],
    Item: [{ name: 'a', type: 'string' }],
  }
  const data = { domain: {}, types, primaryType: 'M', message: { list: [{ a: 'one' }] } }
  await expect(
    wallet.provider.request({ method: 'eth_signTypedData_v4', params: [alice, data] }),
  ).rejects.toMatchObject({ code: -32602 })
  expect(wallet.prompts).toEqual([])
})
