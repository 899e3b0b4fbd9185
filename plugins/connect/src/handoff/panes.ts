import type { WalletEntry } from '@latchkey/cloud/contract'
import type { WalletRow } from '@latchkey/session/contract'
import { readWallet } from './wallet-bases'

/** A way to one wallet, or why there is none (behaviour-connect 2.10). */
export type Pane = 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'unsupported'

export interface PaneSigns {
  readonly mobile: boolean
  /** The wallet is in this browser. */
  readonly installed: boolean
}

/** The ways to a wallet, best first. Nobody chosen, or a wallet of which nothing is known: the code, which any can scan. */
export function panesFor(
  wallet: WalletEntry | undefined,
  { mobile, installed }: PaneSigns,
): readonly [Pane, ...Pane[]] {
  if (!wallet) return ['qrcode']
  const { bases } = readWallet(wallet)
  const hasApp = wallet.mobileLink !== undefined || wallet.universalLink !== undefined
  const panes: Pane[] = []
  if (installed) panes.push('browser')
  if (mobile && (bases.native !== undefined || bases.universal !== undefined)) panes.push('mobile')
  // An app whose link is not safe to open can still scan.
  if (!mobile && hasApp) panes.push('qrcode')
  if (bases.web !== undefined) panes.push('web')
  if (!mobile && bases.desktop !== undefined) panes.push('desktop')
  const [first, ...more] = panes
  if (first !== undefined) return [first, ...more]
  // Beside other ways it would only be in the way (trap 22).
  const isExtension = !hasApp && (wallet.rdns !== undefined || (wallet.injected ?? []).length > 0)
  return isExtension ? ['unsupported'] : ['qrcode']
}

/** The row of this browser that is the same wallet: by directory id or rdns, both of which must be there (trap 21). */
export function installedRow(wallet: WalletEntry, rows: readonly WalletRow[]): WalletRow | undefined {
  const { id, rdns } = wallet
  return rows.find(
    (row) =>
      !row.connectors.some(({ kind }) => kind === 'walletConnect') &&
      (row.id === id ||
        row.connectors.some(({ explorerId }) => explorerId === id) ||
        (rdns !== undefined && row.rdns === rdns)),
  )
}
