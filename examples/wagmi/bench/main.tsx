import { evm } from '@latchkey/evm'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createLatchkey, essentials } from 'latchkey'
import * as lk from 'latchkey/query'
import { LatchkeyProvider } from 'latchkey/react'
import { type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { erc20Abi, numberToHex } from 'viem'
import { createConfig, http, useBalance, useReadContract, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { startFakeNode } from './fake-node'

/** Half of them read a balance, the others a contract. */
const HOOKS = 1_000
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const node = startFakeNode()

interface ReaderProps {
  readonly address: `0x${string}`
  onRender(): void
  onShow(value: bigint | undefined): void
}

interface ShownProps extends Omit<ReaderProps, 'address'> {
  readonly value: bigint | undefined
}

/** What a page does with a value. */
function useShown({ value, onRender, onShow }: ShownProps): ReactNode {
  onRender()
  useEffect(() => onShow(value), [value, onShow])
  return <p>{value?.toString()}</p>
}

interface Side {
  readonly Balance: (props: ReaderProps) => ReactNode
  readonly Contract: (props: ReaderProps) => ReactNode
  readonly Provider: (props: { readonly children: ReactNode }) => ReactNode
}

const chainId = mainnet.id
const call = { abi: erc20Abi, address: token, functionName: 'balanceOf', chainId } as const

function createOurs(): Side {
  const rpcUrls = { [chainId]: [`${location.origin}/rpc`] }
  const latchkey = createLatchkey({ plugins: [...essentials(), evm({ networks: [mainnet], rpcUrls })] })
  return {
    Balance: ({ address, ...props }) =>
      useShown({ ...props, value: lk.useBalance({ address, chainId }).data?.value }),
    Contract: ({ address, ...props }) =>
      useShown({ ...props, value: lk.useReadContract({ ...call, args: [address] }).data }),
    Provider: ({ children }) => <LatchkeyProvider latchkey={latchkey}>{children}</LatchkeyProvider>,
  }
}

function createWagmis(): Side {
  const config = createConfig({
    chains: [mainnet],
    transports: { [chainId]: http(`${location.origin}/rpc`) },
    storage: null,
  })
  return {
    Balance: ({ address, ...props }) =>
      useShown({ ...props, value: useBalance({ address, chainId }).data?.value }),
    Contract: ({ address, ...props }) =>
      useShown({ ...props, value: useReadContract({ ...call, args: [address] }).data }),
    Provider: ({ children }) => <WagmiProvider config={config}>{children}</WagmiProvider>,
  }
}

const sides = { latchkey: createOurs(), wagmi: createWagmis() }

/** What the page tells of one side, for each block. */
interface Updates {
  /** From the block until all show it, in ms. */
  readonly times: readonly number[]
  /** Renders of all components. */
  readonly renders: readonly number[]
  readonly requests: readonly number[]
}

/** Mounts the hooks of a side, and makes all of them stale at each of some blocks. The first figures are those of mounting. */
async function measure(name: keyof typeof sides, blocks: number): Promise<Updates> {
  const { Balance, Contract, Provider } = sides[name]
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const client = new QueryClient()
  let renders = 0
  let shown = 0
  let onAll = (): void => undefined
  const onRender = (): void => {
    renders += 1
  }
  const onShow = (value: bigint | undefined): void => {
    if (value !== BigInt(node.block)) return
    shown += 1
    if (shown === HOOKS) onAll()
  }
  const times: number[] = []
  const counts: number[] = []
  const requests: number[] = []
  const update = async (begin: () => void): Promise<void> => {
    node.mine()
    renders = 0
    shown = 0
    const all = new Promise<void>((resolve) => {
      onAll = resolve
    })
    const began = performance.now()
    begin()
    await all
    times.push(performance.now() - began)
    // Renders that follow are counted too.
    await new Promise((resolve) => setTimeout(resolve, 100))
    counts.push(renders)
    requests.push(node.requests)
  }
  await update(() =>
    root.render(
      <Provider>
        <QueryClientProvider client={client}>
          {Array.from({ length: HOOKS }, (_, index) => {
            const Reader = index % 2 === 0 ? Balance : Contract
            const address = numberToHex(index + 1, { size: 20 })
            return <Reader key={address} address={address} onRender={onRender} onShow={onShow} />
          })}
        </QueryClientProvider>
      </Provider>,
    ),
  )
  for (let block = 0; block < blocks; block += 1) await update(() => void client.invalidateQueries())
  root.unmount()
  container.remove()
  return { times, renders: counts, requests }
}

Object.assign(globalThis, { measure })
