import { sessionContract } from '@latchkey/session/contract'
import { UserRejectedError } from '@latchkey/session/errors'
import { ADDRESS, walletRow } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { openUsagePage, type UsagePage } from '../test-support/usage-page'

const started = async (page: UsagePage): Promise<UsagePage> => {
  await page.clock.advance(0)
  return page
}
const namesIn = (events: readonly { readonly props: { readonly event: string } }[]): readonly string[] =>
  events.map(({ props }) => props.event)

test('usage: the request is a list of events in the form of the service', async () => {
  const page = await started(openUsagePage())
  expect(page.sent).toEqual([])
  await page.told()
  expect(page.sent).toMatchObject([
    { url: 'https://pulse.walletconnect.org/batch?projectId=p1&st=shop&sv=js-1', method: 'POST' },
  ])
  expect(page.sent[0]?.body).toEqual([
    {
      eventId: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/),
      url: 'https://shop.example/cart',
      domain: 'shop.example',
      timestamp: Date.parse('2026-01-02T03:04:05.678Z'),
      props: {
        type: 'track',
        event: 'INITIALIZE',
        properties: { networks: ['eip155:1'], caipNetworkId: 'eip155:1' },
      },
    },
  ])
})

test.each([
  ['not asked for', { usage: false }],
  ['without consent', { consent: false }],
  ['with the project’s analytics off', { isProjectOn: false }],
  [
    'in a restricted time zone',
    { restrictedTimeZones: [new Intl.DateTimeFormat().resolvedOptions().timeZone] },
  ],
])('usage: %s nothing is sent or queued', async (_why, options) => {
  const page = await started(openUsagePage(options))
  page.latchkey.open('AllWallets')
  expect(await page.told()).toEqual([])
  page.hide()
  expect(page.beacons).toEqual([])
})

test('usage: begins with consent, and a withdrawal drops what is queued', async () => {
  const page = await started(openUsagePage({ consent: false }))
  page.latchkey.open('AllWallets')
  page.latchkey.close()
  page.setConsent(true)
  page.setConsent(true)
  await page.clock.advance(0)
  page.latchkey.open('WalletSend')
  page.setConsent(false)
  page.hide()
  expect([await page.told(), page.beacons]).toEqual([[], []])
  page.latchkey.close()
  page.setConsent(true)
  await page.clock.advance(0)
  page.latchkey.open('AllWallets')
  expect(namesIn(await page.told())).toEqual(['INITIALIZE', 'MODAL_OPEN', 'CLICK_ALL_WALLETS'])
})

test('usage: a withdrawal aborts a request, and its run ends with that of the page', async () => {
  const page = await started(openUsagePage())
  await page.told()
  expect(page.sent[0]?.signal?.aborted).toBe(false)
  page.setConsent(false)
  expect(page.sent[0]?.signal?.aborted).toBe(true)
  expect(page.browser.listening).toBe(0)
})

test('usage: a view counts once until it is left, going back to it does not', async () => {
  const page = await started(openUsagePage())
  page.latchkey.open('Account')
  page.latchkey.open('WalletSend')
  page.latchkey.open('Account')
  page.latchkey.open('WalletSend')
  page.latchkey.close()
  expect(namesIn(await page.told())).toEqual([
    'INITIALIZE',
    'MODAL_OPEN',
    'OPEN_SEND',
    'OPEN_SEND',
    'MODAL_CLOSE',
  ])
})

test('usage: a hidden page hands its events to the browser, and keeps them if that refuses', async () => {
  let takes = false
  const page = await started(openUsagePage({ takesBeacons: () => takes }))
  page.hide()
  expect(page.beacons).toHaveLength(1)
  takes = true
  page.browser.fire(new Event('pagehide'))
  expect(page.beacons).toHaveLength(2)
  const [refused, taken] = page.beacons
  expect(taken).toEqual(refused)
  expect(taken).toMatchObject({ url: 'https://pulse.walletconnect.org/batch?projectId=p1&st=shop&sv=js-1' })
  expect(namesIn(JSON.parse(taken?.text ?? ''))).toEqual(['INITIALIZE'])
  expect(await page.told()).toEqual([])
})

test.each([
  ['refused', () => false],
  [
    'threw at',
    () => {
      throw new TypeError('blocked by an extension')
    },
  ],
])('usage: what a browser %s is sent with the next flush', async (_how, takesBeacons) => {
  const page = await started(openUsagePage({ takesBeacons }))
  page.hide()
  expect(namesIn(await page.told())).toEqual(['INITIALIZE'])
})

test('usage: a service that fails is not noticed, and nothing is sent twice', async () => {
  const page = await started(openUsagePage({ fails: true }))
  await page.told()
  await page.told()
  expect([page.sent.length, page.errors, page.failures]).toEqual([1, [], []])
})

test('usage: an endpoint of the host gets the events beside the reports, whatever the project says', async () => {
  const page = await started(
    openUsagePage({ endpoint: 'https://stats.shop.example/in/e', isProjectOn: false }),
  )
  await page.told()
  expect(page.sent.map(({ url }) => url)).toEqual([
    'https://stats.shop.example/in/batch?projectId=p1&st=shop&sv=js-1',
  ])
})

const SECRET = 'canary4711'
/** What any event may have, with a secret wherever something of the user is. */
const payload = {
  request: {
    kind: 'swap',
    to: SECRET,
    amount: SECRET,
    name: SECRET,
    target: { account: { address: SECRET } },
  },
  sent: { id: SECRET, hash: SECRET, networkId: 'eip155:1' },
  error: Object.assign(new Error(SECRET), { code: SECRET }),
  purchase: { providerId: 'lantern', address: SECRET, amount: SECRET, id: SECRET },
  receipt: {
    type: 'exchange',
    exchangeId: 'harbor',
    networkId: 'eip155:1',
    sessionId: SECRET,
    hash: SECRET,
    to: SECRET,
    amount: SECRET,
    from: SECRET,
  },
  failure: 'expired',
  session: { accountAddress: SECRET, proof: { text: SECRET, signature: SECRET } },
  email: SECRET,
  step: 'verifyCode',
  what: 'code',
  isAccepted: false,
  query: SECRET,
  search: SECRET,
  message: SECRET,
  cursor: SECRET,
  networkId: `eip155:${SECRET}`,
}
const account = { isSmartAccount: false, network: 'eip155:1' }
const smartAccount = { isSmartAccount: false }
const payment = {
  source: 'pay',
  configuration: { network: 'eip155:1' },
  currentPayment: { type: 'exchange', exchangeId: 'harbor' },
}

test.each([
  ['embeddedWallet:email-step', 'EMAIL_VERIFICATION_CODE_SENT', {}],
  ['connect:searched', 'SEARCH_WALLET', {}],
  ['embeddedWallet:email-checked', 'EMAIL_VERIFICATION_CODE_FAIL', {}],
  ['history:failed', 'ERROR_FETCH_TRANSACTIONS', smartAccount],
  ['history:load-more', 'LOAD_MORE_TRANSACTIONS', smartAccount],
  ['names:failed', 'REGISTER_NAME_ERROR', smartAccount],
  ['names:registered', 'REGISTER_NAME_SUCCESS', smartAccount],
  ['onramp:started', 'SELECT_BUY_PROVIDER', { provider: 'lantern', ...smartAccount }],
  ['pay:failed', 'PAY_ERROR', payment],
  ['pay:paid', 'PAY_SUCCESS', payment],
  ['pay:sent', 'PAY_EXCHANGE_SELECTED', payment],
  ['send:failed', 'SEND_ERROR', account],
  ['send:sent', 'SEND_SUCCESS', account],
  ['siwx:cancelled', 'CLICK_CANCEL_SIWX', account],
  ['siwx:failed', 'SIWX_AUTH_ERROR', account],
  ['swaps:failed', 'SWAP_ERROR', account],
  ['swaps:sent', 'SWAP_SUCCESS', account],
] as const)('usage: %s is told as %s, without anything of the user', async (name, event, properties) => {
  const page = await started(openUsagePage())
  page.emit(name, payload)
  const [, told] = await page.told()
  expect(told?.props).toEqual({
    type: 'track',
    event,
    properties: { ...properties, caipNetworkId: 'eip155:1' },
  })
  const bodies = JSON.stringify(page.sent)
  expect(bodies).toContain(event)
  for (const secret of [SECRET, ADDRESS]) expect(bodies.toLowerCase()).not.toContain(secret.toLowerCase())
})

test('usage: the steps of logins, and which exchange was chosen before it is paid there', async () => {
  const page = await started(openUsagePage())
  page.emit('embeddedWallet:email-checked', { what: 'device', isAccepted: true, email: SECRET })
  page.emit('embeddedWallet:email-checked', { what: 'code', isAccepted: true, code: SECRET })
  for (const step of ['returned', 'cancelled', 'failed'])
    page.emit('socials:login-step', { provider: 'google', step, error: SECRET })
  page.emit('pay:sent', payload)
  page.emit('pay:sent', { receipt: { ...payload.receipt, type: 'wallet' } })
  const told = await page.told()
  expect(namesIn(told)).toEqual([
    'INITIALIZE',
    'DEVICE_REGISTERED_FOR_EMAIL',
    'EMAIL_VERIFICATION_CODE_PASS',
    'SOCIAL_LOGIN_REQUEST_USER_DATA',
    'SOCIAL_LOGIN_CANCELED',
    'SOCIAL_LOGIN_ERROR',
    'PAY_EXCHANGE_SELECTED',
    'PAY_INITIATED',
    'PAY_INITIATED',
  ])
  expect(told[3]?.props.properties).toMatchObject({ provider: 'google' })
  expect(JSON.stringify(told)).not.toContain(SECRET)
})

test('usage: connecting that was declined or failed, and a wallet that was not left', async () => {
  const page = await started(openUsagePage())
  const error = new UserRejectedError({ phase: 'connect', wallet: SECRET })
  page.session.emit('session:connect-failed', { walletId: SECRET, error })
  page.session.emit('session:connect-failed', { walletId: SECRET, error: new Error(SECRET) })
  page.session.emit('session:disconnect-failed', { connectionId: SECRET, error: new Error(SECRET) })
  const told = await page.told()
  expect(namesIn(told)).toEqual(['INITIALIZE', 'USER_REJECTED', 'CONNECT_ERROR', 'DISCONNECT_ERROR'])
  expect(JSON.stringify(told)).not.toContain(SECRET)
})

test('usage: what the user declined is told apart, and approvals from swaps', async () => {
  const page = await started(openUsagePage())
  page.emit('send:failed', { error: new UserRejectedError({ phase: 'request' }) })
  page.emit('swaps:failed', { request: { kind: 'approve' } })
  expect(namesIn(await page.told())).toEqual(['INITIALIZE', 'SEND_REJECTED', 'SWAP_APPROVAL_ERROR'])
})

test('usage: connecting, and a network of the user’s own is not named', async () => {
  const page = await started(openUsagePage())
  const connection = { id: 'd', walletId: 'brass', connectorId: 'brass' } as const
  const account = { namespace: 'eip155', address: ADDRESS } as const
  const connected = { status: 'connected', accounts: [account], networkIds: { eip155: 'eip155:1' } } as const
  page.setState(sessionContract, {
    connections: { d: { ...connection, status: 'connecting' } },
    wallets: [walletRow('ada@example.com Wallet', { id: 'brass' })],
  })
  page.setState(sessionContract, {
    connections: { d: { ...connection, ...connected } },
    active: { eip155: 'd' },
  })
  page.session.emit('session:connected', {
    connectionId: 'd',
    walletId: 'brass',
    account,
    silent: false,
  })
  const switched = { namespace: 'eip155', supported: true, silent: false } as const
  page.session.emit('session:network-changed', { networkId: 'eip155:1', ...switched })
  page.session.emit('session:network-changed', { networkId: 'eip155:4711', ...switched, supported: false })
  page.setState(sessionContract, { preferredAccountTypes: { eip155: 'eoa' } })
  page.session.emit('session:disconnected', { connectionId: 'd', by: 'host' })
  const told = await page.told()
  expect(told.map(({ props: { event, properties } }) => [event, properties])).toMatchObject([
    ['INITIALIZE', {}],
    ['SELECT_WALLET', { name: '[value] Wallet', platform: 'browser' }],
    ['CONNECT_SUCCESS', { method: 'browser', name: '[value] Wallet', reconnect: false }],
    ['SWITCH_NETWORK', { network: 'eip155:1' }],
    ['SET_PREFERRED_ACCOUNT_TYPE', { accountType: 'eoa', network: 'eip155:1' }],
    ['DISCONNECT_SUCCESS', {}],
  ])
  expect(JSON.stringify(told)).not.toMatch(/4711|ada|example\.com/)
})
