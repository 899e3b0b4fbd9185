import { WalletResponseError } from '@latchkey/adapter-kit'
import { labelsOf, type Notice } from '@latchkey/kernel'
import type { ExchangeReceipt, PaymentProgress, SettledFailure, WalletReceipt } from '@latchkey/pay/contract'
import { english } from '@latchkey/pay/languages/en'
import { UserRejectedError, WalletError } from '@latchkey/session/errors'
import { createWalletError } from '@latchkey/session/requests'
import { base, solana } from '../data/networks'
import { HASH, sent } from '../data/pay-chain'
import { ADDRESS, offering, onOneChain } from '../data/sessions'
import { few } from '../data/wallets'
import type { ViewState } from '../gallery-state'
import { asked, asking, ether, invoice, pass, paying, quote, SHOP, state } from './pay-steps'

/** With this error wallets usually refuse. */
const failsGenerally = createWalletError('RPC_INTERNAL', asked)

function ended(id: string, progress: PaymentProgress): ViewState {
  return state(`end-${id}`, {
    progress,
    path: [(to) => to.push('PayLoading')],
    shows: '[part="pay-end"]',
  })
}

const paid = { networkId: 'eip155:1', to: SHOP, asset: 'native', amount: invoice.amount } as const
const byWallet: WalletReceipt = { type: 'wallet', hash: HASH, from: ADDRESS, ...paid }
const byExchange: ExchangeReceipt = { type: 'exchange', exchangeId: 'harbour', sessionId: 'abc', ...paid }
const failed = (failure: SettledFailure, receipt: WalletReceipt | ExchangeReceipt = byWallet): ViewState =>
  ended(failure, { phase: 'failed', failure, receipt })
const harbour = { id: 'harbour', name: 'Harbour Exchange' }
const atExchange = (
  id: string,
  status: 'waiting' | 'in-progress' | 'says-paid' | 'declined',
  more: { readonly isUnreachable?: true; readonly isUndecided?: true } = {},
): ViewState => ended(id, { phase: 'at-exchange', exchange: harbour, receipt: byExchange, status, ...more })

const labelOf = labelsOf(english)
/** What is told of a payment at an exchange after its view was left. */
const told = (
  id: string,
  end: 'declined-by-exchange' | 'unproven' | 'paid',
  kind: Pick<Notice, 'code' | 'variant'>,
): ViewState =>
  state(`notice-${id}`, {
    path: [(to) => to.push('Account')],
    shows: '[part="account"]',
    act: ({ notify }) =>
      notify({
        ...{ surface: 'alert', ...kind },
        text: (t, args) => {
          const what = `49.9 ${invoice.asset.symbol}`
          const outcome = labelOf('pay.notice', { outcome: labelOf(`pay.${end}`)(t, args), what })(t, args)
          return end === 'paid' ? outcome : `${outcome}. ${labelOf(`pay.${end}-hint`)(t, args)}`
        },
        // An exchange that declines names no transaction.
        ...(end !== 'declined-by-exchange' && {
          link: { label: labelOf('pay.explorer'), url: `https://etherscan.io/tx/${HASH}` },
        }),
      }),
  })

export const payStates: readonly ViewState[] = [
  state('choices'),
  state('not-connected', { session: offering(few) }),
  state('exchanges-loading', { listed: 'loading' }),
  state('exchanges-failed', { listed: 'failed' }),
  state('exchanges-none', { listed: [] }),
  state('by-wallet-only', { listed: 'off' }),
  state('long', {
    order: {
      ...invoice,
      asset: { ...ether, symbol: 'KEYMAKERGOVERNANCE' },
      amount: '1234567891234567891234567',
    },
    listed: [{ id: 'long', name: 'The Honourable Exchange of Keymakers and Locksmiths' }],
  }),
  quote(''),
  quote('-loading', { chain: { fee: 'never' } }),
  quote('-failed', {
    chain: { fee: new WalletError('EXECUTION_REVERTED', asked) },
    shows: '[part~="pay-caution"]',
  }),
  quote('-beside', { isBeside: true }),
  quote('-insufficient', { order: { ...invoice, amount: '99000000000' } }),
  quote('-fee-insufficient', {
    chain: { fee: new WalletError('INSUFFICIENT_FUNDS', asked) },
    shows: '[part~="pay-caution"]',
  }),
  quote('-other-network', {
    order: { ...invoice, asset: { ...invoice.asset, networkId: base.id } },
    shows: '[part~="pay-switch"]',
  }),
  quote('-other-chain', {
    session: onOneChain(),
    order: { ...invoice, asset: { ...solana.nativeCurrency, networkId: solana.id } },
    shows: '[part~="pay-connect"]',
  }),
  // While a wallet may still send it, the exchanges give way to a sentence.
  state('unsettled', { progress: { phase: 'asking' } }),
  state('unknown', { progress: { phase: 'asking', isUnknown: true } }),
  state('beside', { isBeside: true }),
  asking('pending', [], [pass(1_000)]),
  asking('silent', [], [pass(13_000)]),
  asking('declined', [new UserRejectedError(asked)], []),
  asking('failed', [new WalletError('INSUFFICIENT_FUNDS', asked)], []),
  asking('unknown', [failsGenerally], [pass(1_000)]),
  asking('unknown-plainly', [failsGenerally], [pass(13_000)]),
  asking('unknown-quietly', [new WalletResponseError('eth_sendTransaction')], [pass(1_000)]),
  ended('sent', { phase: 'sent', receipt: byWallet, sent }),
  paying('end-undecided', ['sends'], [pass(181_000)]),
  ended('paid', { phase: 'paid', receipt: byWallet }),
  atExchange('at-exchange', 'waiting'),
  atExchange('in-progress', 'in-progress'),
  atExchange('says-paid', 'says-paid'),
  atExchange('declined', 'declined'),
  atExchange('unreachable', 'waiting', { isUnreachable: true }),
  atExchange('undecided-at-exchange', 'in-progress', { isUndecided: true }),
  failed('reverted'),
  failed('cancelled'),
  failed('replaced'),
  failed('expired'),
  failed('different'),
  failed('arrived-less'),
  failed('not-arrived'),
  failed('unread'),
  failed('declined-by-exchange', byExchange),
  failed('unproven', byExchange),
  told('exchange-paid', 'paid', { code: 'PAYMENT_ARRIVED', variant: 'success' }),
  told('exchange-unproven', 'unproven', { code: 'PAYMENT_UNKNOWN', variant: 'warning' }),
  told('exchange-declined', 'declined-by-exchange', { code: 'PAYMENT_FAILED', variant: 'info' }),
]
