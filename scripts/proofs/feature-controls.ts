// biome-ignore-all lint/suspicious/noTemplateCurlyInString: replacements are source text.
import type { ControlRow } from './control-table'

/** The controls of the plugins that buy, name and list, as in the table. */
// biome-ignore format: a table, one control a line
export const featureControls: Readonly<Record<string, readonly ControlRow[]>> = {
  'plugins/onramp/src/api/api.test.ts': [['quote-for-another-amount', 'onramp', 'const isAsked = amount.length > 0', 'quote: one for another amount is none']],
  'plugins/onramp/src/buy/provider-url.test.ts': [['provider-page-that-runs-code', 'onramp', 'const url = new URL(provider.url)', 'provider URL: http://buy.example is none to open']],
  'plugins/onramp/src/onramp-steps.test.ts': [['bought-for-another-account', 'onramp', '', 'purchase: none for another account than that of the form (another account)']],
  'plugins/onramp/src/views/onramp-views.test.tsx': [
    ['placeholder-as-price', 'onramp', "if (quote.kind === 'placeholder') return say('onramp.about', { amount: quote.amount, symbol })", 'form: where there is no quote no amount of the token is named'],
    ['provider-message-from-elsewhere', 'onramp', '', 'provider: a message of another origin or another window says nothing'],
    ['planted-purchase-opened', 'onramp', 'const usable = offer', 'progress: a page for another account than the one in use is neither opened nor copied'],
    ['provider-page-with-opener', 'onramp', '', 'provider: only a page whose messages are read gets an opener (/Silent Ramp/)'],
  ],
  'onramp.spec.ts': [['purchase-forgotten-on-reload', 'onramp', '', 'onramp: a purchase is waited for over a closed window and a reload']],
  'plugins/onramp/src/views/check-amount.test.ts': [['purchase-beyond-the-limits', 'onramp', 'const methods = read', 'amount: 2500001 cents']],
  'plugins/onramp/src/watch/find-arrivals.test.ts': [['spent-balance-forgotten', 'onramp', 'if (!isMore || !held || counted.has(key)) return purchase', 'arrival: what was spent is none'], ['dust-taken-for-a-purchase', 'onramp', '', 'arrival: what is far less than was bought is somebody else’s']],
  'plugins/names/src/register-name.test.ts': [['name-stamped-early', 'names', 'const timestamp = 0', 'registration: the message has name, attributes and the second'], ['expired-signature-sent', 'names', '', 'registration: a signature older than 10 s is not sent'], ['lost-answer-is-a-failure', 'names', 'const found = undefined', 'registration: what the service has counts'], ['registered-on-its-word', 'names', 'if (!outcome.error) return', 'registration: somebody else’s address is no registration']],
  'plugins/names/src/resolve-names.test.ts': [['name-of-somebody-else', 'names', 'return profile && addressOn(profile, network)', 'resolve: nobody has it where the list is empty'], ['name-of-another-address', 'names', 'return text !== undefined', 'reverse: only a name of the zone that really stands for the address']],
  'plugins/smart-sessions/src/session-steps.test.ts': [
    ['session-for-another-account', 'smart-sessions', '', 'grant: nobody is asked once account or network have changed'],
    ['session-longer-than-asked', 'smart-sessions', "if (typeof expiry !== 'number') throw new SmartSessionReplyError('expiry')", 'grant: a reply with a later end is none'],
    ['granted-twice', 'smart-sessions', 'const granted = await askWallet(attempt)', 'grant: what the wallet has granted is kept while the service fails'],
    ['revoked-on-its-word', 'smart-sessions', 'const isRevoked = failure === undefined', 'revoke: a service that says yes and still lists it'],
  ],
  'plugins/history/src/model/history-list.test.ts': [['history-duplicate-rows', 'history', 'for (const one of entry.transactions) byId.set(one.id, one)', 'list: pages follow their cursors'], ['history-endless-pages', 'history', '', 'list: a cursor that leads back ends it']],
  'plugins/history/src/model/sent-transactions.test.ts': [['history-sent-twice', 'history', 'const unlisted = rows', 'sent: what the list has is not shown twice'], ['history-asked-shown-as-done', 'history', 'const isDifferent = false', 'sent: where the chain has something else, what was asked for is not shown as done']],
  'plugins/history/src/api/parse-page.test.ts': [['history-of-another-chain', 'history', '', 'chain: only transactions of the connected chain'], ['history-spam-shown', 'history', '', 'spam: what moves nothing but marked collectibles'], ['history-picture-of-a-script', 'history', '', 'pictures: https only']],
  'plugins/history/src/controller.test.ts': [['history-answer-for-another', 'history', '', 'switch: another network aborts what is read']],
  'plugins/siwx/src/sign-in/sign-in-walks.test.ts': [
    ['siwx-asked-while-checking', 'sign-in', '', 'sign-in: a press while a session is looked up asks nobody'],
    ['siwx-late-session-kept', 'sign-in', '', 'sign-in: a session that begins after the wallet was disconnected is ended'],
  ],
  'plugins/siwx/src/views/sign-message-view.test.tsx': [['siwx-closed-without-signing', 'sign-in', '', 'sign-in: where it is required the dialog stays']],
  'plugins/siwx/src/sign-in/sign-out-queue.test.ts': [['sign-out-ends-the-next-session', 'sign-in', '', 'sign-out: what another tab has begun meanwhile is not ended']],
  'plugins/siwx/src/backend/backends.test.ts': [['siwx-unverified-session', 'sign-in', '', 'page: a signature that is not valid begins no session']],
  'plugins/siwx/src/sign-in/read-proof.test.ts': [['siwx-foreign-proof', 'sign-in', '', 'proof: a message of another domain is refused']],
  'adapters/evm/src/explain/simulate-request.test.ts': [['loss-crowded-out', 'swaps', 'return changed.slice(0, MAX_CHANGES)', 'simulation: what leaves is never crowded out by what arrives']],
  'plugins/swaps/src/money/arithmetic.test.ts': [['minimum-without-slippage', 'swaps', 'return promised', 'minimum: one percent less, rounded down']],
  'plugins/swaps/src/plan/approval.test.ts': [['approval-larger-than-asked', 'swaps', '', 'approval: one that differs in the amount'], ['approval-for-another-spender', 'swaps', '', 'approval: one that differs in the spender']],
  'plugins/swaps/src/plan/check-swap.test.ts': [['receives-less-than-promised', 'swaps', '', 'simulation: a swap that differs in what is received'], ['swap-that-gives-rights', 'swaps', '', 'swap: a call that gives rights to tokens is refused (approve)']],
  'plugins/swaps/src/plan/create-plan.test.ts': [['data-changed-after-preview', 'swaps', 'const last: TransactionRequest = { ...swap, data: `${swap.data}00` }', 'plan: the wallet is asked for the data of the service'], ['swap-for-nothing', 'swaps', '', 'plan: a swap for which nothing is promised is none'], ['decimals-of-the-service', 'swaps', '', 'plan: a token that the service says has other decimals than its contract is refused (given)']],
  'plugins/swaps/src/views/plan-change.test.ts': [['contract-changed-unseen', 'swaps', '', 'preview: another contract has to be accepted, however good its price'], ['price-worse-than-quoted', 'swaps', 'return undefined', 'preview: less than the form has promised has to be accepted']],
  'plugins/swaps/src/plan/require-fresh.test.ts': [['stale-swap-sent', 'swaps', '', 'send: what is older than 30 s is never sent']],
  'plugins/receive/src/views/asked-payment.test.ts': [['asked-of-another-account', 'chains', '', 'asked payment: another account or network has the plain address']],
}
