import type { Connector, WalletRow } from '../contract'
import { type Confusables, isAsciiName, nameSkeleton } from './look-alikes'

/** The ways to one wallet, best first. */
export type ConnectorGroup = [Connector, ...Connector[]]

const discoveryRank = ({ traits }: Connector): number => (traits.kind === 'announced' ? 0 : 1)

/**
 * Puts connectors together that lead to one wallet. Evidence is the provider object itself, or the same rdns in another
 * namespace; never a name or a picture, which anybody can copy. Same rdns, same namespace and another provider:
 * somebody claims it twice. One provider announced twice on a chain: a page script announced it under another name.
 * @param connectors in the order in which they appeared
 */
export function groupConnectors(connectors: readonly Connector[]): readonly ConnectorGroup[] {
  const wallets: ConnectorGroup[] = []
  const known = new Map<unknown, ConnectorGroup[]>()
  /** A wallet only gains chains, so what one lookup passed over, none of the same chains has to look at again. */
  const chainsOf = new Map<ConnectorGroup | undefined, Set<string>>()
  const passed = new Map<string, number>()
  const onOtherChains = ({ rdns, namespaces }: Connector['traits']): ConnectorGroup | undefined => {
    const claimants = known.get(rdns) ?? []
    const lookup = `${namespaces} ${rdns}`
    let index = passed.get(lookup) ?? 0
    while (namespaces.some((one) => chainsOf.get(claimants[index])?.has(one))) index += 1
    passed.set(lookup, index)
    return claimants[index]
  }
  for (const connector of [...connectors].sort(
    // Announced ones first: what the legacy global leads to is then found among them.
    (a, b) => discoveryRank(a) - discoveryRank(b) || (a.order ?? 0) - (b.order ?? 0),
  )) {
    const { identity, traits } = connector
    const same = known.get(identity)?.[0]
    let wallet = same && !same.some((one) => isSameAnnounced(one, connector)) ? same : onOtherChains(traits)
    if (wallet) wallet.push(connector)
    else {
      wallet = [connector]
      wallets.push(wallet)
    }
    chainsOf.set(wallet, new Set([...(chainsOf.get(wallet) ?? []), ...traits.namespaces]))
    for (const evidence of [identity, traits.rdns]) {
      const sharing = known.get(evidence)
      if (sharing) sharing.push(wallet)
      else if (evidence) known.set(evidence, [wallet])
    }
  }
  return wallets
}

/** Whether both are announcements of one provider object on one chain: only one of them can be the wallet's own. */
export function isSameAnnounced(one: Connector, other: Connector): boolean {
  const { kind, namespaces } = one.traits
  return (
    one.identity !== undefined &&
    one.identity === other.identity &&
    kind === 'announced' &&
    kind === other.traits.kind &&
    other.traits.namespaces.some((namespace) => namespaces.includes(namespace))
  )
}

const namespacesOf = (ways: ConnectorGroup): ReadonlySet<string> =>
  new Set(ways.flatMap(({ traits }) => traits.namespaces))

/**
 * Values for the store. Traits belong to the connector, and the store freezes: so they are copied.
 * @param drawnLike where it could not be fetched, every name that needs it is marked
 */
export function toWalletRows(
  wallets: readonly ConnectorGroup[],
  drawnLike?: Confusables,
): readonly WalletRow[] {
  const countByClaim = new Map<unknown, number>()
  const count = (claim: unknown): number => {
    const times = (countByClaim.get(claim) ?? 0) + 1
    countByClaim.set(claim, times)
    return times
  }
  const rows = wallets.map((ways) => {
    const connectors = ways.map(({ traits }) => ({ ...traits, namespaces: [...traits.namespaces] }))
    const pick = (key: 'rdns' | 'iconUrl' | 'explorerId'): string | undefined =>
      connectors.find((traits) => traits[key])?.[key]
    const rdns = pick('rdns')
    const iconUrl = pick('iconUrl')
    const identifier = rdns ?? pick('explorerId')
    return {
      id: rdns !== undefined && count(rdns) === 1 ? rdns : ways[0].id,
      name: ways[0].traits.name,
      ...(iconUrl === undefined ? {} : { iconUrl }),
      ...(rdns === undefined ? {} : { rdns }),
      ...(identifier === undefined ? {} : { identifier }),
      namespaces: [...namespacesOf(ways)],
      connectors,
    }
  })
  const claims = rows.map((row, index) => {
    const identities = (wallets[index] ?? []).flatMap(({ identity }) => identity ?? [])
    const { name, others } = rowClaims(row, nameSkeleton(row.name, drawnLike))
    return { name, others: [...others, ...new Set(identities)] }
  })
  for (const { name, others } of claims) for (const claim of new Set([name, ...others])) count(claim)
  const isTwice = (claim: unknown): boolean => (countByClaim.get(claim) ?? 0) > 1
  return rows.map((row, index): WalletRow => {
    const { name = '', others = [] } = claims[index] ?? {}
    const isUnread = drawnLike === undefined && !isAsciiName(row.name)
    const lookAlike = isUnread || others.some(isTwice)
    return { ...row, lookAlike, sameNameElsewhere: !lookAlike && isTwice(name) }
  })
}

/** What a row says it is: its name, and on each of its chains the name and the rdns. No two kinds are ever the same text. */
function rowClaims(
  { rdns, namespaces, connectors }: Omit<WalletRow, 'lookAlike' | 'sameNameElsewhere'>,
  name: string,
): { readonly name: string; readonly others: readonly string[] } {
  const uuids = connectors.flatMap(({ uuid }) => (uuid === undefined ? [] : [`#${uuid}`]))
  const onChains = namespaces.flatMap((chain) => [
    `${chain} ${name}`,
    ...(rdns === undefined ? [] : [`${chain} @${rdns}`]),
  ])
  return { name: `=${name}`, others: [...new Set([...uuids, ...onChains])] }
}
