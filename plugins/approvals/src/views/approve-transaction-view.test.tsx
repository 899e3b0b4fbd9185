import type { PendingApproval } from '@latchkey/embedded-wallet/contract'
import { fake } from '@latchkey/kernel/testing'
import { modalContract } from '@latchkey/modal/contract'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import type { Account, ExplainedRequest, RequestExplainer, SimulationResult } from '@latchkey/session/contract'
import {
  ADDRESS,
  connectedState,
  createFakeSession,
  mainnet,
  type RenderedView,
  renderView,
} from '@latchkey/session/testing'
import { act, type ShadowRender, withAxe } from '@latchkey/ui-primitives/test-support'
import { afterEach, expect, test } from 'vitest'
import type { ApprovalsContract } from '../contract'
import { approvals } from '../plugin'
import { createFakeEmbeddedWallet, type FakeEmbeddedWallet } from '../test-support/fake-embedded-wallet'

const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const MAX = String(2n ** 256n - 1n)

interface Page extends RenderedView<ApprovalsContract>, Pick<ShadowRender, 'violations'> {
  /** The accounts for which requests were explained and simulated. */
  readonly readFor: readonly Account[]
  readonly wallet: FakeEmbeddedWallet
  readonly shownOver: readonly HTMLElement[]
}

interface Parts {
  readonly accounts?: readonly [Account, ...Account[]]
  readonly explained?: ExplainedRequest
  readonly simulation?: SimulationResult | Promise<SimulationResult>
  readonly approval?: Partial<PendingApproval>
  readonly waiting?: number
  readonly width?: number
}

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const message: ExplainedRequest = {
  subject: 'message',
  steps: [],
  message: { text: 'hello', hex: '0x68656c6c6f' },
  isCut: false,
}
const sending = { method: 'eth_sendTransaction', params: [{}] }

async function open({
  explained = message,
  simulation = { status: 'unavailable' },
  approval = {},
  waiting = 0,
  width = 360,
  accounts = [{ namespace: 'eip155', address: ADDRESS }],
}: Parts): Promise<Page> {
  const readFor: Account[] = []
  const wallet = createFakeEmbeddedWallet()
  const shownOver: HTMLElement[] = []
  const requests: RequestExplainer = {
    async explain(_request, account) {
      readFor.push(account)
      return explained
    },
    async simulate(_request, account) {
      readFor.push(account)
      return simulation
    },
  }
  const state = connectedState()
  const c = state.connections?.['c']
  if (c?.status !== 'connected') throw new Error('Nothing is connected')
  const session = createFakeSession({
    state: { ...state, connections: { c: { ...c, accounts } }, networks: [mainnet] },
    api: {
      adapter: () => ({
        id: 'evm',
        namespace: 'eip155',
        networks: [mainnet],
        isAddress: () => true,
        capabilities: async () => ({
          requests,
          identity: {
            find: async (address) => (address === OTHER ? { name: 'ada.eth' } : {}),
            check: async (name) => ({ name }),
          },
        }),
      }),
    },
  })
  const entry = {
    status: 'known',
    readAtMs: 0,
    source: 'network',
    items: [
      {
        networkId: mainnet.id,
        name: 'Ether',
        symbol: 'ETH',
        decimals: 18,
        value: '0',
        priceUsd: 3_000,
      },
    ],
  } as const
  const view = await renderView({
    plugin: approvals(),
    session,
    width,
    fakes: [
      wallet.plugin,
      fake(modalContract, {
        api: {
          frameHost: async () => ({
            element: document.createElement('div'),
            show: (area) => void shownOver.push(area),
          }),
        },
        state: { themeMode: 'auto', themeVariables: {} },
      }),
      fake(portfolioContract, {
        api: { loadTokens: async () => undefined, refresh: async () => undefined },
        state: { ...emptyPortfolio, tokens: { [`${mainnet.id}:${ADDRESS}`]: entry } },
      }),
    ],
  })
  ends.push(view.unmount)
  await act(() => {
    wallet.ask({ id: 'first', ...approval })
    for (let index = 0; index < waiting; index += 1) wallet.ask({ id: `later ${index}` })
  })
  await view.shown('ApproveTransaction')
  return { ...withAxe(view), wallet, shownOver, readFor }
}

const text = (view: Page): string => view.text().replace(/\s+/g, ' ')

test('approve view: a message is shown as text, with who asks and where, and the frame below it', async () => {
  const view = await open({ waiting: 2 })
  await expect.poll(() => text(view)).toContain('hello')
  expect(text(view)).toContain('Sign a message')
  expect(text(view)).toContain(`Asked by ${view.test.browser.origin.replace('https://', '')}`)
  expect(text(view)).toContain('on Ethereum')
  expect(text(view)).toContain('2 more waiting')
  expect(view.announced()).toContain('Sign a message')
  await expect.poll(() => view.shownOver.length).toBeGreaterThan(0)
  const area = view.shownOver.at(-1)?.getBoundingClientRect()
  expect([area?.width, area?.height]).toEqual([320, 340])
  expect(await view.violations()).toEqual([])
})

test('approve view: a transfer has amount, worth, whole address and name, and what changes', async () => {
  const view = await open({
    approval: sending,
    explained: {
      subject: 'transaction',
      steps: [[{ type: 'transfer', to: OTHER, token: {}, amount: '1500000000000000000' }]],
      isCut: false,
    },
    simulation: { status: 'changes', changes: [{ token: {}, amount: '-1500000000000000000' }] },
  })
  for (const part of ['1.5 ETH', '$4,500.00', OTHER, 'ada.eth', '−1.5 ETH', 'The network fee comes on top.'])
    await expect.poll(() => text(view)).toContain(part)
  expect(await view.violations()).toEqual([])
})

test('approve view: the account that signs is named with its type, and is the one that is simulated', async () => {
  const eoa = { namespace: 'eip155', address: OTHER, type: 'eoa' } as const
  const view = await open({
    accounts: [{ namespace: 'eip155', address: ADDRESS, type: 'smartAccount' }, eoa],
    approval: { ...sending, address: OTHER },
    explained: { subject: 'transaction', steps: [], isCut: false },
  })
  await expect.poll(() => view.readFor).toEqual([eoa, eoa])
  const from = (): string | undefined => view.findAll('[part="approve-from"]')[0]?.textContent ?? undefined
  await expect.poll(from).toContain(OTHER)
  expect(from()).toContain('From')
  expect(from()).toContain('Regular account')
  expect(from()).not.toContain('Smart account')
  expect(await view.violations()).toEqual([])
})

test('approve view: a fee that the request sets is said, with a warning where it is high', async () => {
  const view = await open({
    approval: sending,
    explained: {
      subject: 'transaction',
      steps: [],
      fee: '2000000000000000000',
      warnings: ['high-fee'],
      isCut: false,
    },
    simulation: { status: 'changes', changes: [] },
  })
  await expect.poll(() => text(view)).toContain('Network fee, at most')
  for (const part of ['2 ETH', '$6,000.00', 'The network fee is far higher than usual.'])
    expect(text(view)).toContain(part)
  expect(text(view)).not.toContain('The network fee comes on top.')
  expect(await view.violations()).toEqual([])
})

test('approve view: an unlimited approval is called that', async () => {
  const token = { address: USDC, symbol: 'USDC', decimals: 6 }
  const allowance = { type: 'allowance', spender: OTHER, token, amount: MAX, isUnlimited: true } as const
  const view = await open({
    approval: sending,
    explained: { subject: 'transaction', steps: [[allowance]], isCut: false },
  })
  await expect.poll(() => text(view)).toContain('Unlimited')
  expect(text(view)).toContain('could take all your USDC, now and later')
  expect(text(view)).toContain("This network can't say what changes.")
  expect(await view.violations()).toEqual([])
})

test('approve view: a limited approval names its limit', async () => {
  const token = { address: USDC, symbol: 'USDC', decimals: 6 }
  const allowance = {
    type: 'allowance',
    spender: OTHER,
    token,
    amount: '50000000',
    isUnlimited: false,
  } as const
  const view = await open({
    approval: sending,
    explained: { subject: 'transaction', steps: [[allowance]], isCut: false },
  })
  await expect.poll(() => text(view)).toContain('Up to 50 USDC')
  expect(text(view)).not.toContain('Unlimited')
})

test('approve view: where only the network speaks of an NFT, both readings are said', async () => {
  const nft = { collection: USDC, tokenId: '7', isReported: true } as const
  const view = await open({
    approval: sending,
    explained: {
      subject: 'transaction',
      steps: [[{ type: 'nft-allowance', spender: OTHER, ...nft }]],
      isCut: false,
    },
  })
  await expect.poll(() => text(view)).toContain('NFT #7')
  expect(text(view)).toContain('these are 7 of its smallest units')
})

test('approve view: an address that imitates the own one is said to be another one', async () => {
  const imitation = `${ADDRESS.slice(0, 6)}${'0'.repeat(30)}${ADDRESS.slice(-6)}`
  const view = await open({
    approval: sending,
    explained: {
      subject: 'transaction',
      steps: [[{ type: 'transfer', to: imitation, token: {}, amount: '1' }]],
      isCut: false,
    },
  })
  await expect.poll(() => text(view)).toContain(`Looks like your account ${ADDRESS}, but is another one.`)
})

test('approve view: what was not decoded says so, and has its params', async () => {
  const view = await open({
    approval: { method: 'wallet_grantPermissions', params: [{ expiry: 60 }] },
    explained: { subject: 'other', steps: [], isCut: false },
  })
  await expect.poll(() => text(view)).toContain("We can't read this request.")
  expect(text(view)).toContain('Give this site permissions')
  expect(text(view)).toContain('expiry60')
  expect(await view.violations()).toEqual([])
})

test('approve view: what speaks against a request is said, and no network where none is signed', async () => {
  const view = await open({
    approval: { method: 'eth_signTypedData_v4', params: [ADDRESS, {}] },
    explained: {
      subject: 'typed-data',
      steps: [],
      primaryType: 'Permit',
      warnings: ['unread-permission', 'any-network'],
      isCut: false,
    },
  })
  await expect.poll(() => text(view)).toContain('This may allow someone to spend your tokens')
  expect(text(view)).toContain('This signature is valid on every network')
  expect(text(view)).toContain('on any network')
  expect(text(view)).not.toContain('on Ethereum')
  expect(await view.violations()).toEqual([])
})

test('approve view: a batch numbers its calls; a failing one is said to fail', async () => {
  const call = { type: 'call', to: OTHER, data: '0x12345678', byteCount: 4 } as const
  const view = await open({
    approval: { method: 'wallet_sendCalls', params: [{}] },
    explained: { subject: 'transaction', steps: [[call], [call]], isCut: true },
    simulation: { status: 'failing', reason: 'paused' },
  })
  await expect.poll(() => text(view)).toContain('This will probably fail: paused')
  expect(text(view)).toContain('Do 2 things in one go')
  expect(text(view)).toContain('Step 1')
  expect(text(view)).toContain('Step 2')
  expect(text(view)).toContain("We can't tell what this does.")
  expect(text(view)).toContain('There is more than fits here.')
  expect(await view.violations()).toEqual([])
})

test('approve view: while a simulation takes its time there are bones, and after 8 s it is not available', async () => {
  const view = await open({
    approval: sending,
    explained: { subject: 'transaction', steps: [], isCut: false },
    simulation: new Promise(() => undefined),
  })
  await expect.poll(() => view.findAll('[part="approve-changes"][aria-busy]').length).toBe(1)
  await act(() => view.test.clock.advance(8_000))
  await expect.poll(() => text(view)).toContain("This network can't say what changes.")
})

test('approve view: without a frame there are bones and Reject; a frame that failed can be tried again', async () => {
  const view = await open({})
  await act(() => view.wallet.setFrame('loading'))
  expect(view.findAll('[part="approve-frame-loading"]')).toHaveLength(1)
  expect(await view.violations()).toEqual([])
  await act(() => view.wallet.setFrame('failed'))
  expect(text(view)).toContain("Couldn't open your wallet.")
  await view.press('Try again')
  expect(view.wallet.reloads).toHaveLength(1)
  expect(await view.violations()).toEqual([])
  await view.press('Reject')
  await expect.poll(() => view.wallet.aborted).toEqual([['first']])
})

test('approve view: opened without a request it says that nothing waits', async () => {
  const view = await open({})
  await act(() => view.wallet.end({ id: 'first', method: 'personal_sign', outcome: 'approved' }))
  await view.open('ApproveTransaction')
  expect(text(view)).toContain('Nothing is waiting for your approval.')
  expect(await view.violations()).toEqual([])
})

test('approve view: what was sent is shown with its link until it is in a block', async () => {
  const view = await open({ approval: sending })
  const hash = `0x${'ab'.repeat(32)}`
  await act(() =>
    view.wallet.end({ id: 'first', method: 'eth_sendTransaction', outcome: 'approved', hash }),
  )
  await expect.poll(() => text(view)).toContain('Sent')
  expect(view.find('[part="approve-end"]').dataset['phase']).toBe('sent')
  expect(text(view)).toContain('View on explorer')
  expect(await view.violations()).toEqual([])
  await act(() => view.test.clock.advance(1_500))
  await expect.poll(() => view.findAll('[part="approve-end"]').length).toBe(0)
})

test('approve view: a frame that went away is said, and can be started again', async () => {
  const view = await open({ approval: sending })
  await act(() => view.wallet.end({ id: 'first', method: 'personal_sign', outcome: 'unavailable' }))
  await expect.poll(() => text(view)).toContain('Your wallet went away')
  expect(text(view)).toContain('Nothing was sent.')
  expect(await view.violations()).toEqual([])
  await view.press('Restart your wallet')
  expect(view.wallet.reloads).toHaveLength(1)
  await expect.poll(() => view.findAll('[part="approve-end"]').length).toBe(0)
})

test('approve view: where nobody knows whether it was sent, that stays before the next request', async () => {
  const view = await open({ approval: sending, waiting: 1 })
  await act(() => view.wallet.end({ id: 'first', method: 'eth_sendTransaction', outcome: 'unknown' }))
  await expect.poll(() => text(view)).toContain('Look at your account before you try again')
  expect(text(view)).toContain('View on explorer')
  await view.press('Next request')
  await expect.poll(() => text(view)).toContain('Sign a message')
  expect(view.wallet.aborted).toEqual([])
})
