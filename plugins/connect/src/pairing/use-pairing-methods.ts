import type { WalletEntry } from '@latchkey/cloud/contract'
import { usePluginState } from '@latchkey/kernel/react'
import { sessionContract, type WalletRow } from '@latchkey/session/contract'
import { useMemo, useState } from 'react'
import { normalizeName } from '../wallet-list/wallet-evidence'
import { readBaseUrls } from './wallet-links'

export interface ShownMethods {
  /** The same wallet, installed in this browser. */
  readonly row: WalletRow | undefined
  /** An installed wallet that can be mistaken for it, and is marked so in the list. */
  readonly lookAlike: WalletRow | undefined
  readonly methods: readonly PairingMethod[]
  readonly method: PairingMethod
  readonly setMethod: (method: PairingMethod) => void
}

/** The methods to pair a wallet; the first is selected until the user chooses another one. */
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

/** A method to pair one wallet; 'unsupported': there is none. */
export type PairingMethod = 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'unsupported'

export interface PairingMethodContext {
  readonly mobile: boolean
  /** The wallet is installed in this browser. */
  readonly installed: boolean
}

/** The methods for a wallet, best first. Without a wallet, or for one without links: the code, which any wallet can scan. */
export function getPairingMethods(
  wallet: WalletEntry | undefined,
  { mobile, installed }: PairingMethodContext,
): readonly [PairingMethod, ...PairingMethod[]] {
  if (!wallet) return ['qrcode']
  const { baseUrls } = readBaseUrls(wallet)
  const hasApp = wallet.mobileLink !== undefined || wallet.universalLink !== undefined
  const methods: PairingMethod[] = []
  if (installed) methods.push('browser')
  if (mobile && (baseUrls.native !== undefined || baseUrls.universal !== undefined)) methods.push('mobile')
  // An app whose link is not safe to open can still scan the code.
  if (!mobile && hasApp) methods.push('qrcode')
  if (baseUrls.web !== undefined) methods.push('web')
  if (!mobile && baseUrls.desktop !== undefined) methods.push('desktop')
  const [first, ...more] = methods
  if (first !== undefined) return [first, ...more]
  // An extension that is not installed is offered only where no other method exists.
  const isExtension = !hasApp && (wallet.rdns !== undefined || (wallet.injected ?? []).length > 0)
  return isExtension ? ['unsupported'] : ['qrcode']
}

/** The installed wallet that is this entry, by directory id or rdns. A missing rdns equals no other missing one. */
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
