import { accountWays } from '@latchkey/account/test-support'
import { type HistoryState, historyContract } from '@latchkey/history/contract'
import { type Contract, defineContract, definePlugin } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'
import { emptyPortfolio, type PortfolioState, portfolioContract } from '@latchkey/portfolio/contract'
import {
  type ActiveTarget,
  nameResolvers,
  type SentTransaction,
  type SessionState,
  type TokenHolding,
  type TransactionEstimate,
  type TransactionRequest,
} from '@latchkey/session/contract'
import {
  ADDRESS,
  base,
  connectedState,
  createFakeChainAdapter,
  createFakeSession,
  type FakeCapabilities,
  mainnet,
  type RenderedView,
  renderView,
} from '@latchkey/testing'
import type { TransactionsApi } from '@latchkey/transactions/contract'
import { fakeTransactions } from '@latchkey/transactions/test-support'
import { act, actUntil, type ShadowRender, withAxe } from '@latchkey/ui-primitives/test-support'
import { page, userEvent } from 'vitest/browser'
import type { SendContract, SendParameters } from '../contract'
import { send } from '../plugin'
import { type FakeNames, resolveFake } from './fake-names'

export const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const HASH = `0x${'ab'.repeat(32)}`
export const ether: TokenHolding = {
  networkId: 'eip155:1',
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  value: '2000000000000000000',
  priceUsd: 2000,
}
export const usdc: TokenHolding = {
  networkId: 'eip155:1',
  address: '0x023424befEb5ABA801129e5150A31A7b51c8d5b7',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  value: '1500001',
  priceUsd: 1,
}

/** A request in the wallet, pending until the test settles it. */
export interface WalletCall {
  readonly request: TransactionRequest
  readonly target: ActiveTarget
  /** @param batchId of the batch, where the wallet sends it as one */
  resolve(batchId?: string): Promise<void>
  reject(error: unknown): Promise<void>
}

export interface RenderedSend extends RenderedView<SendContract>, Pick<ShadowRender, 'violations'> {
  /** The requests to the wallet so far. */
  readonly calls: readonly WalletCall[]
  /** The transactions passed to `track`. */
  readonly tracked: readonly Parameters<TransactionsApi['track']>[]
  /** Sets the fee that the network estimates, in wei, or its error. */
  setFee(fee: string | Error, isUpperBound?: boolean): void
  /** Holds estimates back until the returned function is called. */
  holdFee(): () => Promise<void>
  /** Replaces the account's tokens. */
  setTokens(tokens: readonly TokenHolding[]): Promise<void>
  type(label: string, text: string): Promise<void>
  /** The text of the button under the form. */
  next(): string | null
  /** Waits for a condition while rendering updates. */
  until(check: () => boolean): Promise<void>
}

export interface RenderSendParts {
  readonly items?: readonly TokenHolding[]
  readonly state?: Partial<SessionState>
  /** Names on the chain, in normal form: the address of the network, or another result. */
  readonly names?: FakeNames
  /** Addresses that are contracts on every network. `unread`: the network cannot be read. */
  readonly contracts?: readonly string[] | 'unread'
  /** The loaded history. Without it the plugin is absent. */
  readonly history?: HistoryState['pages']
  /** Names of a service for `.light`. */
  readonly serviceNames?: FakeNames
  /** Ids of other actions on the account screen. */
  readonly ways?: readonly string[]
}

interface ServiceContract extends Contract {
  readonly id: 'test/service'
}

/** Renders the views over a fake session, with a chain and a wallet that the test controls. */
export async function renderSend({
  items = [ether, usdc],
  state,
  names,
  serviceNames,
  contracts = [],
  history,
  ways = [],
}: RenderSendParts = {}): Promise<RenderedSend> {
  const calls: WalletCall[] = []
  const tracked: Parameters<TransactionsApi['track']>[] = []
  let fee: string | Error = '1000000000000000'
  let isUpperBound = true
  let held: Promise<void> = Promise.resolve()
  const estimate = async (): Promise<TransactionEstimate> => {
    await held
    if (fee instanceof Error) throw fee
    return { fee: { value: fee, decimals: 18, symbol: 'ETH' }, isUpperBound }
  }
  const ask = (request: TransactionRequest, target: ActiveTarget): Promise<SentTransaction> =>
    new Promise((resolve, reject) => {
      const { connectionId, networkId, account } = target
      const sentAs = (batchId: string | undefined): SentTransaction => ({
        ...(batchId === undefined ? { type: 'transaction', id: HASH } : { type: 'batch', id: batchId }),
        from: account.address,
        networkId,
        connectionId,
      })
      calls.push({
        request,
        target,
        resolve: (batchId) => act(() => resolve(sentAs(batchId))),
        reject: (error) => act(() => reject(error)),
      })
    })
  const capabilities: FakeCapabilities = {
    addresses: {
      format: (address) => (address.toLowerCase() === ADA.toLowerCase() ? ADA : address),
      async isContract(address) {
        if (contracts === 'unread') throw new Error('The network cannot be read.')
        return contracts.includes(address)
      },
    },
    transactions: { estimate, send: ask, wait: () => new Promise(() => undefined) },
    ...(names
      ? {
          identity: {
            find: async () => ({}),
            // Of what is not in its normal form nothing is shown.
            check: async (name) => {
              if (name !== name.toLowerCase()) return undefined
              return /^[a-z.]+$/.test(name) ? { name } : { name, isUnusual: true }
            },
            resolve: async (name, network) => resolveFake(names, name, network),
          },
        }
      : {}),
  }
  const session = createFakeSession({
    state: { networks: [mainnet, base], ...connectedState(), ...state },
    api: {
      adapter: (namespace) =>
        createFakeChainAdapter(capabilities, {
          id: namespace,
          namespace,
          networks: [mainnet, base],
          isAddress: (text) => /^0x[\da-f]{40}$/i.test(text),
        }),
    },
  })
  const tokensOf = (known: readonly TokenHolding[]): Pick<PortfolioState, 'tokens'> => {
    const entry = { status: 'known', items: known, source: 'service', readAtMs: 0 } as const
    return { tokens: { [`eip155:1:${ADDRESS}`]: entry, [`eip155:8453:${ADDRESS}`]: entry } }
  }
  const portfolio = fake(portfolioContract, {
    state: { ...emptyPortfolio, ...tokensOf(items) },
    api: { loadTokens: async () => undefined },
  })
  const pending = fakeTransactions(tracked)
  const service = definePlugin(defineContract<ServiceContract>('test/service', 1), {
    setup(ctx) {
      ctx.fill(nameResolvers, {
        id: 'test/service',
        namespaces: ['eip155'],
        accepts: (name) => name.endsWith('.light'),
        resolve: async (name, network) => resolveFake(serviceNames ?? {}, name, network),
      })
      return {}
    },
  })
  const fakes = [
    portfolio,
    pending,
    accountWays(ways),
    ...(history ? [fake(historyContract, { state: { pages: history }, api: {} })] : []),
    ...(serviceNames ? [service()] : []),
  ]
  const view = withAxe(await renderView({ plugin: send(), session, fakes }))
  const until = (check: () => boolean): Promise<void> =>
    actUntil(check, () => `It did not come: ${view.text()}`)
  return {
    ...view,
    calls,
    tracked,
    setFee(next, isBound = true) {
      fee = next
      isUpperBound = isBound
    },
    holdFee() {
      let release = (): void => undefined
      held = new Promise((resolve) => {
        release = resolve
      })
      return () =>
        act(async () => {
          release()
          await new Promise((resolve) => setTimeout(resolve, 5))
        })
    },
    setTokens: (known) => act(() => view.test.setState(portfolioContract, tokensOf(known))),
    type: (label, text) =>
      act(() => userEvent.fill(page.getByRole('textbox', { name: label, exact: true }).last(), text)),
    next: () => view.find('[part~="send-preview"]').textContent,
    until,
  }
}

/** Opens the form, whose `needs` are checked before it is shown. */
export async function openForm(view: RenderedSend, parameters?: SendParameters): Promise<void> {
  await view.open('WalletSend', parameters)
  await view.shown('WalletSend')
  await view.until(() => view.text() !== '')
}

export async function fillForm(view: RenderedSend, amount: string, to: string): Promise<void> {
  await openForm(view)
  await view.type('Amount', amount)
  await view.type('To', to)
}

/** Opens the preview of what is in the form. */
export async function review(view: RenderedSend): Promise<void> {
  await view.press('Review')
  await view.shown('WalletSendPreview')
}

/** Waits until the preview can be sent. */
export async function untilReady(view: RenderedSend): Promise<void> {
  await view.until(() => view.find('[part~="send-confirm"]').getAttribute('aria-busy') !== 'true')
}

/** Fills the form and opens the preview. */
export async function toPreview(view: RenderedSend, amount = '0.5', to = ADA): Promise<void> {
  await fillForm(view, amount, to)
  // Busy while a name is resolved.
  const button = view.find('[part~="send-preview"]')
  await view.until(() => view.next() === 'Review' && button.getAttribute('aria-busy') !== 'true')
  await review(view)
}

/** Presses Send in the preview as soon as the fee is shown. */
export async function pressSend(view: RenderedSend): Promise<void> {
  await view.until(() => view.text().includes('up to'))
  await view.press('Send')
}

/** Fills the form and sends it, up to the first request to the wallet. */
export async function toWallet(view: RenderedSend, amount?: string, to?: string): Promise<void> {
  await toPreview(view, amount, to)
  await pressSend(view)
  await view.shown('TransactionRequest')
  await view.until(() => view.calls.length === 1)
}

/** Goes back from the request to the preview, while the wallet still has the request. */
export async function backToPreview(view: RenderedSend): Promise<void> {
  await act(() => view.router.back())
  await view.shown('WalletSendPreview')
}

/** Approves a request in the wallet and waits for the view that follows the transaction. */
export async function approve(view: RenderedSend, call: WalletCall | undefined): Promise<void> {
  await call?.resolve()
  await view.shown('TransactionStatus')
}
