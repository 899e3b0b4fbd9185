import { cloudContract } from '@latchkey/cloud/contract'
import { createQueries } from '@latchkey/kernel/queries'
import { accountKey, type PortfolioState, portfolioContract } from '@latchkey/portfolio/contract'
import { type ActiveTarget, sessionContract } from '@latchkey/session/contract'
import { defaultOptions, fetchOptions } from './api/fetch-options'
import { fetchQuote, type Quote, type QuoteRequest } from './api/fetch-quote'
import { providerUrl } from './api/provider-url'
import type {
  OnrampContext,
  OnrampProvider,
  OnrampRequest,
  OnrampState,
  Purchase,
  PurchaseDraft,
  PurchaseOptions,
  PurchaseToken,
} from './contract'
import { OnrampTargetChangedError, OnrampUnsupportedError } from './errors'
import { MAX_PURCHASES } from './stored-purchases'
import { ageOfPurchases, isSameToken } from './watch/find-arrivals'
import { isPartial, readOnce } from './watch/watch-purchases'

const OPTIONS_STALE_MS = 600_000

/** The user's choice, with the account and network of the form. */
export interface Choice {
  readonly target: ActiveTarget
  readonly token: PurchaseToken
  /** In whole units of the currency: `'99.5'`. */
  readonly amount: string
  readonly currency: string
  /** The shown estimate, in whole tokens. */
  readonly expected?: string
}

/** The actions of one instance's views. */
export interface OnrampActions {
  edit(change: Partial<PurchaseDraft>): void
  /** Reads the options into the state. Never rejects: if the service fails the defaults are used. */
  loadOptions(): Promise<void>
  /** Rejects with the signal's reason only. */
  quote(request: QuoteRequest, signal: AbortSignal): Promise<Quote>
  /** The providers that sell the choice, with the URL of their page. */
  offers(choice: Choice, providers: readonly OnrampProvider[]): readonly Offer[]
  /** Creates a purchase from a choice. Throws if account or network have changed. */
  createPurchase(choice: Choice, provider: OnrampProvider): Purchase
  /** The provider of a purchase, with the URL of its page; `undefined` if the host no longer has it. */
  offerOf(purchase: Purchase, providers: readonly OnrampProvider[]): Offer | undefined
  /** Call it when the provider's page was opened: from now on the arrival is awaited. */
  begin(purchase: Purchase): void
  /** Records what the provider reports, which proves nothing. */
  report(purchase: Purchase, said: 'completed' | 'failed'): void
  /** The user says that what has arrived (`possible`) is the purchase. */
  confirm(purchase: Purchase): void
  remove(purchase: Purchase): void
  /** Marks the purchase as shown, so that no notice is shown. The returned function ends that. */
  show(purchase: Purchase): () => void
}

export interface Offer {
  readonly provider: OnrampProvider
  readonly url: URL
}

export function createOnrampActions(ctx: OnrampContext): OnrampActions {
  const session = ctx.use(sessionContract)
  const options = createQueries(ctx, {
    entries: (state: OnrampState) => state.options,
    assign: (entries) => ({ options: entries }),
    staleMs: OPTIONS_STALE_MS,
  })
  const ageOf = ageOfPurchases(ctx.clock)
  const requestOf = (
    { token, amount, currency, expected }: Omit<Choice, 'target'>,
    address: string,
  ): OnrampRequest => ({
    token,
    address,
    amount,
    currency,
    ...(expected === undefined ? {} : { expected }),
    projectId: ctx.use(cloudContract)?.projectId,
  })
  const change = (id: string, next: (purchase: Purchase) => Purchase): void =>
    ctx.state.assign({
      purchases: ctx.state.get().purchases.map((one) => (one.id === id ? next(one) : one)),
    })

  return {
    edit: (given) => ctx.state.assign({ draft: { ...ctx.state.get().draft, ...given } }),
    loadOptions() {
      const cloud = ctx.use(cloudContract)
      if (!cloud) return Promise.resolve()
      // The failure is not reported, because a note in the view explains that the defaults are shown.
      return options.fetch('all', {
        read: ({ signal }) => fetchOptions(cloud, signal),
        onError: () => undefined,
      })
    },
    quote: (request, signal) => fetchQuote(ctx.use(cloudContract), request, signal),
    offers: (choice, providers) =>
      providers.flatMap((provider) => {
        const url = providerUrl(provider, requestOf(choice, choice.target.account.address))
        return url ? [{ provider, url }] : []
      }),
    createPurchase({ target, token, amount, currency, expected }, provider) {
      checkTarget(session.active(), target)
      const { address } = target.account
      const held = heldOf(ctx.read(portfolioContract), target, token)
      return Object.freeze<Purchase>({
        id: ctx.randomId(),
        providerId: provider.id,
        token,
        address,
        amount,
        currency,
        startedAtMs: ctx.clock.now(),
        ...(expected === undefined ? {} : { expected }),
        ...(held === undefined ? {} : { balance: held }),
        progress: { phase: 'waiting' },
      })
    },
    offerOf(purchase, providers) {
      const provider = providers.find(({ id }) => id === purchase.providerId)
      const url = provider && providerUrl(provider, requestOf(purchase, purchase.address))
      return url && { provider, url }
    },
    begin(purchase) {
      const { purchases } = ctx.state.get()
      if (purchases.some(({ id }) => id === purchase.id)) {
        change(purchase.id, (one) => (one.progress.phase === 'failed' ? restarted(one) : one))
        return
      }
      ctx.state.assign({ purchases: [purchase, ...purchases].slice(0, MAX_PURCHASES) })
      ctx.events.emit('onramp:started', { purchase })
    },
    report({ id }, said) {
      if (said === 'completed') ctx.spawn(() => readOnce(ctx, ctx.state.get().purchases, ageOf))
      else
        change(id, (one) =>
          one.progress.phase === 'waiting' ? { ...one, progress: { phase: 'failed' } } : one,
        )
    },
    confirm({ id }) {
      const before = ctx.state.get().purchases
      const purchases = confirmArrival(before, { id })
      const purchase = purchases.find((one) => one.id === id)
      if (purchases === before || !purchase) return
      ctx.state.assign({ purchases })
      ctx.events.emit('onramp:arrived', { purchase })
    },
    remove: ({ id }) =>
      ctx.state.assign({ purchases: ctx.state.get().purchases.filter((one) => one.id !== id) }),
    show({ id }) {
      ctx.state.assign({ shownId: id })
      return () => {
        if (ctx.state.get().shownId === id) ctx.state.assign({ shownId: undefined })
      }
    },
  }
}

/** An account's balance of a token in smallest units; `undefined` if unknown. */
function heldOf(
  { tokens, native }: PortfolioState,
  target: ActiveTarget,
  token: PurchaseToken,
): string | undefined {
  const accountId = accountKey(target)
  const list = tokens[accountId]
  if (list?.status === 'known') {
    const held = list.items.find((one) => isSameToken(one, token))
    const isComplete = list.failedAtMs === undefined && !(token.tokenAddress && isPartial(list, target))
    return held?.value ?? (isComplete ? '0' : undefined)
  }
  const balance = native[accountId]
  // The native balance may be known from the network when the list of tokens is not.
  return token.tokenAddress === undefined && balance?.status === 'known' ? balance.value : undefined
}

const restarted = (purchase: Purchase): Purchase => ({ ...purchase, progress: { phase: 'waiting' } })

/** Whether tokens can be bought in this namespace. */
export const isServed = (namespace: string): boolean => namespace === 'eip155' || namespace === 'solana'

/**
 * Throws if the active account or network differ from those that the form shows. The connection may have changed: no
 * wallet is asked, and the provider sends the tokens to the same address on the same network.
 */
export function checkTarget(
  active: ActiveTarget | undefined,
  { networkId, account, namespace }: ActiveTarget,
): void {
  if (active?.networkId !== networkId || active.account.address !== account.address)
    throw new OnrampTargetChangedError()
  if (!isServed(namespace)) throw new OnrampUnsupportedError(namespace)
}

/** The options of the service, else the defaults. */
export const optionsOf = ({ options: { all } }: Pick<OnrampState, 'options'>): PurchaseOptions =>
  all?.status === 'known' ? all : defaultOptions

/**
 * Counts what has possibly arrived for a purchase, because the user says so. It counts once: the other purchases of the token
 * wait for a further increase. Returns the same list if nothing has possibly arrived.
 */
export function confirmArrival(
  purchases: readonly Purchase[],
  { id }: Pick<Purchase, 'id'>,
): readonly Purchase[] {
  const found = purchases.find((one) => one.id === id)
  if (!found?.possible || found.progress.phase === 'arrived') return purchases
  const { possible, ...rest } = found
  const balance = BigInt(found.balance ?? '0') + BigInt(possible.amount)
  return purchases.map((one): Purchase => {
    if (one === found) return { ...rest, balance: `${balance}`, progress: { phase: 'arrived', ...possible } }
    if (!isOfSameBalance(one, found) || BigInt(one.balance ?? balance) >= balance) return one
    const { possible: _counted, ...waiting } = one
    return { ...waiting, balance: `${balance}` }
  })
}

function isOfSameBalance({ address, token }: Purchase, other: Purchase): boolean {
  return (
    address === other.address &&
    token.networkId === other.token.networkId &&
    isSameToken(token.tokenAddress === undefined ? {} : { address: token.tokenAddress }, other.token)
  )
}
