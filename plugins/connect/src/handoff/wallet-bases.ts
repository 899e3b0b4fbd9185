import type { WalletEntry, WalletLinks } from '@latchkey/cloud/contract'
import { parseSafeUrl } from '@latchkey/kernel/web'
import { WalletLinkRefusedError } from './wallet-link-refused-error'

/** native: the app's own scheme; universal: an https address that the phone hands to the app. */
export type LinkKind = 'native' | 'universal' | 'web' | 'desktop'

/** Where a wallet can be opened: checked, with a slash at the end, ready for `wc?uri=`. */
export type WalletBases = { readonly [Kind in LinkKind]?: string }

export interface ReadWallet {
  readonly bases: WalletBases
  /** What was not taken, one for each field. */
  readonly refused: readonly WalletLinkRefusedError[]
}

/** Reads the addresses of an entry, which may be anybody's text. */
export function readWallet(wallet: WalletEntry): ReadWallet {
  const refused: WalletLinkRefusedError[] = []
  const read = (field: keyof WalletLinks): string | undefined => {
    const text = wallet[field]?.trim()
    if (text === undefined || text === '') return undefined
    const base = readBase(text)
    if (base === undefined) refused.push(new WalletLinkRefusedError(wallet.id, field))
    return base
  }
  const mobile = read('mobileLink')
  const mobileIsWeb = mobile !== undefined && isWeb(mobile)
  const declared = read('universalLink')
  const bases = {
    native: mobileIsWeb ? undefined : mobile,
    universal: declared !== undefined && isWeb(declared) ? declared : mobileIsWeb ? mobile : undefined,
    web: read('webappLink'),
    desktop: read('desktopLink'),
  }
  return { bases: withoutGaps(bases), refused }
}

const isWeb = (text: string): boolean => /^https?:\/\//i.test(text)

/** behaviour-connect 2.11: a scheme may be written with or without its colon and slashes. */
function readBase(text: string): string | undefined {
  // Half an address: neither a scheme alone nor something a browser should guess at.
  if (/^https?:/i.test(text) && !isWeb(text)) return undefined
  // What it says as it is written counts too, before its colon is gone: `javascript:alert`.
  if (/^[^/]*:/.test(text) && !/^[^/:]*:\/*$/.test(text) && !parseSafeUrl(text)) return undefined
  const full = text.includes('://') ? text : `${text.replace(/[/:]/g, '')}://`
  const base = full.endsWith('/') ? full : `${full}/`
  const url = parseSafeUrl(base)
  // A name before an @ looks like the host and is not.
  if (url?.username !== '' || url.password !== '') return undefined
  return base
}

function withoutGaps(bases: { readonly [Kind in LinkKind]: string | undefined }): WalletBases {
  const { native, universal, web, desktop } = bases
  return {
    ...(native === undefined ? {} : { native }),
    ...(universal === undefined ? {} : { universal }),
    ...(web === undefined ? {} : { web }),
    ...(desktop === undefined ? {} : { desktop }),
  }
}
