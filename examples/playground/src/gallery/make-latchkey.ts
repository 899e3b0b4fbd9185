import { account } from '@latchkey/account'
import { connect } from '@latchkey/connect'
import { connectContract } from '@latchkey/connect/contract'
import { historyContract } from '@latchkey/history/contract'
import {
  createFakeBrowser,
  createFakeClock,
  createTestLatchkey,
  fake,
  type TestLatchkey,
} from '@latchkey/kernel/testing'
import { modal } from '@latchkey/modal'
import { onrampContract } from '@latchkey/onramp/contract'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import { sendContract } from '@latchkey/send/contract'
import { activeTarget, sessionContract } from '@latchkey/session/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import { galleryPlugin } from './gallery-plugin'
import type { ButtonSpecimen, ViewState } from './gallery-state'
import type { Look } from './look'

type Made = Pick<
  ViewState,
  | 'session'
  | 'policy'
  | 'api'
  | 'native'
  | 'portfolio'
  | 'connect'
  | 'modal'
  | 'plugins'
  | 'recent'
  | 'recentReceivers'
  | 'sent'
  | 'purchases'
  | 'history'
  | 'nowMs'
  | 'userAgent'
>

const never = (): Promise<never> => new Promise(() => undefined)
const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * Creates an instance with the real plugins and their views. Session, portfolio and clock are fakes; the
 * clock only moves when a state advances it.
 */
export function makeLatchkey(state: Made | ButtonSpecimen, look: Look): TestLatchkey {
  const made: Made = state
  const test = createTestLatchkey({
    outlet: false,
    clock: createFakeClock(made.nowMs),
    ...(made.userAgent === undefined ? {} : { browser: createFakeBrowser({ userAgent: made.userAgent }) }),
    fakes: [
      fake(sessionContract, {
        state: made.session,
        api: {
          active: (namespace) => activeTarget(made.session, namespace),
          connect: never,
          disconnect: never,
          switchNetwork: never,
          policy: { enableNetworkSwitch: true, allowUnsupportedChain: false, ...made.policy },
          ...made.api,
        },
      }),
      fake(portfolioContract, {
        state: {
          ...emptyPortfolio,
          balances: made.native || made.portfolio ? 'on' : 'off',
          native: made.native ?? {},
          ...made.portfolio,
        },
        api: { refresh: never, loadTokens: never, loadNfts: never, pictureUrlCheck: async () => isText },
      }),
    ],
    plugins: [
      modal({ themeMode: look.theme, ...made.modal }),
      connect(made.connect),
      account(),
      galleryPlugin(),
      ...(made.plugins ?? []),
    ],
  })
  test.latchkey.setLanguage(look.language)
  if (made.recent) test.setState(connectContract, { recent: made.recent.map((id) => ({ id })) })
  if (made.sent) test.setState(transactionsContract, { entries: made.sent })
  if (made.purchases) test.setState(onrampContract, { purchases: made.purchases })
  if (made.history) test.setState(historyContract, { pages: made.history })
  if (made.recentReceivers)
    test.setState(sendContract, {
      recent: made.recentReceivers.map((address) => ({ namespace: 'eip155', address })),
    })
  return test
}
