import { account } from '@latchkey/account'
import { isLatchkeyError } from '@latchkey/kernel'
import { createMemoryStorage, type MemoryStorage } from '@latchkey/kernel/testing'
import type { SessionOptions } from '@latchkey/session'
import type { Network } from '@latchkey/session/contract'
import { describe, expect, it } from 'vitest'
import '../../account/src/networks/dialog-networks'
import { createFakeHttp } from '../../../adapter-kit/src/test-support/fake-http'
import {
  CONNECTOR_ID,
  flushTasks,
  type LivePage,
  openLivePage,
  until,
  WALLET_ID,
  type Watched,
  watch,
} from '../../../adapters/evm/src/test-support/live-page'
import { KEY, storedText } from '../../session/src/test-support/stored'
import { type ChainWallet, createChainWallet } from './test-support/chain-wallet'

const goerli: Network = {
  id: 'eip155:5',
  namespace: 'eip155',
  name: 'Goerli',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://goerli.example'],
}

interface CasePage {
  readonly page: LivePage
  readonly wallet: ChainWallet
  connect(): Promise<unknown>
  /** Requests a switch to Base, and resolves with the outcome or after the timeout. */
  toBase(): Promise<Watched>
}

interface Case {
  readonly name: string
  readonly wallet?: Parameters<typeof createChainWallet>[0]
  /** A connection of an earlier visit is stored. */
  readonly remembered?: true
  run(page: CasePage): Promise<Watched | undefined>
  /** CAIP-2 id of the network at the end, in the wallet and in the state. */
  readonly networkId: string
  /** Code of the error that the last action rejects with. */
  readonly code?: string
  /** The view that opens with the default policy. No view opens when unsupported networks are allowed. */
  readonly view?: 'UnsupportedChain'
  readonly supported?: false
}

async function runSwitch({ connect, toBase }: CasePage): Promise<Watched> {
  await connect()
  return toBase()
}

/** Ten situations in which the network of the wallet and that of the page may differ. Some have variants. */
const cases: readonly Case[] = [
  {
    name: '1, the network is unsupported when connecting',
    wallet: { chainId: '0x5' },
    run: async ({ connect }) => void (await connect()),
    networkId: 'eip155:5',
    view: 'UnsupportedChain',
    supported: false,
  },
  {
    name: '2, the user changes the network in the wallet',
    async run({ connect, wallet }) {
      await connect()
      wallet.changeChain('0x2105')
      wallet.changeChain('0x5')
      return undefined
    },
    networkId: 'eip155:5',
    view: 'UnsupportedChain',
    supported: false,
  },
  {
    name: '2, the user changes the network in the wallet to an unsupported one and back',
    async run({ connect, wallet }) {
      await connect()
      wallet.changeChain('0x5')
      wallet.changeChain('0x2105')
      return undefined
    },
    networkId: 'eip155:8453',
  },
  {
    name: '3, the wallet rejects with 4001',
    wallet: { refuse: { code: 4001 } },
    run: runSwitch,
    networkId: 'eip155:1',
    code: 'USER_REJECTED',
  },
  {
    name: '4, the wallet rejects with 4902 and adds the network',
    wallet: { known: ['0x1'] },
    run: runSwitch,
    networkId: 'eip155:8453',
  },
  {
    name: '4, the wallet rejects with 4902 and does not add the network',
    wallet: { known: ['0x1'], refuseToAdd: { code: -32602 } },
    run: runSwitch,
    networkId: 'eip155:1',
    code: 'SWITCH_CHAIN_FAILED',
  },
  {
    name: '5, the wallet rejects with -32002',
    wallet: { refuse: { code: -32002 } },
    run: runSwitch,
    networkId: 'eip155:1',
    code: 'REQUEST_PENDING',
  },
  {
    name: '6, the wallet has no method to switch',
    wallet: { refuse: { code: 4200 } },
    run: runSwitch,
    networkId: 'eip155:1',
    code: 'UNSUPPORTED_METHOD',
  },
  {
    name: '7, the page reloads while the network is unsupported',
    wallet: { chainId: '0x5' },
    remembered: true,
    run: ({ page }) => until(() => page.state().restoreStatus === 'done').then(() => undefined),
    networkId: 'eip155:5',
    supported: false,
  },
  {
    name: '8, the network is added to the page later',
    wallet: { chainId: '0x5' },
    async run({ connect, page }) {
      page.session.addNetwork(goerli)
      await connect()
      return undefined
    },
    networkId: 'eip155:5',
  },
  {
    name: '9, the wallet resolves but does not switch',
    wallet: { fault: 'resolves-only' },
    run: runSwitch,
    networkId: 'eip155:1',
    code: 'SWITCH_CHAIN_FAILED',
  },
  {
    name: '9, the wallet emits chainChanged but does not switch',
    wallet: { fault: 'emits-only' },
    run: runSwitch,
    networkId: 'eip155:1',
    code: 'SWITCH_CHAIN_FAILED',
  },
  {
    name: '9, the wallet does not respond to eth_chainId',
    wallet: { fault: 'silent' },
    run: runSwitch,
    networkId: 'eip155:1',
    code: 'WALLET_SILENT',
  },
  {
    name: '10, the wallet is offline while switching',
    wallet: { refuse: { code: -32603, message: 'Failed to fetch' } },
    async run({ connect, toBase, wallet }) {
      await connect()
      wallet.emit('disconnect', { code: 1013 })
      return toBase()
    },
    networkId: 'eip155:1',
    code: 'CHAIN_DISCONNECTED',
  },
  {
    name: '10, the node is offline while the balance is read',
    async run({ connect, page }) {
      await connect()
      const target = page.session.active()
      const network = target?.network
      if (!network) throw new TypeError('Nothing to read.')
      const { signal } = new AbortController()
      const reading = watch(
        Promise.resolve(page.session.adapter('eip155')?.capabilities()).then((abilities) =>
          abilities?.balance?.native(target.account, network, signal),
        ),
      )
      await flushTasks()
      await page.clock.advance(60_000)
      await until(() => reading.end !== undefined)
      return reading
    },
    networkId: 'eip155:1',
    code: 'CHAIN_UNREACHABLE',
  },
]

async function openCase(one: Case, options: SessionOptions): Promise<CasePage> {
  const storage: MemoryStorage = createMemoryStorage(
    one.remembered ? { [KEY]: storedText([CONNECTOR_ID]) } : {},
  )
  const wallet = createChainWallet(one.wallet)
  const http = createFakeHttp(new TypeError('Failed to fetch'))
  const page = await openLivePage(wallet, { storage, http, options, plugins: [account()], view: 'Networks' })
  return {
    page,
    wallet,
    connect: () => page.session.connect(WALLET_ID),
    async toBase() {
      const switching = watch(page.session.switchNetwork('eip155:8453'))
      await until(() => switching.end !== undefined, 20)
      await page.clock.advance(31_000)
      await until(() => switching.end !== undefined)
      return switching
    },
  }
}

describe.each([
  ['default policy', {}],
  ['unsupported networks allowed', { allowUnsupportedChain: true }],
] as const)('chain cases, %s', (_policy, options) => {
  it.each(cases)('chain case $name: the state equals the network of the wallet', async (one) => {
    const casePage = await openCase(one, options)
    const { page, wallet } = casePage
    const last = await one.run(casePage)
    await flushTasks()
    expect(wallet.networkId()).toBe(one.networkId)
    expect(page.session.active()?.networkId).toBe(one.networkId)
    expect(page.session.active()?.network === undefined).toBe(one.supported === false)
    if (one.code === undefined) expect(last?.end).not.toBe('rejected')
    else {
      expect(last).toMatchObject({ end: 'rejected', value: { code: one.code } })
      const error = last?.value
      expect(isLatchkeyError(error) && [error.message, error.recovery]).toEqual([
        expect.stringMatching(/^[A-Z].{5,}$/),
        expect.stringMatching(/^[A-Z].{5,}\.$/),
      ])
    }
    expect(page.shownView()).toBe('allowUnsupportedChain' in options ? undefined : one.view)
    expect([page.clock.waiting, page.failures, page.errors]).toEqual([0, [], []])
  })
})
