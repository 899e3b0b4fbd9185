import type { Connector, WalletRow } from './contract'
import { nameClaim } from './name-claim'

/** The ways to one wallet, best first. */
export type Ways = [Connector, ...Connector[]]

const lag = ({ traits }: Connector): number => (traits.kind === 'announced' ? 0 : 1)

/**
 * Puts connectors together that lead to one wallet. Evidence is the provider object itself, or the same rdns in
 * another namespace; never a name. Same rdns, same namespace and another provider: somebody claims it twice.
 * @param connectors in the order in which they appeared
 */
export function groupConnectors(connectors: readonly Connector[]): readonly Ways[] {
  const wallets: Ways[] = []
  const known = new Map<unknown, Ways[]>()
  for (const connector of [...connectors].sort(
    // Announced ones first: what the legacy global leads to is then found among them.
    (a, b) => lag(a) - lag(b) || (a.order ?? 0) - (b.order ?? 0),
  )) {
    const { rdns, namespaces } = connector.traits
    const shares = (ways: Ways): boolean =>
      ways.some(({ traits }) => traits.namespaces.some((one) => namespaces.includes(one)))
    let wallet = known.get(connector.identity)?.[0] ?? known.get(rdns)?.find((ways) => !shares(ways))
    if (wallet) wallet.push(connector)
    else {
      wallet = [connector]
      wallets.push(wallet)
    }
    for (const evidence of [connector.identity, rdns]) {
      const sharing = known.get(evidence)
      if (sharing) sharing.push(wallet)
      else if (evidence) known.set(evidence, [wallet])
    }
  }
  return wallets
}

/** Values for the store. Traits belong to the connector, and the store freezes: so they are copied. */
export function toWalletRows(wallets: readonly Ways[]): readonly WalletRow[] {
  const seen = new Map<string | undefined, number>()
  const count = (claim: string | undefined): number => {
    const times = (seen.get(claim) ?? 0) + 1
    seen.set(claim, times)
    return times
  }
  const claims: string[] = []
  const rows = wallets.map((ways): WalletRow => {
    const connectors = ways.map(({ traits }) => ({ ...traits, namespaces: [...traits.namespaces] }))
    const pick = (key: 'rdns' | 'iconUrl'): string | undefined =>
      connectors.find((traits) => traits[key])?.[key]
    const rdns = pick('rdns')
    const iconUrl = pick('iconUrl')
    const { name } = ways[0].traits
    const claim = claimOf(name)
    count(claim)
    claims.push(claim)
    return {
      id: rdns !== undefined && count(rdns) === 1 ? rdns : ways[0].id,
      name,
      ...(iconUrl === undefined ? {} : { iconUrl }),
      ...(rdns === undefined ? {} : { rdns }),
      namespaces: [...new Set(connectors.flatMap(({ namespaces }) => namespaces))],
      connectors,
      lookAlike: false,
    }
  })
  const isTwice = (claim: string | undefined): boolean => (seen.get(claim) ?? 0) > 1
  return rows.map((row, index) => ({ ...row, lookAlike: isTwice(claims[index]) || isTwice(row.rdns) }))
}

/** Never the same as an rdns. */
const claimOf = (name: string): string => ` ${nameClaim(name)}`
