import type { WalletEntry } from '@latchkey/cloud/contract'
import { parseSafeUrl } from '@latchkey/kernel/web'
import type { HandoffHost } from '../platform'
import { handoffRules, type LinkTarget } from './handoff-rules'
import { type LinkKind, readWallet } from './wallet-bases'
import type { WalletLinkRefusedError } from './wallet-link-refused-error'

export interface HandoffLink {
  readonly kind: LinkKind
  /** What is opened: the wallet's address with the pairing in it. */
  readonly url: string
  /** The wallet's address alone: what later requests open again. */
  readonly href: string
  readonly target: LinkTarget
}

export interface BuiltLinks {
  /** To the wallet's app, best first. */
  readonly app: readonly HandoffLink[]
  readonly web: HandoffLink | undefined
  readonly refused: readonly WalletLinkRefusedError[]
}

export interface HandoffPlace {
  readonly host: HandoffHost
  /** The page lies in another one. */
  readonly framed: boolean
}

/** The links of a wallet for this pairing, as this place can open them (behaviour-connect 2.11). */
export function buildLinks(wallet: WalletEntry, uri: string, { host, framed }: HandoffPlace): BuiltLinks {
  const { bases, refused } = readWallet(wallet)
  const rule = handoffRules[host]
  const build = (kind: LinkKind, target: LinkTarget): readonly HandoffLink[] => {
    const href = bases[kind]
    if (href === undefined) return []
    const url = parseSafeUrl(`${href}wc?uri=${encode(uri, rule.encodings)}`)
    return url ? [{ kind, url: url.href, href, target }] : []
  }
  const target = rule.target === '_self' && framed ? '_top' : rule.target
  return {
    app: rule.app.flatMap((kind) => build(kind, target)),
    web: build('web', '_blank')[0],
    refused,
  }
}

function encode(uri: string, times: 1 | 2): string {
  const once = encodeURIComponent(uri)
  return times === 1 ? once : encodeURIComponent(once)
}
