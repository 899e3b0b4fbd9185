import { isLatchkeyError, type Remove } from '@latchkey/kernel'
import type { PaymentReceipt } from '@latchkey/pay/contract'
import { sessionContract } from '@latchkey/session/contract'
import type { TelemetryContext } from '../telemetry-context'
import type { Tell, UsageProperties } from './create-usage-queue'
import { accountFacts, isConnected, loginProvider, onlyConfigured, siwx, walletFacts } from './page-facts'

/** The events of views, and what they say. */
const views: ReadonlyMap<string, readonly [event: string, says?: 'account' | 'smartAccount' | 'farcaster']> =
  new Map([
    ['AllWallets', ['CLICK_ALL_WALLETS']],
    ['Networks', ['CLICK_NETWORKS']],
    ['WhatIsANetwork', ['CLICK_NETWORK_HELP']],
    ['WhatIsAWallet', ['CLICK_WALLET_HELP']],
    ['GetWallet', ['CLICK_GET_WALLET_HELP']],
    ['EmailLogin', ['EMAIL_LOGIN_SELECTED']],
    ['UpdateEmailWallet', ['EMAIL_EDIT']],
    ['UpgradeEmailWallet', ['EMAIL_UPGRADE_FROM_MODAL']],
    ['ConnectingSocial', ['SOCIAL_LOGIN_STARTED']],
    ['ConnectingFarcaster', ['SOCIAL_LOGIN_STARTED', 'farcaster']],
    ['Transactions', ['CLICK_TRANSACTIONS', 'smartAccount']],
    ['WalletSend', ['OPEN_SEND', 'account']],
    ['Swap', ['OPEN_SWAP', 'account']],
    ['SwapSelectToken', ['CLICK_SELECT_TOKEN_TO_SWAP']],
    ['OnRampProviders', ['SELECT_BUY_CRYPTO', 'smartAccount']],
    ['WhatIsABuy', ['SELECT_WHAT_IS_A_BUY', 'smartAccount']],
    ['ChooseAccountName', ['OPEN_ENS_FLOW', 'smartAccount']],
    ['RegisterAccountNameRequest', ['REGISTER_NAME_INITIATED', 'smartAccount']],
    ['Pay', ['PAY_MODAL_OPEN']],
  ])

/** The events of payments that a wallet is asked for, by the review it was asked from: all features share that view. */
const asked: ReadonlyMap<string | undefined, string> = new Map([
  ['WalletSendPreview', 'SEND_INITIATED'],
  ['SwapPreview', 'INITIATE_SWAP'],
])

const socialEvents = {
  returned: 'SOCIAL_LOGIN_REQUEST_USER_DATA',
  cancelled: 'SOCIAL_LOGIN_CANCELED',
  failed: 'SOCIAL_LOGIN_ERROR',
} as const

/**
 * The catalogue: which event is told for what happens on the page. What is not here is never told. Events of
 * plugins that are not on the page do not occur. Returns a function that ends it.
 */
export function observeUsage(ctx: TelemetryContext, tell: Tell): Remove {
  const removers: Remove[] = []
  const on: TelemetryContext['events']['on'] = (name, listener) => {
    const remove = ctx.events.on(name, listener)
    removers.push(remove)
    return remove
  }
  const account = (): UsageProperties => accountFacts(ctx)
  const smartAccount = (): UsageProperties => ({ isSmartAccount: accountFacts(ctx).isSmartAccount })
  const facts = { account, smartAccount, farcaster: (): UsageProperties => ({ provider: 'farcaster' }) }
  /** The wallet that was chosen in the dialog, until it is connected or the user goes back. */
  let chosen: string | undefined
  /** The review whose payment was not told yet. */
  let review: string | undefined
  const view = followViews(on, {
    opened: () => tell('MODAL_OPEN', { connected: isConnected(ctx) }),
    closed: () => tell('MODAL_CLOSE', { connected: isConnected(ctx) }),
    left: () => (chosen = undefined),
    shown(name, from) {
      if (asked.has(name)) review = name
      const initiated = name === 'TransactionRequest' && from === review ? asked.get(from) : undefined
      if (initiated !== undefined) {
        // What the same review asks for after an approval, or again, is no other payment.
        review = undefined
        tell(initiated, account())
      }
      const [event, says] = views.get(name) ?? []
      if (event !== undefined) tell(event, says && facts[says]())
    },
  })

  tell('INITIALIZE', { networks: ctx.read(sessionContract)?.networks.map(({ id }) => id) ?? [] })

  // Connecting.
  on('session:connected', ({ connectionId, silent }) => {
    chosen = undefined
    const { name, reach } = walletFacts(ctx, connectionId)
    const provider = reach === 'login' ? loginProvider(ctx) : undefined
    const isSocial = provider !== undefined && provider !== 'email'
    if (isSocial) tell('SOCIAL_LOGIN_SUCCESS', { provider, reconnect: silent })
    const method = reach !== 'login' ? reach : isSocial ? undefined : 'email'
    tell('CONNECT_SUCCESS', { method, name, reconnect: silent, view: view() })
  })
  on('session:connect-failed', ({ error }) => tell(isRejection(error) ? 'USER_REJECTED' : 'CONNECT_ERROR'))
  on('session:disconnect-failed', () => tell('DISCONNECT_ERROR'))
  on('connect:searched', () => tell('SEARCH_WALLET'))
  on('session:disconnected', () => tell('DISCONNECT_SUCCESS'))
  on('session:network-changed', ({ networkId, silent }) => {
    const network = onlyConfigured(ctx, networkId)
    if (!silent && network !== undefined) tell('SWITCH_NETWORK', { network })
  })
  on('embeddedWallet:email-step', ({ step }) => {
    if (step === 'verifyDevice' || step === 'connect') tell('EMAIL_SUBMITTED')
    if (step === 'verifyCode') tell('EMAIL_VERIFICATION_CODE_SENT')
  })
  on('embeddedWallet:email-checked', ({ what, isAccepted }) => {
    if (what === 'device') tell('DEVICE_REGISTERED_FOR_EMAIL')
    else tell(isAccepted ? 'EMAIL_VERIFICATION_CODE_PASS' : 'EMAIL_VERIFICATION_CODE_FAIL')
  })
  on('socials:login-step', ({ provider, step }) => tell(socialEvents[step], { provider }))
  removers.push(
    ctx.watch(
      sessionContract,
      ({ connections }) => Object.values(connections).find(({ status }) => status === 'connecting'),
      (connection, previous) => {
        if (!connection || connection.id === previous?.id) return
        const { name, reach } = walletFacts(ctx, connection.id)
        // A new pairing code, or another try, is no new choice.
        if (reach === 'login' || connection.walletId === chosen) return
        if (view() !== undefined) chosen = connection.walletId
        tell('SELECT_WALLET', { name, platform: reach, view: view() })
      },
    ),
    ctx.watch(
      sessionContract,
      ({ preferredAccountTypes, restoreStatus }) =>
        restoreStatus === 'done' ? (preferredAccountTypes.eip155 ?? 'default') : undefined,
      (accountType, previous) => {
        // The first value is that of an earlier visit.
        if (previous !== undefined && accountType !== undefined && accountType !== 'default')
          tell('SET_PREFERRED_ACCOUNT_TYPE', { accountType, network: accountFacts(ctx).network })
      },
    ),
    ctx.watch(
      siwx,
      ({ signIn }) => signIn.status,
      (status, previous) => {
        // A session of an earlier visit is found while `checking`.
        if (status === 'signed-in' && previous !== 'checking') tell('SIWX_AUTH_SUCCESS', account())
      },
    ),
  )
  on('siwx:cancelled', () => tell('CLICK_CANCEL_SIWX', account()))
  on('siwx:failed', () => tell('SIWX_AUTH_ERROR', account()))

  // What the account does.
  on('send:sent', () => tell('SEND_SUCCESS', account()))
  on('send:failed', ({ error }) => tell(isRejection(error) ? 'SEND_REJECTED' : 'SEND_ERROR', account()))
  on('swaps:sent', () => tell('SWAP_SUCCESS', account()))
  on('swaps:failed', ({ request: { kind } }) =>
    tell(kind === 'approve' || kind === 'reset' ? 'SWAP_APPROVAL_ERROR' : 'SWAP_ERROR', account()),
  )
  on('onramp:started', ({ purchase: { providerId } }) =>
    tell('SELECT_BUY_PROVIDER', { provider: providerId, ...smartAccount() }),
  )
  on('history:failed', () => tell('ERROR_FETCH_TRANSACTIONS', smartAccount()))
  on('history:load-more', () => tell('LOAD_MORE_TRANSACTIONS', smartAccount()))
  on('names:registered', () => tell('REGISTER_NAME_SUCCESS', smartAccount()))
  on('names:failed', () => tell('REGISTER_NAME_ERROR', smartAccount()))
  const payment = (receipt: PaymentReceipt): UsageProperties => ({
    source: 'pay',
    configuration: { network: onlyConfigured(ctx, receipt.networkId) },
    currentPayment: {
      type: receipt.type,
      exchangeId: receipt.type === 'exchange' ? receipt.exchangeId : undefined,
    },
  })
  on('pay:sent', ({ receipt }) => {
    if (receipt.type === 'exchange') tell('PAY_EXCHANGE_SELECTED', payment(receipt))
    tell('PAY_INITIATED', payment(receipt))
  })
  on('pay:paid', ({ receipt }) => tell('PAY_SUCCESS', payment(receipt)))
  on('pay:failed', ({ receipt }) => tell('PAY_ERROR', payment(receipt)))
  return () => {
    for (const remove of removers) remove()
  }
}

const isRejection = (error: unknown): boolean => isLatchkeyError(error) && error.code === 'USER_REJECTED'

export interface ViewListeners {
  opened(): void
  closed(): void
  /** `from` is the view that it was opened from. */
  shown(view: string, from: string | undefined): void
  /** The user has gone back to an earlier view, or closed the dialog. */
  left(): void
}

/**
 * Calls a listener when a view is shown that was not shown before in this dialog: going back to a view is no
 * new use of it. Returns a function that names the shown view.
 */
function followViews(
  on: TelemetryContext['events']['on'],
  { opened, closed, shown, left }: ViewListeners,
): () => string | undefined {
  let stack: readonly string[] = []
  on('kernel:view-changed', ({ view }) => {
    const before = stack
    if (view === undefined) {
      stack = []
      if (before.length > 0) {
        left()
        closed()
      }
      return
    }
    const at = before.indexOf(view)
    stack = at < 0 ? [...before, view] : before.slice(0, at + 1)
    if (before.length === 0) opened()
    if (at < 0) shown(view, before.at(-1))
    else if (at < before.length - 1) left()
  })
  return () => stack.at(-1)
}
