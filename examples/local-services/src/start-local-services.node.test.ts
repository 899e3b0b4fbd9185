import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Connection, Keypair } from '@solana/web3.js'
import { createTestClient, erc20Abi, http, parseEther, parseUnits, publicActions, walletActions } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { waitForReceipt } from './chain/chain-client'
import { PortBusyError } from './errors'
import { type LocalServices, startLocalServices } from './start-local-services'
import { processesOfPort } from './testing/find-anvil-processes'
import { freePorts } from './testing/free-ports'
import { holdPort } from './testing/hold-port'
import { connectToRelay } from './testing/relay-client'

const RECEIVER = '0x00000000000000000000000000000000000000aa'

// Every start launches two chains, which takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

let services: LocalServices

beforeAll(async () => {
  services = await startLocalServices({ ports: freePorts })
})

afterAll(() => services.stop())

function connect(url: string) {
  return createTestClient({ mode: 'anvil', transport: http(url), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions)
}

const evmChains = () => services.chains.filter((chain) => 'multicall3' in chain)

async function getJson(path: string): Promise<unknown> {
  return (await fetch(`${services.urls.gateway}${path}`)).json()
}

test('chains: have the ids 1 and 8453, directly and through the gateway', async () => {
  const ids = evmChains().flatMap(({ nodeUrl, rpcUrl }) => [nodeUrl, rpcUrl])
  expect(await Promise.all(ids.map((url) => connect(url).getChainId()))).toEqual([1, 1, 8453, 8453])
  expect(services.chains.map(({ networkId }) => networkId)).toEqual([
    'eip155:1',
    'eip155:8453',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  ])
})

test('tokens: are read through Multicall3, with the same addresses on both chains', async () => {
  for (const { rpcUrl, multicall3, tokens } of evmChains()) {
    const read = await connect(rpcUrl).multicall({
      multicallAddress: multicall3,
      allowFailure: false,
      contracts: tokens.flatMap(({ address }) => [
        { address, abi: erc20Abi, functionName: 'name' },
        { address, abi: erc20Abi, functionName: 'symbol' },
        { address, abi: erc20Abi, functionName: 'decimals' },
      ]),
    })
    expect(read).toEqual(['USD Coin', 'USDC', 6, 'Dai Stablecoin', 'DAI', 18])
    expect(tokens).toEqual(evmChains()[0]?.tokens)
  }
})

test('accounts: all ten have coins and tokens, and nonce 0', async () => {
  for (const { rpcUrl, tokens } of evmChains()) {
    const client = connect(rpcUrl)
    const accounts = await client.getAddresses()
    expect(accounts).toHaveLength(10)
    expect(accounts[0]).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
    for (const address of accounts) {
      expect(await client.getBalance({ address })).toBe(parseEther('10000'))
      expect(await client.getTransactionCount({ address })).toBe(0)
      for (const token of tokens) {
        const held = {
          address: token.address,
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [address],
        } as const
        expect(await client.readContract(held)).toBe(parseUnits('10000', token.decimals))
      }
    }
  }
})

test('gateway: reports its health and its chains, and 404 for unknown paths', async () => {
  const { gateway } = services.urls
  expect(await getJson('/health')).toEqual({ status: 'ok' })
  expect(await getJson('/chains')).toEqual(services.chains)
  expect(services.chains.map(({ rpcUrl }) => rpcUrl)).toEqual([
    `${gateway}/rpc/1`,
    `${gateway}/rpc/8453`,
    `${gateway}/rpc/solana`,
  ])
  const missing = await fetch(`${gateway}/nowhere`)
  expect(missing.status).toBe(404)
  expect(await missing.json()).toEqual({
    error: 'There is no GET /nowhere here; the README of local-services lists what there is.',
  })
  const large = await fetch(`${gateway}/rpc/1`, { method: 'POST', body: 'x'.repeat(1_048_577) })
  expect(large.status).toBe(413)
})

test('relay: its counts are at the gateway, and it has its own faults', async () => {
  const { relay, gateway } = services.urls
  const client = await connectToRelay(relay)
  await client.call('irn_subscribe', { topic: '0'.repeat(64) })
  expect(await getJson('/relay')).toEqual({ sockets: 1, topics: 1, subscriptions: 1, queuedMessages: 0 })
  const body = JSON.stringify({ service: 'relay', kind: 'cut' })
  const closed = once(client.socket, 'close')
  const faults = await fetch(`${gateway}/faults`, { method: 'POST', body })
  expect(await faults.json()).toEqual([{ service: 'relay', kind: 'cut' }])
  await closed
  expect(await getJson('/requests?service=relay')).toMatchObject([
    { call: 'connect' },
    { call: 'irn_subscribe' },
  ])
  await fetch(`${gateway}/faults`, { method: 'DELETE' })
  expect(await getJson('/faults')).toEqual([])
  await (await connectToRelay(relay)).close()
})

test('Solana: is reached through the gateway, where faults and the log apply', async () => {
  const ask = (url: string) =>
    fetch(url, { method: 'POST', body: '{"jsonrpc":"2.0","id":1,"method":"getGenesisHash"}' })
  const { gateway, solana } = services.urls
  const rpcUrl = `${gateway}/rpc/solana`
  const genesis = { result: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d' }
  expect(await (await ask(rpcUrl)).json()).toMatchObject(genesis)
  const body = JSON.stringify({ service: 'rpc:solana', kind: 'status', status: 503, times: 1 })
  await fetch(`${gateway}/faults`, { method: 'POST', body })
  expect((await ask(rpcUrl)).status).toBe(503)
  expect(await (await ask(solana)).json()).toMatchObject(genesis)
  expect(await getJson('/requests?service=rpc:solana')).toMatchObject([
    { call: 'getGenesisHash', fault: null },
    { call: 'getGenesisHash', fault: 'status' },
  ])
  const foreign = await fetch(solana, { method: 'POST', headers: { origin: 'https://example.org' }, body })
  expect(foreign.status).toBe(403)
})

test('Solana: subscriptions work on the relay’s port too, where web3.js opens them', async () => {
  const { relay, gateway } = services.urls
  const connection = new Connection(`${gateway}/rpc/solana`, {
    commitment: 'confirmed',
    wsEndpoint: `${relay}/rpc/solana`,
  })
  const lamports = 1_000_000_000
  const signature = await connection.requestAirdrop(Keypair.generate().publicKey, lamports)
  const { value } = await connection.confirmTransaction({
    signature,
    ...(await connection.getLatestBlockhash()),
  })
  expect(value.err).toBeNull()
})

test('frame: serves the embedded wallet on its own origin', async () => {
  const { frame, gateway } = services.urls
  const response = await fetch(`${frame}/sdk`)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toContain('src="/frame.js"')
  expect(new URL(frame).origin).not.toBe(new URL(gateway).origin)
})

test.each(['http://localhost:4800', 'http://127.0.0.1:9', 'http://[::1]:4800', 'https://app.localhost'])(
  'origins: a page at %s may call everything',
  async (origin) => {
    const { gateway, chainMainnet } = services.urls
    for (const url of [`${gateway}/chains`, `${gateway}/rpc/1`, chainMainnet]) {
      const headers = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      }
      const preflight = await fetch(url, { method: 'OPTIONS', headers })
      expect(preflight.ok).toBe(true)
      expect([origin, '*']).toContain(preflight.headers.get('access-control-allow-origin'))
      expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type')
    }
    const answer = await fetch(`${gateway}/chains`, { headers: { origin } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
  },
)

test.each(['https://example.org', 'http://localhost.example.org', 'null'])(
  'origins: a page at %s may neither read nor change anything',
  async (origin) => {
    const body = JSON.stringify({ service: 'rpc', kind: 'cut' })
    const answer = await fetch(`${services.urls.gateway}/faults`, {
      method: 'POST',
      headers: { origin },
      body,
    })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(await getJson('/faults')).toEqual([])
  },
)

test('instances: two run side by side and share nothing', async () => {
  const other = await startLocalServices({ ports: freePorts })
  try {
    await connect(other.urls.chainMainnet).setBalance({ address: RECEIVER, value: 5n })
    expect(await connect(other.urls.chainMainnet).getBalance({ address: RECEIVER })).toBe(5n)
    expect(await connect(services.urls.chainMainnet).getBalance({ address: RECEIVER })).toBe(0n)
  } finally {
    await other.stop()
  }
})

test('stop: leaves no process and no open port, and may be called twice', async () => {
  const held = await holdPort()
  await held.release()
  const other = await startLocalServices({ ports: { ...freePorts, chainBase: held.port } })
  expect(processesOfPort(held.port)).toEqual({
    supervisors: [expect.any(Number)],
    anvils: [expect.any(Number)],
  })
  // A pending request must not delay the stop.
  const fault = { service: 'rpc', kind: 'slow', delayMs: 600_000 }
  await fetch(`${other.urls.gateway}/faults`, { method: 'POST', body: JSON.stringify(fault) })
  const waiting = fetch(`${other.urls.gateway}/rpc/1`, { method: 'POST', body: '{"method":"eth_chainId"}' })
  const refused = expect(waiting).rejects.toThrow()
  await Promise.all([other.stop(), other.stop()])
  await refused
  expect(processesOfPort(held.port)).toEqual({ supervisors: [], anvils: [] })
  for (const url of Object.values(other.urls))
    await expect(fetch(url.replace('ws:', 'http:'))).rejects.toThrow()
})

test.each([
  ['gateway', 'gateway', 'LATCHKEY_GATEWAY_PORT'],
  ['relay', 'relay', 'LATCHKEY_RELAY_PORT'],
  ['frame', 'frame', 'LATCHKEY_FRAME_PORT'],
  ['chainMainnet', 'chain with id 1', 'LATCHKEY_CHAIN_MAINNET_PORT'],
  ['chainBase', 'chain with id 8453', 'LATCHKEY_CHAIN_BASE_PORT'],
  ['solana', 'Solana', 'LATCHKEY_SOLANA_PORT'],
])('start: a busy port of %s is one sentence, and everything is stopped', async (name, title, variable) => {
  const [held, chain] = await Promise.all([holdPort(), holdPort()])
  await chain.release()
  const ports = { ...freePorts, chainMainnet: chain.port, [name]: held.port }
  const error = new PortBusyError(title, held.port, variable)
  await expect(startLocalServices({ ports })).rejects.toThrow(error)
  expect(error.message).toBe(
    `Port ${held.port} is busy, so the ${title} cannot start: stop what listens there, or set ${variable} to another port.`,
  )
  expect(processesOfPort(chain.port)).toEqual({ supervisors: [], anvils: [] })
  await held.release()
})

test('state: a file restores the chains at the next start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'local-services-'))
  const options = { ports: freePorts, stateFile: join(folder, 'world.json') }
  const first = await startLocalServices(options)
  const client = connect(first.urls.chainBase)
  const [account] = await client.getAddresses()
  const hash = await client.sendTransaction({
    account: account ?? null,
    chain: null,
    to: RECEIVER,
    value: 7n,
  })
  await waitForReceipt(client, hash)
  await first.stop()
  const second = await startLocalServices(options)
  expect(await connect(second.urls.chainBase).getBalance({ address: RECEIVER })).toBe(7n)
  expect(await connect(second.urls.chainMainnet).getBalance({ address: RECEIVER })).toBe(0n)
  await second.stop()
  await rm(folder, { recursive: true })
})

test('failure: a chain that exits by itself is reported once', async () => {
  const held = await holdPort()
  await held.release()
  const failures: Error[] = []
  const other = await startLocalServices({
    ports: { ...freePorts, chainMainnet: held.port },
    onFailure: (error) => failures.push(error),
  })
  for (const id of processesOfPort(held.port).anvils) process.kill(id, 'SIGKILL')
  await expect.poll(() => failures.length, { timeout: 5_000 }).toBe(1)
  expect(failures[0]?.message).toContain('The chain eip155:1 failed: it ended by itself.')
  const answer = await fetch(`${other.urls.gateway}/rpc/1`, {
    method: 'POST',
    body: '{"method":"eth_chainId"}',
  })
  expect([answer.status, await answer.json()]).toEqual([
    502,
    { error: 'The chain behind this address does not answer.' },
  ])
  await other.stop()
  expect(failures).toHaveLength(1)
})
