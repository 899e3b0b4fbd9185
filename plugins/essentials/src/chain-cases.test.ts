import { account } from '@latchkey/account'
import { isLatchkeyError } from '@latchkey/kernel'
import { createMemoryStorage, type MemoryStorage } from '@latchkey/kernel/testing'
import type { SessionOptions } from '@latchkey/session'
import type { Network } from '@latchkey/session/contract'
import { describe, expect, it } from 'vitest'
import '../../account/src/networks/follow-active-network'
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
import { createFakeHttp } from '../../session/src/test-support/fake-http'
import { KEY, storedText } from '../../session/src/test-support/stored'
import { type ChainWallet, createChainWallet } from './test-support/chain-wallet'

const goerli: Network = {
  id: 'eip155:5',
  namespace: 'eip155',
  name: 'Goerli',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://goerli.example'],
}

interface Stage {
  readonly page: LivePage
  readonly wallet: ChainWallet
  connect(): Promise<unknown>
  /** How asking for Base ends, however long it takes. */
  toBase(): Promise<Watched>
}

interface Case {
  readonly name: string
  readonly wallet?: Parameters<typeof createChainWallet>[0]
  /** An earlier visit left a connection. */
  readonly remembered?: true
  run(stage: Stage): Promise<Watched | undefined>
  readonly networkId: string
  /** The typed error that the last action ends in. */
  readonly code?: string
  /** What the default policy opens. Where unsupported networks are allowed nothing opens, in all cases. */
  readonly view?: 'UnsupportedChain'
  readonly supported?: false
}

async function runSwitch({ connect, toBase }: Stage): Promise<Watched> {
  await connect()
  return toBase()
}

/** The ten of user-needs 8, some of them in two forms. */
const cases: readonly Case[] = [
  {
    name: '1, unsupported at connect',
    wallet: { chainId: '0x5' },
    run: async ({ connect }) => void (await connect()),
    networkId: 'eip155:5',
    view: 'UnsupportedChain',
    supported: false,
  },
  {
    name: '2, changed in the wallet',
    async run({ connect, wallet }) {
      await connect()
      wallet.moveTo('0x2105')
      wallet.moveTo('0x5')
      return undefined
    },
    networkId: 'eip155:5',
    view: 'UnsupportedChain',
    supported: false,
  },
  {
    name: '2, changed in the wallet and back',
    async run({ connect, wallet }) {
      await connect()
      wallet.moveTo('0x5')
      wallet.moveTo('0x2105')
      return undefined
    },
    networkId: 'eip155:8453',
  },
  {
    name: '3, 4001',
    wallet: { refuse: { code: 4001 } },
    run: runSwitch,
    networkId: 'eip155:1',
    code: 'USER_REJECTED',
  },
  { name: '4, 4902 and added', wallet: { known: ['0x1'] }, run: runSwitch, networkId: 'eip155:8453' },
  {
    name: '4, 4902 and not added',
    wallet: { known: ['0x1'], refuseToAdd: { code: -32602 } },
    run: runSwitch,
    networkId: 'eip155:1',
    code: 'SWITCH_CHAIN_FAILED',
  },
  {
    name: '5, -32002',
    wallet: { refuse: { code: -32002 } },
    run: runSwitch,
    networkId: 'eip155:1',
    code: 'REQUEST_PENDING',
  },
  {
    name: '6, no method to switch',
    wallet: { refuse: { code: 4200 } },
    run: runSwitch,
    networkId: 'eip155:1',
    code: 'UNSUPPORTED_METHOD',
  },
  {
    name: '7, reload while unsupported',
    wallet: { chainId: '0x5' },
    remembered: true,
    run: ({ page }) => until(() => page.state().restoreStatus === 'done').then(() => undefined),
    networkId: 'eip155:5',
    supported: false,
  },
  {
    name: '8, a chain added later',
    wallet: { chainId: '0x5' },
    async run({ connect, page }) {
      page.session.addNetwork(goerli)
      await connect()
      return undefined
    },
    networkId: 'eip155:5',
  },
  {
    name: '9, the wallet says yes and stays',
    wallet: { lie: 'stays' },
    run: runSwitch,
    networkId: 'eip155:1',
    code: 'SWITCH_CHAIN_FAILED',
  },
  {
    name: '9, the wallet tells that it moved and stays',
    wallet: { lie: 'tells' },
    run: runSwitch,
    networkId: 'eip155:1',
    code: 'SWITCH_CHAIN_FAILED',
  },
  {
    name: '9, the wallet does not say where it is',
    wallet: { lie: 'silent' },
    run: runSwitch,
    networkId: 'eip155:1',
    code: 'WALLET_SILENT',
  },
  {
    name: '10, offline while switching',
    wallet: { refuse: { code: -32603, message: 'Failed to fetch' } },
    async run(stage) {
      await stage.connect()
      stage.wallet.emit('disconnect', { code: 1013 })
      return stage.toBase()
    },
    networkId: 'eip155:1',
    code: 'CHAIN_DISCONNECTED',
  },
  {
    name: '10, offline while reading',
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

async function stageOf(one: Case, options: SessionOptions): Promise<Stage> {
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
  ['the usual policy', {}],
  ['unsupported networks allowed', { allowUnsupportedChain: true }],
] as const)('chain cases, %s', (_policy, options) => {
  it.each(cases)('chain case $name: the state is what the wallet says', async (one) => {
    const stage = await stageOf(one, options)
    const { page, wallet } = stage
    const last = await one.run(stage)
    await flushTasks()
    expect(wallet.reports()).toBe(one.networkId)
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
