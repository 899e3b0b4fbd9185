import type { WalletEntry } from '@latchkey/cloud/contract'
import type { ChainNamespace, WalletRow } from '@latchkey/session/contract'
import type { Namesakes } from './namesakes'
import { needsChainChoice } from './wallet-chains'
import { idsOfEntry, idsOfRow } from './wallet-filter'
import type { SessionWalletItem, WalletListInput } from './wallet-list-item'

const NO_DETAILS = { needsChainChoice: false, showsChain: false } as const

/** Returns the namespace that the page uses: the active one, else that of the first network. */
export const pageNamespace = ({
  activeNamespace,
  networks,
}: Pick<WalletListInput['session'], 'activeNamespace' | 'networks'>): ChainNamespace | undefined =>
  activeNamespace ?? networks[0]?.id.split(':')[0]

/**
 * Makes one item of the rows of a wallet that announces itself in several namespaces, in the place of the first. It shows the
 * row of the page's namespace, if there is one.
 */
export function joinItems(
  items: readonly SessionWalletItem[],
  { join }: Namesakes,
  page: ChainNamespace | undefined,
): readonly SessionWalletItem[] {
  const itemOf = new Map(items.map((one) => [one.row, one]))
  const shown = new Set<WalletRow>()
  return items.flatMap((one) => {
    if (shown.has(one.row)) return []
    const joined = join(one.row).filter((row) => itemOf.has(row))
    if (joined.length < 2) return [one]
    for (const row of joined) shown.add(row)
    const isOfPage = ({ namespaces }: WalletRow): boolean => page !== undefined && namespaces.includes(page)
    const row = joined.find(isOfPage) ?? one.row
    const tag = joined.some((other) => itemOf.get(other)?.tag === 'connected') ? 'connected' : one.tag
    // Whichever chain was found first, the same text names them.
    const inOrder = [...joined.filter(isOfPage), ...joined.filter((other) => !isOfPage(other))]
    return [{ ...one, row, tag, details: { needsChainChoice: true, showsChain: true, joined: inOrder } }]
  })
}

export interface DetailsInput {
  readonly namesakes: Namesakes
  /** Wallets of the directory. */
  readonly entries: readonly WalletEntry[]
  /** The namespace to which the list is narrowed. */
  readonly only: ChainNamespace | undefined
}

/** Adds what a row needs in addition to name, picture and tag. */
export function addDetails(one: SessionWalletItem, input: DetailsInput): SessionWalletItem {
  return addDirectoryImage(addMark(addChainDetails(one, input), input), input)
}

/** For a row that has to show its chains, lets the user choose one, or connects only one of several. */
function addChainDetails(one: SessionWalletItem, { namesakes, only }: DetailsInput): SessionWalletItem {
  const { row, details } = one
  if (details?.joined) return one
  const needsChoice = only === undefined && needsChainChoice(row)
  const showsChain = needsChoice || (only === undefined && namesakes.isOnOtherChains(row))
  const isOneOfSeveral = only !== undefined && row.namespaces.length > 1
  return showsChain || isOneOfSeveral
    ? { ...one, details: { needsChainChoice: needsChoice, showsChain, only } }
    : one
}

/** For a wallet whose name belongs to a known one. Session marks the others. */
function addMark(one: SessionWalletItem, { namesakes }: DetailsInput): SessionWalletItem {
  const mark = one.row.lookAlike ? undefined : namesakes.markOf(one.row)
  return mark === undefined ? one : { ...one, details: { ...NO_DETAILS, ...one.details, mark } }
}

/**
 * Adds the picture of the directory to a wallet that has none. The entry is found by rdns or directory id. For an injected
 * wallet (`window.ethereum`), which has neither, it is found by name. Nothing but the picture is taken from it.
 */
function addDirectoryImage(one: SessionWalletItem, { entries, namesakes }: DetailsInput): SessionWalletItem {
  const { row } = one
  if (row.iconUrl !== undefined) return one
  const ids = idsOfRow(row)
  const isLegacy = row.connectors.every(({ kind }) => kind === 'injected')
  const entry =
    entries.find((wallet) => idsOfEntry(wallet).some((text) => ids.includes(text))) ??
    entries.find((wallet) => isLegacy && namesakes.named(wallet).includes(row))
  const imageId = row.connectors.find((traits) => traits.imageId)?.imageId ?? entry?.imageId
  return imageId === undefined ? one : { ...one, details: { ...NO_DETAILS, ...one.details, imageId } }
}
