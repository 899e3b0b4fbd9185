import { account } from '@latchkey/account'
import { createTestLatchkey, fake } from '@latchkey/kernel/testing'
import { modal } from '@latchkey/modal'
import { emptyPortfolio, type PortfolioState, portfolioContract } from '@latchkey/portfolio/contract'
import type { NetworkId } from '@latchkey/session/contract'
import { ADDRESS, connectedState, createFakeSession, mainnet } from '@latchkey/testing'
import { renderInShadow } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { AccountButton } from './account-button'
import { LatchkeyProvider } from './index'

const KEY = `eip155:1:${ADDRESS}`
const avatarUrl = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const native: PortfolioState['native'] = {
  [KEY]: { status: 'known', value: '2481000000000000000', decimals: 18, symbol: 'ETH', readAtMs: 0 },
}
const priced: PortfolioState['tokens'] = {
  [KEY]: {
    status: 'known',
    source: 'service',
    readAtMs: 0,
    items: [
      {
        networkId: 'eip155:1',
        name: 'Ether',
        symbol: 'ETH',
        decimals: 18,
        value: '2000000000000000000',
        priceUsd: 1000.5,
      },
    ],
  },
}
const named = (more: object): PortfolioState['identities'] => ({
  [`eip155:${ADDRESS}`]: { status: 'known', readAtMs: 0, name: 'vitalik.eth', ...more },
})

async function show(state: Partial<PortfolioState>, networkId: NetworkId = 'eip155:1') {
  const session = createFakeSession({ state: { networks: [mainnet], ...connectedState(networkId) } })
  const portfolio = fake(portfolioContract, { state: { ...emptyPortfolio, ...state }, api: {} })
  const { latchkey } = createTestLatchkey({
    plugins: [modal(), account()],
    fakes: [session.plugin, portfolio],
  })
  return renderInShadow(
    <LatchkeyProvider latchkey={latchkey}>
      <AccountButton />
    </LatchkeyProvider>,
  )
}

test.each<readonly [string, Partial<PortfolioState>, string]>([
  ['address and native balance', { native }, '0xb3…\u20603fBfdA2.481 ETH'],
  ['the name, once it is known', { native, identities: named({}) }, 'vitalik.eth2.481 ETH'],
  [
    'the address for a name that can be mistaken',
    { identities: named({ isUnusual: true }) },
    '0xb3…\u20603fBfdA',
  ],
  ['the total, once prices are known', { native, tokens: priced }, '0xb3…\u20603fBfdA$2,001.00'],
])('account button: shows %s, as the dialog does', async (_name, state, shown) => {
  const view = await show(state)
  expect(view.find('button').textContent).toBe(shown)
  await view.unmount()
})

test('account button: shows the picture of the account', async () => {
  const view = await show({ identities: named({ avatarUrl }) })
  expect(view.find('img').getAttribute('src')).toBe(avatarUrl)
  await view.unmount()
})

test('account button: on a network that is not configured keeps its address, with a dot that says what to do', async () => {
  const view = await show({ native }, 'eip155:250')
  expect(view.find('button').textContent).toBe('0xb3…\u20603fBfdA')
  expect(view.find('button [role="img"]').ariaLabel).toBe('Switch network')
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('account button: in a header without room its address stays within it', async () => {
  const view = await show({})
  const button = view.find('button')
  const [picture, address] = button.children
  // In the page's own tree, which has the button's sheets.
  const header = document.createElement('header')
  Object.assign(header.style, { display: 'flex', inlineSize: '90px' })
  const place = document.createComment('')
  button.replaceWith(place)
  header.append(button)
  document.body.append(header)
  const { left, right } = button.getBoundingClientRect()
  expect(picture?.getBoundingClientRect().left).toBeGreaterThan(left)
  expect(address?.getBoundingClientRect().right).toBeLessThan(right)
  place.replaceWith(button)
  header.remove()
  await view.unmount()
})
