import type { WalletEntry } from '@latchkey/cloud/contract'
import { usePluginState } from '@latchkey/kernel/react'
import { sessionContract, type WalletRow } from '@latchkey/session/contract'
import { useMemo, useState } from 'react'
import { normalizeName } from '../wallet-list/wallet-evidence'
import { readBaseUrls } from './wallet-links'

export interface ShownMethods {
  /** The same wallet in this browser. */
  readonly row: WalletRow | undefined
  /** A wallet of this browser that can be taken for it, as the list says of that one. */
  readonly lookAlike: WalletRow | undefined
  readonly methods: readonly PairingMethod[]
  readonly method: PairingMethod
  readonly setMethod: (method: PairingMethod) => void
}

/** The ways to a wallet; the best is shown until the visitor chooses. */
export function usePairingMethods(wallet: WalletEntry | undefined, mobile: boolean): ShownMethods {
  const row = usePluginState(sessionContract, ({ wallets }) => wallet && findInstalledWallet(wallet, wallets))
  const lookAlike = usePluginState(
    sessionContract,
    ({ wallets }) => wallet && findLookAlike(wallet, row, wallets),
  )
  const installed = row !== undefined
  const methods = useMemo(() => getPairingMethods(wallet, { mobile, installed }), [wallet, mobile, installed])
  const [chosen, setMethod] = useState<PairingMethod>()
  const method = chosen !== undefined && methods.includes(chosen) ? chosen : methods[0]
  return { row, lookAlike, methods, method, setMethod }
}

function findLookAlike(
  { name }: WalletEntry,
  own: WalletRow | undefined,
  rows: readonly WalletRow[],
): WalletRow | undefined {
  const normalized = normalizeName(name)
  return rows.find(
    (row) =>
      (row.lookAlike || row.sameNameElsewhere) && (row === own || normalizeName(row.name) === normalized),
  )
}

/** A way to one wallet, or why there is none (behaviour-connect 2.10). */
export type PairingMethod = 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'unsupported'

export interface PairingMethodContext {
  readonly mobile: boolean
  /** The wallet is in this browser. */
  readonly installed: boolean
}

/** The ways to a wallet, best first. Nobody chosen, or a wallet of which nothing is known: the code, which any can scan. */
export function getPairingMethods(
  wallet: WalletEntry | undefined,
  { mobile, installed }: PairingMethodContext,
): readonly [PairingMethod, ...PairingMethod[]] {
  if (!wallet) return ['qrcode']
  const { baseUrls: bases } = readBaseUrls(wallet)
  const hasApp = wallet.mobileLink !== undefined || wallet.universalLink !== undefined
  const panes: PairingMethod[] = []
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
export function findInstalledWallet(wallet: WalletEntry, rows: readonly WalletRow[]): WalletRow | undefined {
  const { id, rdns } = wallet
  return rows.find(
    (row) =>
      !row.connectors.some(({ kind }) => kind === 'walletConnect') &&
      (row.id === id ||
        row.connectors.some(({ explorerId }) => explorerId === id) ||
        (rdns !== undefined && row.rdns === rdns)),
  )
}
