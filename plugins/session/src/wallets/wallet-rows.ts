// Groups connectors into wallets, and converts the groups to the rows of `state.wallets`.
import { type Connector, foldRdns, type WalletRow } from '../contract'
import { type Confusables, isAsciiName, nameLetters, nameSkeleton } from './look-alikes'

/** The connectors of one wallet, the preferred one first. */
export type ConnectorGroup = [Connector, ...Connector[]]

/** Sorts announced connectors first, so that `window.ethereum` can join the group of an announced one. */
const discoveryRank = ({ traits }: Connector): number => (traits.kind === 'announced' ? 0 : 1)

/**
 * Groups connectors of the same wallet: those with the same provider object, or with the same rdns in different namespaces.
 * Names and icons are ignored, because any wallet can copy them. The same rdns in the same namespace with another provider is
 * another wallet that claims the rdns. What only repeats a connector joins its group. If one provider was announced twice in
 * a namespace, a script on the page has announced it again; the two announcements form separate groups.
 * @param connectors in the order in which they appeared
 */
export function groupConnectors(connectors: readonly Connector[]): readonly ConnectorGroup[] {
  const groups: ConnectorGroup[] = []
  const byEvidence = new Map<unknown, ConnectorGroup[]>()
  const groupById = new Map<string, ConnectorGroup>()
  const namespacesOfGroup = new Map<ConnectorGroup | undefined, Set<string>>()
  /** Groups never lose namespaces, so one that was skipped is skipped again for the same namespaces and rdns. */
  const skippedCounts = new Map<string, number>()
  const findOtherNamespace = (
    rdns: string | undefined,
    namespaces: readonly string[],
  ): ConnectorGroup | undefined => {
    const candidates = byEvidence.get(rdns) ?? []
    const lookup = `${namespaces} ${rdns}`
    let index = skippedCounts.get(lookup) ?? 0
    while (namespaces.some((one) => namespacesOfGroup.get(candidates[index])?.has(one))) index += 1
    skippedCounts.set(lookup, index)
    return candidates[index]
  }
  for (const connector of [...connectors].sort(
    (a, b) => discoveryRank(a) - discoveryRank(b) || (a.order ?? 0) - (b.order ?? 0),
  )) {
    const { identity, repeats, traits } = connector
    const { namespaces } = traits
    const rdns = traits.rdns && foldRdns(traits.rdns)
    const same = byEvidence.get(identity)?.[0]
    let group =
      same && !same.some((one) => isSameAnnounced(one, connector))
        ? same
        : ((repeats === undefined ? undefined : groupById.get(repeats)) ??
          findOtherNamespace(rdns, namespaces))
    if (group) group.push(connector)
    else {
      group = [connector]
      groups.push(group)
    }
    groupById.set(connector.id, group)
    namespacesOfGroup.set(group, new Set([...(namespacesOfGroup.get(group) ?? []), ...namespaces]))
    for (const evidence of [identity, rdns]) {
      const sharing = byEvidence.get(evidence)
      if (sharing) sharing.push(group)
      else if (evidence) byEvidence.set(evidence, [group])
    }
  }
  return groups
}

/** Whether both are announcements of the same provider object in a common namespace. Only one can be the wallet's own. */
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

/**
 * Converts groups to rows and marks look-alikes. Traits are copied, because the state freezes its objects.
 * @param confusables the table of confusable letters; without it, every name that is not ASCII is marked as a look-alike
 */
export function toWalletRows(
  groups: readonly ConnectorGroup[],
  confusables?: Confusables,
): readonly WalletRow[] {
  const countByClaim = new Map<unknown, number>()
  const count = (claim: unknown): void => void countByClaim.set(claim, (countByClaim.get(claim) ?? 0) + 1)
  const isShared = (claim: unknown): boolean => (countByClaim.get(claim) ?? 0) > 1
  for (const group of groups) for (const rdns of rdnsClaims(group)) count(rdns)
  const groupById = new Map(groups.flatMap((group) => group.map(({ id }) => [id, group] as const)))
  const rows = groups.map((group) => {
    const connectors = group.map(({ traits }) => ({ ...traits, namespaces: [...traits.namespaces] }))
    const firstOf = (key: 'rdns' | 'iconUrl' | 'explorerId'): string | undefined =>
      connectors.find((traits) => traits[key])?.[key]
    const rdns = firstOf('rdns')
    const iconUrl = firstOf('iconUrl')
    const identifier = rdns ?? firstOf('explorerId')
    // A wallet may claim any rdns. If another row claims it too, or it is the id of a connector of another row, `connect` with
    // it must not find this row.
    const isFree = (groupById.get(rdns ?? '') ?? group) === group && !rdnsClaims(group).some(isShared)
    return {
      id: (isFree && rdns) || group[0].id,
      name: group[0].traits.name,
      ...(iconUrl && { iconUrl }),
      ...(rdns && { rdns }),
      ...(identifier && { identifier }),
      namespaces: [...new Set(group.flatMap(({ traits }) => traits.namespaces))],
      connectors,
    }
  })
  /** The objects of which not every connector is one that the object itself names. */
  const renamed = new Set(
    groups.flat().flatMap(({ identity, isSelfNamed }) => (identity && !isSelfNamed ? identity : [])),
  )
  const spellings = new Map<string, Set<string>>()
  const claims = rows.map((row, index) => {
    const identities = (groups[index] ?? []).flatMap(({ identity }) =>
      identity && renamed.has(identity) ? identity : [],
    )
    const skeleton = nameSkeleton(row.name, confusables)
    spellings.set(skeleton, (spellings.get(skeleton) ?? new Set()).add(nameLetters(row.name)))
    return { skeleton, shared: [...rowClaims(row, skeleton), ...new Set(identities)] }
  })
  for (const { shared } of claims) for (const claim of shared) count(claim)
  return rows.map((row, index): WalletRow => {
    const { skeleton = '', shared = [] } = claims[index] ?? {}
    const isUnreadable = confusables === undefined && !isAsciiName(row.name)
    const isSpelledOtherwise = (spellings.get(skeleton)?.size ?? 0) > 1
    return { ...row, lookAlike: isUnreadable || isSpelledOtherwise || shared.some(isShared) }
  })
}

/** Every rdns that a wallet claims, marked as such among the other claims. */
const rdnsClaims = (group: ConnectorGroup): readonly string[] => [
  ...new Set(group.flatMap(({ traits }) => (traits.rdns === undefined ? [] : [`@${foldRdns(traits.rdns)}`]))),
]

/** What a row claims to be: its uuids, and its name and rdns in each namespace. Prefixes distinguish the kinds. */
function rowClaims(
  { rdns, namespaces, connectors }: Omit<WalletRow, 'lookAlike'>,
  skeleton: string,
): readonly string[] {
  const uuids = connectors.flatMap(({ uuid }) => (uuid === undefined ? [] : [`#${uuid}`]))
  const inNamespaces = namespaces.flatMap((namespace) => [
    `${namespace} ${skeleton}`,
    ...(rdns ? [`${namespace} @${foldRdns(rdns)}`] : []),
  ])
  return [...new Set([...uuids, ...inNamespaces])]
}
