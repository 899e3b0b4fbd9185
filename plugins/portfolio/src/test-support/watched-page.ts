import type { ChainCapabilities, TokenHolding, WalletAssets } from '@latchkey/session/contract'
import { expect, vi } from 'vitest'
import { type PortfolioOptions, portfolioContract } from '../contract'
import { ALICE, createPortfolioPage, type PortfolioPage } from './portfolio-page'

/** What the chain and the wallet say; a test changes it. */
export interface WatchedChain {
  native: string
  tokens: readonly TokenHolding[]
  /** `undefined`: the wallet lists nothing. */
  wallet: WalletAssets | undefined
  isDown: boolean
  areTokensDown: boolean
  /** Until when the wallet does not answer. */
  walletHeld: Promise<void> | undefined
}

export interface WatchedPage extends PortfolioPage {
  readonly chain: WatchedChain
  /** Every read, the oldest first: `native`, `tokens`, `wallet`. */
  readonly reads: readonly string[]
  /** The tokens whose amounts were asked for last. */
  readonly asked: readonly (string | undefined)[]
  /** The reads since it was called last. */
  newReads(): readonly string[]
  /** Advances the clock in steps of a second, so that each read ends before the next. */
  pass(seconds: number): Promise<void>
  setVisible(isVisible: boolean): void
  setOnline(isOnline: boolean): void
  readonly connection: { saveData: boolean }
}

/** Connected as Alice, with a known balance of 1 that was read just now. */
export async function createWatchedPage(options: PortfolioOptions = {}): Promise<WatchedPage> {
  const reads: string[] = []
  let asked: readonly (string | undefined)[] = []
  const chain: WatchedChain = {
    native: '1',
    tokens: [],
    wallet: undefined,
    isDown: false,
    areTokensDown: false,
    walletHeld: undefined,
  }
  const answer = async <Value>(name: string, value: () => Value, isDown = chain.isDown): Promise<Value> => {
    reads.push(name)
    if (isDown) throw new Error('down')
    return value()
  }
  const abilities: ChainCapabilities = {
    balance: {
      native: () => answer('native', () => ({ value: chain.native, decimals: 18, symbol: 'ETH' })),
    },
    tokens: {
      list(_account, _network, known) {
        asked = known.map(({ address }) => address)
        return answer('tokens', () => chain.tokens, chain.isDown || chain.areTokensDown)
      },
    },
    assets: {
      async list() {
        const listed = await answer('wallet', () => chain.wallet, false)
        await chain.walletHeld
        return listed
      },
    },
  }
  const document = { visibilityState: 'visible' }
  const connection = { saveData: false }
  const navigator = { onLine: true, connection }
  const page = createPortfolioPage(
    { names: false, ...options },
    { capabilities: async () => abilities },
    { browser: { properties: { document, navigator } } },
  )
  let read = 0
  const settled = async (): Promise<void> => {
    for (let task = 0; task < 50; task += 1) await Promise.resolve()
  }
  // Loaded here, so that no read of a test waits for code.
  await Promise.all([import('../controller'), import('../read-lists')])
  page.setActive(ALICE)
  await vi.waitFor(() => expect(page.entry()).toMatchObject({ status: 'known', value: '1' }))
  reads.length = 0
  return {
    ...page,
    chain,
    reads,
    connection,
    get asked() {
      return asked
    },
    newReads() {
      const since = reads.slice(read)
      read = reads.length
      return since
    },
    async pass(seconds) {
      await page.clock.advance(0)
      await settled()
      for (let second = 0; second < seconds; second += 1) {
        await page.clock.advance(1_000)
        await settled()
      }
    },
    setVisible(isVisible) {
      document.visibilityState = isVisible ? 'visible' : 'hidden'
      page.browser.fire(new Event('visibilitychange'))
    },
    setOnline(isOnline) {
      navigator.onLine = isOnline
      page.browser.fire(new Event(isOnline ? 'online' : 'offline'))
    },
  }
}

/** Amount and symbol of each token of Alice on mainnet. */
export const shownTokens = (page: WatchedPage): readonly string[] => {
  const entry = page.latchkey.read(portfolioContract).tokens[`eip155:1:${ALICE}`]
  return entry?.status === 'known' ? entry.items.map(({ symbol, value }) => `${value} ${symbol}`) : []
}
