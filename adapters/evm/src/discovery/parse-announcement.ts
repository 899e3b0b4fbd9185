import { foldRdns } from '@latchkey/session/contract'
import { parseWalletIcon, parseWalletName } from '@latchkey/session/schema'
import { foldName } from '@latchkey/session/wallet-rows'
import {
  type InjectedWallet,
  isUntrustedProvider,
  METAMASK,
  namesOf,
  property,
  UNNAMED_WALLET,
  type UntrustedProvider,
} from './injected-wallets'

const MAX_RDNS_LENGTH = 253
const MAX_SLUG_LENGTH = 64

/** Version 4. */
const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const rdnsPattern = /^[a-z\d_](?:[\w-]*\w)?(?:\.[a-z\d_](?:[\w-]*\w)?)+$/

/** Copies of the announcements that a run collects until its wallets are listed, in their order, not checked yet. */
export type AnnouncementQueue = unknown[]

export interface AnnouncedWallet {
  /** Lower case; `undefined` where it is no UUID of version 4. */
  readonly uuid: string | undefined
  readonly name: string
  /** A wallet with an invalid picture is listed without it, because it can still be used. */
  readonly icon: string | undefined
  /**
   * Lower case; `undefined` when it is not reverse DNS: such a wallet is not merged with others and matches no
   * directory entry.
   */
  readonly rdns: string | undefined
  /** The id by which the wallet is recognised on the next visit. Any script can claim any id. */
  readonly claimedId: string
  readonly provider: UntrustedProvider
  /** Whether it came while this run asked the wallets of the page to announce themselves. */
  readonly isAsked: boolean
}

/**
 * Validates an EIP-6963 announcement. Invalid parts are left out, and a wallet is listed if it can be connected;
 * `undefined` without a provider. The checks use no schema library, because the list of wallets needs this code first
 * and the library is larger than the list.
 */
export function parseAnnouncement(input: unknown): AnnouncedWallet | undefined {
  const provider = readPart(input, 'provider')
  if (!isUntrustedProvider(provider)) return undefined
  const name = parseWalletName(readPart(input, 'name')) ?? UNNAMED_WALLET
  const uuid = readText(input, 'uuid')
  const given = readText(input, 'rdns')
  const rdns = given.length <= MAX_RDNS_LENGTH && rdnsPattern.test(given) ? given : undefined
  return {
    uuid: uuidPattern.test(uuid) ? uuid : undefined,
    name,
    icon: parseWalletIcon(readPart(input, 'icon')),
    rdns,
    // `~` and no dot: never the id of a wallet that gives reverse DNS.
    claimedId: `eip6963:${rdns ?? `~${toSlug(given || name)}`}`,
    provider,
    isAsked: readPart(input, 'isAsked') === true,
  }
}

const toSlug = (text: string): string =>
  text
    .slice(0, MAX_SLUG_LENGTH)
    .toLowerCase()
    .replace(/[^\p{L}\d_-]+/gu, '-')

/** The announcement is a plain copy here, but its values are unchecked. */
function readPart(input: unknown, part: string): unknown {
  return typeof input === 'object' && input !== null ? Reflect.get(input, part) : undefined
}

function readText(input: unknown, part: string): string {
  const value = readPart(input, part)
  return typeof value === 'string' ? value.toLowerCase() : ''
}

/**
 * Whether an injected object only repeats an announced wallet, so that it needs no row of its own: its flag is that of the
 * announced rdns (Rabby announces one object and puts another one into `window.ethereum`), or it passes requests on to the
 * announced object and has no name of its own.
 */
export function repeats(injected: InjectedWallet, announced: AnnouncedWallet): boolean {
  if (isNamedBy(injected.rdns, announced.rdns)) return true
  // Most wallets say that they are MetaMask. One that is announced as MetaMask under another rdns stays beside it, marked.
  const isNameless =
    injected.name === UNNAMED_WALLET ||
    (injected.name === METAMASK && foldName(announced.name) !== foldName(METAMASK))
  return isNameless && property(injected.provider, 'request') === property(announced.provider, 'request')
}

/** Whether the announced object itself says, by a flag, that it is the wallet of its rdns. */
export const isSelfNamed = ({ rdns, provider }: AnnouncedWallet): boolean =>
  isNamedBy(namesOf(provider), rdns)

/** MetaMask's app has a flag of its extension. */
const isNamedBy = (known: readonly string[], rdns: string | undefined): boolean =>
  rdns !== undefined && known.some((one) => foldRdns(one) === foldRdns(rdns))
