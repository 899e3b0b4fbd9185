import {
  createTestClient,
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  http,
  parseEther,
  parseUnits,
  publicActions,
} from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { waitForReceipt } from '../chain/chain-client'
import { devAccounts } from '../chain/dev-accounts'
import { ensNames } from '../ens/ens-names'
import { solanaDevAccounts } from '../solana/solana-accounts'
import { type LocalServices, startLocalServices } from '../start-local-services'
import { type Asked, askData, balancePath, callsOf, KIT, refusal } from '../testing/data-client'
import { freePorts } from '../testing/free-ports'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const MAINNET = 'eip155:1'
const [first, second] = devAccounts

let services: LocalServices

beforeAll(async () => {
  services = await startLocalServices({ ports: freePorts })
})
afterAll(() => services.stop())
const ask = (path: string, asked?: Asked) => askData(services, path, asked)

test('supported-chains: lists the local chains, for HTTP and WebSocket', async () => {
  const { status, body } = await ask('/v1/supported-chains')
  expect(status).toBe(200)
  const chains = expect.arrayContaining(['eip155:1', 'eip155:8453'])
  expect(body).toEqual({ http: chains, ws: chains })
})

test('identity: gives name and picture from the records of the chain', async () => {
  const { body } = await ask(`/v1/identity/${first}?sender=${first}`)
  expect(body).toEqual({
    name: 'lantern.eth',
    avatar: ensNames.plain.texts?.['avatar'],
    resolvedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  const hosted = await ask(`/v1/identity/${second}`)
  expect(hosted.body).toMatchObject({ avatar: `${services.urls.gateway}/pictures/harbour.svg` })
  const picture = await fetch(`${services.urls.gateway}/pictures/harbour.svg`, { method: 'HEAD' })
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
})

test('identity: a name of another account, a bad picture and a missing name are null', async () => {
  const nobody = { name: null, avatar: null }
  for (const which of ['notItsOwn', 'nameless'] as const) {
    expect((await ask(`/v1/identity/${ensNames[which].account}`)).body).toMatchObject(nobody)
  }
  const badPicture = await ask(`/v1/identity/${ensNames.badPicture.account}`)
  expect(badPicture.body).toMatchObject({ name: 'wick.eth', avatar: null })
  const lookAlike = await ask(`/v1/identity/${ensNames.lookAlike.account}`)
  expect(lookAlike.body).toMatchObject({ name: ensNames.lookAlike.name })
  expect(await ask('/v1/identity/nobody')).toMatchObject({
    status: 400,
    body: refusal('address', 'Invalid address: nobody'),
  })
})

test('balance: has the native token and every token of the chain, with prices of the table', async () => {
  const { body } = await ask(balancePath(devAccounts[5]))
  const [usdc] = services.chains[0]?.tokens ?? []
  const icon = (symbol: string): string => `${services.urls.gateway}/pictures/${symbol}.svg`
  expect(body).toMatchObject({
    balances: [
      {
        name: 'Ether',
        symbol: 'ETH',
        chainId: MAINNET,
        value: 32_000_000,
        price: 3_200,
        quantity: { decimals: '18', numeric: '10000' },
        iconUrl: icon('eth'),
      },
      {
        name: 'USD Coin',
        symbol: 'USDC',
        chainId: MAINNET,
        address: `${MAINNET}:${usdc?.address}`,
        value: 10_000,
        price: 1,
        quantity: { decimals: '6', numeric: '10000' },
        iconUrl: icon('usdc'),
      },
      { symbol: 'DAI', quantity: { decimals: '18', numeric: '10000' } },
    ],
  })
  expect(JSON.stringify(body).split('"address"')).toHaveLength(3)
  const empty = await ask(balancePath('0x00000000000000000000000000000000000000aa'))
  expect(empty.body).toEqual({ balances: [] })
})

test('balance: changes with a transfer on the chain', async () => {
  const [from, to] = [devAccounts[6], '0x00000000000000000000000000000000000000bb'] as const
  expect((await ask(balancePath(to))).body).toEqual({ balances: [] })
  const chain = services.chains.find((one) => 'multicall3' in one)
  const token = chain?.tokens[0]
  if (!chain || !token) throw new Error('There is no chain.')
  const node = createTestClient({
    mode: 'anvil',
    transport: http(chain.nodeUrl),
    pollingInterval: 20,
  }).extend(publicActions)
  const wallet = createWalletClient({ account: from, transport: http(chain.nodeUrl) })
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, parseUnits('12.5', 6)],
  })
  for (const transaction of [
    { to, value: parseEther('0.25') },
    { to: token.address, data },
  ]) {
    const hash = await wallet.sendTransaction({ ...transaction, chain: null })
    await waitForReceipt(node, hash)
  }
  const after = [
    { symbol: 'ETH', value: 800, quantity: { numeric: '0.25' } },
    { symbol: 'USDC', value: 12.5, quantity: { numeric: '12.5' } },
  ]
  const forced = `&forceUpdate=${encodeURIComponent(`${MAINNET}:${token.address}`)}`
  expect((await ask(balancePath(to, forced))).body).toMatchObject({ balances: after })
  expect((await ask(balancePath(to))).body).toMatchObject({ balances: after })
})

test('balance: is empty without an origin or a kit version, as in production', async () => {
  const bare = balancePath(first).concat('&projectId=local')
  expect((await ask(bare, { kit: false })).body).toEqual({ balances: [] })
  expect((await ask(`${bare}&sv=html-wagmi-1.6.4`, { kit: false })).body).toEqual({ balances: [] })
  const told = await ask(bare, { kit: false, headers: { 'x-sdk-version': 'html-wagmi-1.8.0' } })
  expect(told.body).not.toEqual({ balances: [] })
  const program = await fetch(`${services.urls.gateway}/data${balancePath(first)}&${KIT}`)
  expect(await program.json()).toEqual({ balances: [] })
})

test('balance: refuses a currency, a chain and an address it does not know', async () => {
  const refused = async (path: string): Promise<unknown> => {
    const { status, body } = await ask(path)
    expect(status).toBe(400)
    return body
  }
  expect(await refused(`/v1/account/${first}/balance?currency=xyz`)).toEqual(
    refusal('currency', 'Unsupported currency: xyz'),
  )
  expect(await refused(`/v1/account/${first}/balance?currency=usd&chainId=eip155:7`)).toEqual(
    refusal('chainId', 'Unsupported chain: eip155:7'),
  )
  expect(await refused('/v1/account/0x12/balance?currency=usd')).toEqual(
    refusal('address', 'Invalid address: 0x12'),
  )
})

test('balance: has prices in other currencies, and all chains where the request names none', async () => {
  const { body } = await ask(`/v1/account/${devAccounts[5]}/balance?currency=eur`)
  expect(body).toMatchObject({
    balances: [
      { symbol: 'ETH', chainId: 'eip155:1', price: 2_880 },
      {},
      {},
      { symbol: 'ETH', chainId: 'eip155:8453', price: 2_880 },
      {},
      {},
    ],
  })
})

test('balance: has 5,000 tokens behind /data/many, and malformed entries behind /data/hostile', async () => {
  const many = await ask(balancePath(first), { base: '/data/many' })
  const addresses = [...JSON.stringify(many.body).matchAll(/"address":"([^"]+)"/g)].map(
    ([, address]) => address,
  )
  expect(addresses).toHaveLength(4_999)
  expect(new Set(addresses).size).toBe(4_999)
  const hostile = await ask(balancePath(first), { base: '/data/hostile' })
  expect(JSON.stringify(hostile.body)).toContain('javascript:alert(1)')
  expect((await ask(`/v1/identity/${first}`, { base: '/data/hostile' })).body).toMatchObject({
    avatar: 'javascript:alert(1)',
  })
  expect((await ask('/v1/supported-chains', { base: '/data/many' })).status).toBe(200)
})

test('fungible price: has the first address only', async () => {
  const [usdc, dai] = services.chains[0]?.tokens ?? []
  const price = (body: unknown) =>
    ask('/v1/fungible/price', { kit: false, method: 'POST', body: JSON.stringify(body) })
  const addresses = [`${MAINNET}:${usdc?.address}`, `${MAINNET}:${dai?.address}`]
  const asked = { currency: 'usd', addresses, projectId: 'local' }
  expect((await price(asked)).body).toEqual({
    fungibles: [
      {
        address: `${MAINNET}:${usdc?.address}`,
        name: 'USD Coin',
        symbol: 'USDC',
        iconUrl: `${services.urls.gateway}/pictures/usdc.svg`,
        price: 1,
        decimals: 6,
      },
    ],
  })
  const native = [`${MAINNET}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`]
  expect((await price({ ...asked, addresses: native })).body).toMatchObject({
    fungibles: [{ symbol: 'ETH', price: 3_200 }],
  })
  const unknown = [`${MAINNET}:0x00000000000000000000000000000000000000aa`]
  expect((await price({ ...asked, addresses: unknown })).body).toEqual({ fungibles: [] })
  expect(await price({ ...asked, addresses: [] })).toMatchObject({ status: 400 })
  expect(await price({ ...asked, addresses: ['0x12'] })).toMatchObject({ status: 400 })
  expect(await price({ projectId: 'local' })).toMatchObject({
    status: 422,
    body: { status: 'FAILED', reasons: [{ field: 'currency' }] },
  })
  expect(await price({ currency: 'usd', addresses })).toMatchObject({ status: 401 })
})

test('profile: has the registered names, or an empty list', async () => {
  const path = (address: string, version = '&apiVersion=2'): string =>
    `/v1/profile/reverse/${address}?sender=${address}${version}`
  const given = {
    name: 'mooring.reown.id',
    registered_at: expect.any(String),
    updated_at: null,
    addresses: { '60': { address: devAccounts[9], created_at: expect.any(String) } },
    attributes: null,
  }
  expect((await ask(path(devAccounts[9].toLowerCase()))).body).toEqual([given])
  expect(await ask(path(devAccounts[5]))).toMatchObject({ status: 200, body: [] })
  expect(await ask(path(devAccounts[5], ''))).toMatchObject({
    status: 404,
    body: refusal('name', 'Name is not registered'),
  })
  expect(await ask(path('nobody'))).toMatchObject({ status: 400 })
  expect((await ask('/v1/profile/account/mooring.reown.id?apiVersion=2')).body).toEqual(given)
  expect((await ask('/v1/profile/account/nobody.reown.id?apiVersion=2')).body).toEqual([])
})

test('json-rpc: forwards calls to the named chain, with and without a trailing slash', async () => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: '1', method: 'eth_chainId', params: [] })
  for (const [path, id] of [
    ['/v1', 'eip155:1'],
    ['/v1/', 'eip155:8453'],
  ] as const) {
    const query = `?chainId=${encodeURIComponent(id)}&projectId=local`
    const { body: answer } = await ask(`${path}${query}`, { kit: false, method: 'POST', body })
    expect(answer).toMatchObject({ id: '1', result: `0x${Number(id.slice(7)).toString(16)}` })
  }
  expect(
    await ask('/v1?chainId=eip155:7&projectId=local', { kit: false, method: 'POST', body }),
  ).toMatchObject({ status: 400, body: refusal('chainId', 'Unsupported chain: eip155:7') })
  expect(await ask('/v1/?chainId=eip155:1', { kit: false, method: 'POST', body })).toMatchObject({
    status: 401,
  })
  expect((await callsOf(services, 'data:rpc'))[0]).toBe(
    'POST /data/v1?chainId=eip155%3A1&projectId=local eth_chainId',
  )
})

test('Solana: SOL and the tokens of both programs are read from the node, and no account has a name', async () => {
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const account = (await solanaDevAccounts())[3] ?? ''
  const { body } = await ask(`/v1/account/${account}/balance?currency=usd&chainId=${solana}`)
  expect(body).toMatchObject({
    balances: [
      { symbol: 'SOL', chainId: solana, value: 160_000, quantity: { decimals: '9', numeric: '1000' } },
      { symbol: 'USDC', address: expect.stringContaining(`${solana}:`), quantity: { numeric: '10000' } },
      { symbol: 'BONK', price: 0.00002, quantity: { decimals: '5' } },
      { symbol: 'PYUSD', value: 250 },
      // An NFT, which a token list must leave out.
      { symbol: 'LANTERN', quantity: { decimals: '0', numeric: '1' } },
    ],
  })
  expect((await ask(`/v1/identity/${account}`)).body).toMatchObject({ name: null, avatar: null })
  expect(await ask(balancePath(account))).toMatchObject({ status: 400 })
  const call = JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'getBalance', params: [account] })
  const proxied = await ask(`/v1/?chainId=${encodeURIComponent(solana)}&projectId=local`, {
    kit: false,
    method: 'POST',
    body: call,
  })
  expect(proxied.body).toMatchObject({ id: 7, result: { value: 1_000_000_000_000 } })
})
