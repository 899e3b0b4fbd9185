import { chainAdapters } from '../contract'
import type { AccountSelection, ChainNamespace, ConnectionResult } from '../contract/account'
import { promiseTry } from '../deadline'
import type { SessionCore } from '../session-core'

/**
 * What a wallet answers, as soon as the code that writes its addresses is here too. That code is fetched while the
 * wallet is asked: a page that nobody is connected to does without it.
 */
export async function withAddressFormatters<Answer>(
  core: SessionCore,
  namespaces: readonly ChainNamespace[],
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const fetched = Promise.all(namespaces.map((namespace) => loadAddressFormatter(core, namespace)))
  const answer = await promiseTry(ask)
  await fetched
  return answer
}

/** Where the code cannot be fetched, the wallet's own letters are better than no connection. */
async function loadAddressFormatter(
  { ctx, addressFormatters: writers }: SessionCore,
  namespace: ChainNamespace,
): Promise<void> {
  const adapter = ctx.items(chainAdapters).find((one) => one.namespace === namespace)
  if (!adapter || writers.has(namespace)) return
  try {
    const { addresses } = await adapter.capabilities()
    if (addresses) writers.set(namespace, addresses)
  } catch (error) {
    ctx.logger.warn('Addresses keep the letters of the wallet.', { namespace, error })
  }
}

/** Accounts and choice as they were kept, in the letters that the wallet's answer is written in. */
export function reformatAccounts<Kept extends Pick<ConnectionResult, 'accounts'> & AccountSelection>(
  { resultRules: rules }: SessionCore,
  { accounts, selectedAddresses: selected = {} }: Kept,
): Pick<ConnectionResult, 'accounts'> & AccountSelection {
  const write = <One extends ConnectionResult['accounts'][number]>(one: One): One => ({
    ...one,
    address: rules.formatAddress(one.namespace, one.address),
  })
  const [first, ...others] = accounts
  const choice = Object.entries(selected).flatMap(([namespace, address]) =>
    address === undefined ? [] : [[namespace, rules.formatAddress(namespace, address)] as const],
  )
  return { accounts: [write(first), ...others.map(write)], selectedAddresses: Object.fromEntries(choice) }
}
