import type { PendingApproval } from '@latchkey/embedded-wallet/contract'
import { accountKey, portfolioContract } from '@latchkey/portfolio/contract'
import { isSameAddress, namespaceOf } from '@latchkey/session/caip'
import {
  type Account,
  allAccounts,
  type ChainCapabilities,
  type ChainNamespace,
  type ExplainedRequest,
  type Identity,
  type Network,
  type NetworkId,
  type RequestAction,
  type SimulationResult,
  sessionContract,
  type TokenHolding,
} from '@latchkey/session/contract'
import { bytesOfHex, type SignInFault, signInFault } from '@latchkey/session/requests'
import type { ApprovalsContext } from './controller'

/** The known facts of a request. Undefined parts are still loading. */
export interface Summary {
  readonly network: Network | undefined
  /** The signing account, which may not be the active one. */
  readonly account: Account | undefined
  readonly explained?: ExplainedRequest
  /** What is wrong with the message of the request, if it signs in somewhere. */
  readonly signInFault?: SignInFault
  /** Undefined for requests that change no balance themselves. */
  readonly simulation?: SimulationResult | 'loading'
  /** Names of other accounts, by address. */
  readonly names: Readonly<Record<string, Identity>>
  /** The namespace of the request's network. */
  readonly namespace: ChainNamespace
  /** Addresses of the user's connected wallets in the namespace. */
  readonly ownAddresses: readonly string[]
  /** The page's known tokens, with prices. */
  readonly tokens: readonly TokenHolding[]
}

/** Timeout of each read, after which its part is shown as unknown. */
const READ_TIMEOUT_MS = 8_000
/** Limit of names, which are resolved one by one. */
const MAX_NAMES = 6

/**
 * Reads the facts of a request, part by part. `onChange` gets every newer summary until the signal aborts.
 */
export function loadSummary(
  ctx: ApprovalsContext,
  approval: PendingApproval,
  onChange: (summary: Summary) => void,
  signal: AbortSignal,
): Summary {
  const { method, params, networkId } = approval
  const session = ctx.read(sessionContract)
  const network = session.networks.find(({ id }) => id === networkId)
  const account = findAccount(allAccounts(session), approval)
  let summary: Summary = {
    network,
    account: approval.address === undefined ? undefined : account,
    names: {},
    namespace: account.namespace,
    ownAddresses: allAccounts(session, account.namespace).map(({ address }) => address),
    tokens: knownTokens(ctx, approval.networkId, account),
  }
  const update = (patch: Partial<Summary>): void => {
    if (signal.aborted) return
    summary = { ...summary, ...patch }
    onChange(summary)
  }
  const request = { method, params }

  const explain = async (): Promise<void> => {
    const { requests, identity } = await capabilitiesOf(ctx, account)
    const explained =
      requests && network
        ? await limited(ctx, signal, (until) => requests.explain(request, account, network, until))
        : undefined
    const fault = explained?.message && signInFault(bytesOf(explained.message), ctx.browser.origin)
    update({
      explained: explained ?? { subject: 'other', steps: [], isTruncated: false },
      ...(fault && { signInFault: fault }),
    })
    if (!explained || !network || network.testnet || !identity) return
    for (const address of addressesOf(explained).slice(0, MAX_NAMES)) {
      const found = await limited(ctx, signal, (until) => identity.find(address, network, until))
      if (found?.name === undefined) continue
      const name = await identity.check(found.name)
      if (name) update({ names: { ...summary.names, [address]: name } })
    }
  }
  const simulate = async (): Promise<void> => {
    update({ simulation: 'loading' })
    const { requests } = await capabilitiesOf(ctx, account)
    const result =
      requests && network
        ? await limited(ctx, signal, (until) => requests.simulate(request, account, network, until))
        : undefined
    update({ simulation: result ?? { status: 'unavailable' } })
  }
  const fetchPrices = async (): Promise<void> => {
    await ctx.use(portfolioContract)?.loadTokens()
    update({ tokens: knownTokens(ctx, approval.networkId, account) })
  }
  const works = [explain, fetchPrices, ...(changesBalances(method) ? [simulate] : [])]
  for (const work of works) ctx.spawn(() => work())
  return summary
}

/** The bytes of a message may be cut within a letter, its text not. */
const bytesOf = ({ text, hex }: NonNullable<ExplainedRequest['message']>): Uint8Array =>
  text === undefined ? bytesOfHex(hex) : new TextEncoder().encode(text)

/** The account of a request, as its wallet writes it and with its type if it is connected. */
function findAccount(connected: readonly Account[], { networkId, address = '' }: PendingApproval): Account {
  const namespace = namespaceOf(networkId)
  const isEqual = (one: Account): boolean =>
    one.namespace === namespace && isSameAddress(namespace, address, one.address)
  const { type, address: written } = connected.find(isEqual) ?? {}
  return { namespace, address: written ?? address, ...(type !== undefined && { type }) }
}

export const changesBalances = (method: string): boolean =>
  /^(eth_sendTransaction|wallet_sendCalls|eth_sendUserOperation|solana_sign(AndSend|All)?Transactions?)$/.test(
    method,
  )

async function capabilitiesOf(
  ctx: ApprovalsContext,
  { namespace }: Account,
): Promise<Pick<ChainCapabilities, 'requests' | 'identity'>> {
  try {
    return (await ctx.use(sessionContract).adapter(namespace)?.capabilities()) ?? {}
  } catch (error) {
    ctx.report(error)
    return {}
  }
}

/** `undefined` if it fails or takes longer than 8 s. */
async function limited<Result>(
  ctx: ApprovalsContext,
  signal: AbortSignal,
  read: (until: AbortSignal) => Promise<Result>,
): Promise<Result | undefined> {
  const end = new AbortController()
  const stop = (): void => end.abort(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  const late = ctx.clock.wait(READ_TIMEOUT_MS, end.signal).then(
    () => undefined,
    () => undefined,
  )
  try {
    return await Promise.race([read(end.signal), late])
  } catch (error) {
    if (!signal.aborted) ctx.report(error)
    return undefined
  } finally {
    signal.removeEventListener('abort', stop)
    end.abort()
  }
}

function knownTokens(ctx: ApprovalsContext, networkId: NetworkId, account: Account): readonly TokenHolding[] {
  const entry = ctx.read(portfolioContract)?.tokens[accountKey({ networkId, account })]
  return entry?.status === 'known' ? entry.items : []
}

/** The addresses that receive or may take something. */
export function addressesOf({ steps }: ExplainedRequest): readonly string[] {
  return [...new Set(steps.flat().flatMap((action) => counterparty(action) ?? []))]
}

function counterparty(action: RequestAction): string | undefined {
  if (action.type === 'transfer' || action.type === 'nft-transfer' || action.type === 'call') return action.to
  if (action.type === 'allowance' || action.type === 'nft-allowance') return action.spender
  return action.type === 'collection-allowance' ? action.operator : undefined
}
