import type { Connector, WalletRow } from './contract'
import { nameClaim } from './name-claim'

/** The ways to one wallet, best first. */
export type Ways = [Connector, ...Connector[]]

const lag = ({ traits }: Connector): number => (traits.kind === 'announced' ? 0 : 1)

/**
 * Puts connectors together that lead to one wallet. Evidence is the provider object itself, or in another namespace the
 * same rdns, or the same name with the very same picture; never a name alone. Same rdns, same namespace and another
 * provider: somebody claims it twice.
 * @param connectors in the order in which they appeared
 */
export function groupConnectors(connectors: readonly Connector[]): readonly Ways[] {
  return joinByPicture(groupByEvidence(connectors))
}

function groupByEvidence(connectors: readonly Connector[]): readonly Ways[] {
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

/** What one brand brings for several chains, where on no chain anybody else calls itself so. */
function joinByPicture(wallets: readonly Ways[]): readonly Ways[] {
  const byClaim = new Map<string, Ways[]>()
  for (const ways of wallets) {
    const claim = nameClaim(ways[0].traits.name)
    byClaim.set(claim, [...(byClaim.get(claim) ?? []), ways])
  }
  const joined = new Map<Ways, Ways>()
  const gone = new Set<Ways>()
  for (const sharing of byClaim.values()) {
    const chains = sharing.flatMap((ways) => [...namespacesOf(ways)])
    if (sharing.length === 1 || new Set(chains).size < chains.length) continue
    const byPicture = new Map<string, Ways>()
    for (const ways of sharing) {
      const picture = ways.find(({ traits }) => traits.iconUrl)?.traits.iconUrl
      const first = byPicture.get(picture ?? '')
      if (picture !== undefined && first) {
        joined.set(first, [...(joined.get(first) ?? first), ...ways])
        gone.add(ways)
      } else if (picture !== undefined) byPicture.set(picture, ways)
    }
  }
  return wallets.flatMap((ways) => (gone.has(ways) ? [] : [joined.get(ways) ?? ways]))
}

const namespacesOf = (ways: Ways): ReadonlySet<string> =>
  new Set(ways.flatMap(({ traits }) => traits.namespaces))

/** Values for the store. Traits belong to the connector, and the store freezes: so they are copied. */
export function toWalletRows(wallets: readonly Ways[]): readonly WalletRow[] {
  const seen = new Map<string, number>()
  const count = (claim: string): number => {
    const times = (seen.get(claim) ?? 0) + 1
    seen.set(claim, times)
    return times
  }
  const rows = wallets.map((ways): WalletRow => {
    const connectors = ways.map(({ traits }) => ({ ...traits, namespaces: [...traits.namespaces] }))
    const pick = (key: 'rdns' | 'iconUrl'): string | undefined =>
      connectors.find((traits) => traits[key])?.[key]
    const rdns = pick('rdns')
    const iconUrl = pick('iconUrl')
    return {
      id: rdns !== undefined && count(rdns) === 1 ? rdns : ways[0].id,
      name: ways[0].traits.name,
      ...(iconUrl === undefined ? {} : { iconUrl }),
      ...(rdns === undefined ? {} : { rdns }),
      namespaces: [...namespacesOf(ways)],
      connectors,
      lookAlike: false,
    }
  })
  const claims = rows.map(claimsOf)
  for (const claim of claims.flat()) count(claim)
  const isTwice = (claim: string): boolean => (seen.get(claim) ?? 0) > 1
  return rows.map((row, index) => ({ ...row, lookAlike: (claims[index] ?? []).some(isTwice) }))
}

/** What a row says it is, on each of its chains. Never the same as an rdns alone. */
function claimsOf({ name, rdns, namespaces }: WalletRow): readonly string[] {
  const claim = nameClaim(name)
  return namespaces.flatMap((chain) => [
    `${chain} ${claim}`,
    ...(rdns === undefined ? [] : [`${chain} @${rdns}`]),
  ])
}
