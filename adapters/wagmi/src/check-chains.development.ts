import { evmChainId, type Network } from '@latchkey/session/contract'

interface ListedChain {
  readonly id: number
  readonly name: string
}

const namesOf = (chains: readonly ListedChain[]): string =>
  chains.map(({ id, name }) => `${name} (${id})`).join(', ')

/** Warns of the chains that only wagmi's list or only Latchkey's has, on which the other side cannot be. */
export function warnOfChains(chains: readonly ListedChain[], networks: readonly Network[]): void {
  const ours = networks.flatMap(({ id, name }) => {
    const chainId = evmChainId(id)
    return chainId === undefined ? [] : [{ id: chainId, name }]
  })
  const missing = (all: readonly ListedChain[], others: readonly ListedChain[]): readonly ListedChain[] =>
    all.filter(({ id }) => others.every((other) => other.id !== id))
  const onlyWagmi = missing(chains, ours)
  const onlyOurs = missing(ours, chains)
  if (onlyWagmi.length > 0)
    console.warn(
      `[latchkey] Only wagmi's chains have ${namesOf(onlyWagmi)}. Nobody can switch there: add what is missing to evm({ networks }), or take it out of chains.`,
    )
  if (onlyOurs.length > 0)
    console.warn(
      `[latchkey] Only evm({ networks }) has ${namesOf(onlyOurs)}. wagmi reads nothing there: add what is missing to chains and transports of wagmi's config, or take it out of networks.`,
    )
}
