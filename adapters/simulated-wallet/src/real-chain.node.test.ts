import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createPublicClient, createWalletClient, custom, http, parseEther, verifyMessage } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSimulatedWallet } from './create-simulated-wallet'
import { alice, bob } from './test-support/test-accounts'

let anvil: ChildProcess
let rpcUrl = ''

/** The program itself: its wrapper would be one more process to stop. */
function anvilBinary(): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch
  const wrapper = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')
  return createRequire(wrapper).resolve(`@foundry-rs/anvil-${process.platform}-${architecture}/bin/anvil`)
}

beforeAll(async () => {
  const started = spawn(anvilBinary(), ['--port', '0', '--chain-id', '31337', '--hardfork', 'prague'])
  anvil = started
  let output = ''
  rpcUrl = await new Promise((resolve, reject) => {
    started.stdout.on('data', (chunk) => {
      output += chunk
      const address = /Listening on (\S+:\d+)/.exec(output)?.[1]
      if (address) resolve(`http://${address}`)
    })
    started.once('exit', () => reject(new Error(`anvil did not start: ${output}`)))
  })
})

afterAll(async () => {
  const ended = once(anvil, 'exit')
  anvil.kill()
  await ended
})

test('a real chain: money moves, nonces follow, the signature holds', async () => {
  const wallet = createSimulatedWallet({ networks: [{ networkId: 'eip155:31337', rpcUrl }] })
  const chain = createPublicClient({ chain: foundry, transport: http(rpcUrl), pollingInterval: 20 })
  const client = createWalletClient({ chain: foundry, transport: custom(wallet.provider) })
  expect(await client.requestAddresses()).toEqual([alice])

  const before = await chain.getBalance({ address: bob })
  const pay = () => client.sendTransaction({ account: alice, to: bob, value: parseEther('1') })
  for (const hash of await Promise.all([pay(), pay()])) {
    expect((await chain.waitForTransactionReceipt({ hash })).status).toBe('success')
  }
  expect(await chain.getBalance({ address: bob })).toBe(before + parseEther('2'))

  const signature = await client.signMessage({ account: alice, message: 'Hello' })
  expect(await verifyMessage({ address: alice, message: 'Hello', signature })).toBe(true)
})

test('a real chain: its refusal reaches the page in its own words', async () => {
  const networks = [{ networkId: 'eip155:31337', rpcUrl }] as const
  const { provider } = createSimulatedWallet({ networks, authorised: true })
  const value = `0x${parseEther('1000000').toString(16)}`
  const request = provider.request({
    method: 'eth_sendTransaction',
    params: [{ from: alice, to: bob, value }],
  })
  await expect(request).rejects.toThrow(/insufficient funds/i)
})
