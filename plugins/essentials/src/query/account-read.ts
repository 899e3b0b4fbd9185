import type { Latchkey } from '@latchkey/kernel'
import type { QueryEntry } from '@latchkey/kernel/queries'
import { usePluginState } from '@latchkey/kernel/react'
import { type PortfolioApi, type PortfolioState, portfolioContract } from '@latchkey/portfolio/contract'
import {
  type Account,
  activeTarget,
  type ChainCapabilities,
  isSameAddress,
  type Network,
  type NetworkId,
  namespaceOf,
  type SessionState,
  sessionContract,
} from '@latchkey/session/contract'
import { anyNetworkId, type NetworkChoice } from './network-choice'
import type { Read } from './use-read'

/** Whose data is read. Default: the active account's, on its network. */
export interface AccountChoice extends NetworkChoice {
  /** An address of the network's chain. */
  readonly address?: string | undefined
}

/** An account on a network. */
export interface Owner {
  readonly networkId: NetworkId | undefined
  readonly address: string | undefined
  /** Whether `portfolio` reads it. */
  readonly isActive: boolean
}

export function ownerOf(state: SessionState, choice: AccountChoice): Owner {
  const networkId = anyNetworkId(state, choice)
  const namespace = namespaceOf(networkId ?? '')
  const target = activeTarget(state)
  const own = activeTarget(state, namespace)?.account.address
  const isOwn =
    own !== undefined && (choice.address === undefined || isSameAddress(namespace, own, choice.address))
  const address = isOwn ? own : choice.address
  const isActive = isOwn && target?.network !== undefined && target.networkId === networkId
  return { networkId, address, isActive: isActive && target.account.address === own }
}

export const useOwner = (choice: AccountChoice): Owner =>
  usePluginState(
    sessionContract,
    (state) => ownerOf(state, choice),
    (a, b) => a.networkId === b.networkId && a.address === b.address && a.isActive === b.isActive,
  )

interface AccountReadParts<Known extends object, Data> {
  readonly name: string
  /** What tells it from others, besides account and network. */
  readonly parameters?: object
  readonly staleMs?: number
  readonly isUnaffected?: boolean
  /** The part of `portfolio` that may be switched off. */
  readonly part: 'balances' | 'names'
  entry(state: PortfolioState, account: Account, networkId: NetworkId): QueryEntry<Known> | undefined
  /** Has `portfolio` read it, if that is due. */
  load(portfolio: PortfolioApi): Promise<void>
  toData(known: Known): Data
  /** Reads it of any account. `undefined` if the chain cannot. */
  fromChain(
    capabilities: ChainCapabilities,
    account: Account,
    network: Network,
    signal: AbortSignal,
  ): Promise<Data> | undefined
}

/** A read of an account: the active one's is what `portfolio` has, as the dialog shows it. */
export function accountRead<Known extends object, Data>(
  latchkey: Latchkey,
  { networkId, address, isActive }: Owner,
  { name, parameters, part, entry, load, toData, fromChain, ...parts }: AccountReadParts<Known, Data>,
): Read<Data> {
  const common = { ...parts, networkId, name, parameters: { address, ...parameters } }
  if (networkId === undefined || address === undefined) return { ...common, read: undefined }
  const namespace = namespaceOf(networkId)
  const account: Account = { namespace, address }
  const entryOf = (state: PortfolioState) => entry(state, account, networkId)

  const readChain = async (signal: AbortSignal): Promise<Data> => {
    const network = latchkey.read(sessionContract).networks.find(({ id }) => id === networkId)
    if (!network) throw (await import('./refusals')).noNetwork(networkId)
    const adapter = latchkey.get(sessionContract).adapter(namespace)
    const read = fromChain((await adapter?.capabilities()) ?? {}, account, network, signal)
    if (!read) throw (await import('./refusals')).unavailable(networkId)
    return read
  }
  const isOfPortfolio = isActive && latchkey.read(portfolioContract)?.[part] === 'on'
  if (!isOfPortfolio) return { ...common, read: ({ signal }) => readChain(signal) }

  return {
    ...common,
    async read({ signal }) {
      await load(latchkey.get(portfolioContract))
      const read = entryOf(latchkey.read(portfolioContract))
      if (read?.status === 'known') return toData(read)
      // Another figure than the dialog's would be no help. A name is one wherever it is read.
      if (part === 'balances') throw (await import('./refusals')).unavailable(networkId)
      return readChain(signal)
    },
    follow: (onData) =>
      latchkey.watch(
        portfolioContract,
        entryOf,
        (read) => {
          if (read?.status === 'known') onData(toData(read), read.readAtMs)
        },
        { immediate: true },
      ),
  }
}
