import { fake } from '@latchkey/kernel/testing'
import { ADDRESS } from '@latchkey/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { custom, erc20Abi, numberToHex } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { createConfig, useBalance, useReadContract, WagmiProvider } from 'wagmi'
import * as lk from '../../../plugins/essentials/src/query'
import { CONTRACT, createQueryPage } from '../../../plugins/essentials/src/query/test-support/query-page'
import { recordHook } from '../../../plugins/essentials/src/test-support/record-hook'
import { emptyPortfolio, portfolioContract } from '../../../plugins/portfolio/src/contract'

const call = { abi: erc20Abi, address: CONTRACT, functionName: 'balanceOf', args: [ADDRESS] } as const
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** What a network answers: one more each time. */
function createNetwork() {
  let count = 0
  return (method: string) => {
    if (method !== 'eth_call' && method !== 'eth_getBalance') return null
    count += 1
    return numberToHex(count, { size: 32 })
  }
}

async function renderOurs<Result>(use: () => Result, client: QueryClient) {
  const respond = createNetwork()
  const balances = ['1', '2']
  const page = createQueryPage({
    client,
    respond,
    plugins: [
      fake(portfolioContract, {
        state: emptyPortfolio,
        api: {
          async loadBalance() {
            const value = balances.shift() ?? '2'
            const entry = {
              status: 'known',
              readAtMs: Date.now(),
              value,
              decimals: 18,
              symbol: 'ETH',
            } as const
            page.setState(portfolioContract, { native: { [`eip155:1:${ADDRESS}`]: entry } })
          },
        },
      }),
    ],
  })
  return page.hook(use)
}

async function renderWagmi<Result>(use: () => Result, client: QueryClient) {
  const respond = createNetwork()
  const request = async ({ method }: { readonly method: string }) => respond(method)
  const config = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: custom({ request }, { retryCount: 0 }) },
    batch: { multicall: false },
    storage: null,
  })
  return recordHook(use, undefined, (children) => (
    <WagmiProvider config={config}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </WagmiProvider>
  ))
}

/** How often a component renders until it has read twice. */
async function countRenders(
  render: (client: QueryClient) => Promise<Awaited<ReturnType<typeof recordHook<bigint | undefined>>>>,
): Promise<number> {
  const client = newClient()
  const hook = await render(client)
  await expect.poll(() => hook.now()).toBe(1n)
  await hook.change(() => client.invalidateQueries())
  await expect.poll(() => hook.now()).toBe(2n)
  await hook.unmount()
  return hook.shown.length
}

test('latchkey/query: a component that reads a contract renders no more often than with wagmi', async () => {
  const ours = await countRenders((client) => renderOurs(() => lk.useReadContract(call).data, client))
  const theirs = await countRenders((client) => renderWagmi(() => useReadContract(call).data, client))
  expect([ours, theirs]).toEqual([3, 3])
})

test('latchkey/query: a component with the balance renders no more often than with wagmi', async () => {
  const ours = await countRenders((client) => renderOurs(() => lk.useBalance().data?.value, client))
  const theirs = await countRenders((client) =>
    renderWagmi(() => useBalance({ address: ADDRESS }).data?.value, client),
  )
  expect([ours, theirs]).toEqual([3, 3])
})
