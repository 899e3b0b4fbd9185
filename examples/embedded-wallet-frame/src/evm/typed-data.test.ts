import { maxUint256, toHex } from 'viem'
import { getUserOperationTypedData } from 'viem/account-abstraction'
import { expect, test } from 'vitest'
import { account, ENTRY_POINT, SMART_ACCOUNT, startEvm, TO } from '../test-support/start-evm'

const typed = (domain: object) => ({
  domain,
  primaryType: 'Mail',
  types: {
    Mail: [
      { name: 'to', type: 'Person' },
      { name: 'tags', type: 'string[]' },
    ],
    Person: [{ name: 'wallet', type: 'address' }],
  },
  message: { to: { wallet: TO }, tags: ['a', 'b'], unsigned: 'not shown' },
})

test('typed data: shows domain, contract and every signed field', async () => {
  const { run, asked } = startEvm()
  const data = typed({ name: 'Post', chainId: 1, verifyingContract: TO })
  expect(await run('eth_signTypedData_v4', [account.address, JSON.stringify(data)])).toMatch(/^0x/)
  expect(asked[0]?.facts.map(({ label, value }) => [label, value])).toEqual([
    ['Your account', account.address],
    ['Network', 'Ethereum (chain 1)'],
    ['What you sign', 'Mail'],
    ['Application', 'Post'],
    ['Contract', TO],
    ['to › wallet', TO],
    ['tags 1', 'a'],
    ['tags 2', 'b'],
  ])
})

test('typed data: refuses a domain whose fields differ from the signed ones', async () => {
  const { run, asked } = startEvm()
  const domain = { name: 'Post', chainId: 1, verifyingContract: TO }
  const field = (name: string, type: string) => ({ name, type })
  const name = field('name', 'string')
  const chainId = field('chainId', 'uint256')
  const contract = field('verifyingContract', 'address')
  const refused = [
    [name],
    [name, chainId],
    [name, chainId, contract, field('salt', 'bytes32')],
    [name, chainId, contract, contract],
    [name, chainId, field('verifyingContract', 'uint256')],
  ]
  const sign = (fields: object) => {
    const { types, ...data } = typed(domain)
    const given = { ...data, types: { ...types, EIP712Domain: fields } }
    return run('eth_signTypedData_v4', [account.address, given])
  }
  for (const fields of refused) await expect(sign(fields)).rejects.toMatchObject({ code: -32602 })
  expect(asked).toEqual([])
  expect(await sign([name, chainId, contract])).toBe(
    await run('eth_signTypedData_v4', [account.address, typed(domain)]),
  )
})

test('typed data: refuses a domain without a message', async () => {
  const { run, asked } = startEvm()
  const data = typed({ name: 'Post' })
  const types = { ...data.types, EIP712Domain: [{ name: 'name', type: 'string' }] }
  const given = { ...data, types, primaryType: 'EIP712Domain', message: { name: 'Other' } }
  await expect(run('eth_signTypedData_v4', [account.address, given])).rejects.toThrow('has no type')
  expect(asked).toEqual([])
})

test('typed data: a chain id as text is signed even if the domain’s type is left out', async () => {
  const { run } = startEvm()
  const sign = (domain: object) => run('eth_signTypedData_v4', [account.address, typed(domain)])
  expect(await sign({ name: 'Post', chainId: '1' })).toBe(await sign({ name: 'Post', chainId: 1 }))
})

test('typed data: without a chain id the network is shown as any, with a warning', async () => {
  const { run, asked, fact } = startEvm()
  await run('eth_signTypedData_v4', [account.address, typed({ name: 'Post' })])
  expect(fact('Network')).toBe('Any')
  expect(asked[0]?.warnings).toEqual(['This signature names no network, so it can be used on any.'])
})

test('typed data: a message for another chain is refused', async () => {
  const { run, asked } = startEvm()
  const data = typed({ chainId: 8453 })
  await expect(run('eth_signTypedData_v4', [account.address, data])).rejects.toMatchObject({ code: -32602 })
  expect(asked).toEqual([])
})

const permit = (value: unknown) => ({
  domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: TO },
  primaryType: 'Permit',
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonces', type: 'uint256[]' },
    ],
  },
  message: { owner: account.address, spender: TO, value, nonces: ['0'] },
})

test('typed data: refuses unusual spellings of a number', async () => {
  const { run, asked } = startEvm()
  const sign = (value: unknown) =>
    run('eth_signTypedData_v4', [account.address, JSON.stringify(permit(value))])
  const zeros = '0'.repeat(80)
  const refused = [1e76, ` ${maxUint256}`, '+5', '0b11', '1e3', '0X5', `${zeros}5`, '05', '', 1.5, null, '0x']
  for (const value of refused)
    await expect(sign(value), String(value)).rejects.toMatchObject({ code: -32602 })
  const list = { ...permit('1'), message: { ...permit('1').message, nonces: ['1', '1e1'] } }
  await expect(run('eth_signTypedData_v4', [account.address, list])).rejects.toMatchObject({ code: -32602 })
  expect(asked).toEqual([])
  for (const value of [0, 5, '0', `${maxUint256}`, toHex(maxUint256), '0x00ff'])
    expect(await sign(value), String(value)).toMatch(/^0x/)
})

test('typed data: an amount that tokens take for unlimited is called that, and no other number is', async () => {
  const { run, fact } = startEvm()
  for (const value of [`${maxUint256}`, toHex(2n ** 96n - 1n), `${2n ** 160n - 1n}`]) {
    await run('eth_signTypedData_v4', [account.address, permit(value)])
    expect(fact('value')).toBe(`Unlimited (${value})`)
  }
  const data = permit(`${2n ** 96n - 2n}`)
  await run('eth_signTypedData_v4', [
    account.address,
    { ...data, message: { ...data.message, nonces: [`${maxUint256}`] } },
  ])
  expect([fact('value'), fact('nonces 1')]).toEqual([`${2n ** 96n - 2n}`, `${maxUint256}`])
  const types = { Item: [{ name: 'tokenId', type: 'uint256' }] }
  const message = { tokenId: `${maxUint256}` }
  const nft = { domain: { chainId: 1 }, types, primaryType: 'Item', message }
  await run('eth_signTypedData_v4', [account.address, nft])
  expect(fact('tokenId')).toBe(`${maxUint256}`)
})

test('typed data: a user operation, and a message of the smart account, are refused', async () => {
  const { run, asked } = startEvm()
  const operation = getUserOperationTypedData({
    chainId: 1,
    entryPointAddress: ENTRY_POINT,
    userOperation: {
      sender: SMART_ACCOUNT,
      nonce: 0n,
      callData: '0x',
      callGasLimit: 1n,
      verificationGasLimit: 1n,
      preVerificationGas: 1n,
      maxFeePerGas: 1n,
      maxPriorityFeePerGas: 1n,
      signature: '0x',
    },
  })
  const text = JSON.stringify(operation, (_key, value) => (typeof value === 'bigint' ? `${value}` : value))
  const message = {
    domain: {
      name: 'Embedded account',
      version: '1',
      chainId: 1,
      verifyingContract: SMART_ACCOUNT.toLowerCase(),
    },
    types: { AccountMessage: [{ name: 'hash', type: 'bytes32' }] },
    primaryType: 'AccountMessage',
    message: { hash: toHex(1, { size: 32 }) },
  }
  for (const data of [text, message])
    await expect(run('eth_signTypedData_v4', [account.address, data])).rejects.toThrow('wallet itself signs')
  expect(asked).toEqual([])
})

const TAKES = 'This signature may let others take tokens of this account, without another transaction.'

test.each([
  ['Permit', true],
  ['PermitBatch', true],
  ['TransferWithAuthorization', true],
  ['ReceiveWithAuthorization', true],
  ['OrderComponents', true],
  ['Mail', false],
])('typed data: whether %s has the warning of a permit is %s', async (primaryType, expected) => {
  const { run, asked } = startEvm()
  const types = { [primaryType]: [{ name: 'to', type: 'address' }] }
  const data = { domain: { chainId: 1 }, types, primaryType, message: { to: TO } }
  await run('eth_signTypedData_v4', [account.address, data])
  expect(asked[0]?.warnings?.includes(TAKES)).toBe(expected)
})

test('typed data: an account and an amount have the warning whatever the type is called', async () => {
  const { run, asked } = startEvm()
  const types = {
    Listing: [{ name: 'items', type: 'Item[]' }],
    Item: [
      { name: 'token', type: 'address' },
      { name: 'count', type: 'uint128' },
    ],
  }
  const message = { items: [{ token: TO, count: '1' }] }
  const data = { domain: { chainId: 1 }, types, primaryType: 'Listing', message }
  await run('eth_signTypedData_v4', [account.address, data])
  expect(asked[0]?.warnings).toEqual([TAKES])
})

test.each(['Item[]', 'Item[1]', 'uint256', 'string'])(
  'typed data: a type named %s, of which other members are signed than shown, is refused',
  async (named) => {
    const { run, asked } = startEvm()
    const types = {
      M: [{ name: 'list', type: named }],
      [named]: [{ name: 'length', type: 'uint256' }],
      Item: [{ name: 'a', type: 'string' }],
    }
    const data = { domain: { chainId: 1 }, types, primaryType: 'M', message: { list: [{ a: 'one' }] } }
    await expect(run('eth_signTypedData_v4', [account.address, data])).rejects.toThrow('name of a list')
    expect(asked).toEqual([])
  },
)

test.each([
  ['string', 5],
  ['bytes', 'ffdeadbeef'],
  ['bytes', '0x123'],
  ['bytes4', '12345678'],
])('typed data: a %s of the form %j is refused', async (type, value) => {
  const { run, asked } = startEvm()
  const data = {
    domain: { chainId: 1 },
    types: { M: [{ name: 'v', type }] },
    primaryType: 'M',
    message: { v: value },
  }
  await expect(run('eth_signTypedData_v4', [account.address, data])).rejects.toMatchObject({ code: -32602 })
  expect(asked).toEqual([])
})

test('typed data: version and salt of the domain are shown, and cut only where they are long', async () => {
  const { run, asked } = startEvm()
  const salt = `0x${'ab'.repeat(32)}`
  await run('eth_signTypedData_v4', [
    account.address,
    typed({ name: 'Post', version: '2', chainId: 1, salt }),
  ])
  expect(asked[0]?.facts.slice(1, 6)).toEqual([
    { label: 'Network', value: 'Ethereum (chain 1)' },
    { label: 'What you sign', value: 'Mail', cutAfter: 80 },
    { label: 'Application', value: 'Post', cutAfter: 80 },
    { label: 'Version', value: '2', cutAfter: 80 },
    { label: 'Salt', value: salt, isCode: true, cutAfter: 80 },
  ])
})

test('typed data: what is no JSON, and more fields than anyone reads, is refused', async () => {
  const { run, asked } = startEvm()
  await expect(run('eth_signTypedData_v4', [account.address, '{'])).rejects.toMatchObject({ code: -32602 })
  const data = typed({ name: 'Post', chainId: 1 })
  const message = { ...data.message, tags: Array(5_000).fill('a') }
  await expect(run('eth_signTypedData_v4', [account.address, { ...data, message }])).rejects.toMatchObject({
    code: -32602,
  })
  expect(asked).toEqual([])
})
