import type { WalletEntry } from '@latchkey/cloud/contract'
import { isLatchkeyError, type Translate } from '@latchkey/kernel'
import { useIsPast, usePageShown, usePluginState, useServices } from '@latchkey/kernel/react'
import { isPageHidden } from '@latchkey/kernel/web'
import {
  type ChainNamespace,
  type Pairing,
  type PairingController,
  sessionContract,
  type WalletRow,
} from '@latchkey/session/contract'
import { foldName } from '@latchkey/session/wallet-rows'
import { describeError, type StatusText, type WalletRequestState } from '@latchkey/view-kit'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useConnectRequest } from '../connecting/connecting-external-view'
import { useNamesakes } from '../connecting/look-alike-note'
import { useWalletDirectory } from '../directory/use-wallet-directory'
import { normalizeIds } from '../directory/wallet-ids'
import { texts } from '../texts'
import type { NameMark, Namesakes } from '../wallet-list/namesakes'
import { isRelay } from '../wallet-list/wallet-filter'
import { readBaseUrls } from './deep-links'
import type { RelayConnector } from './use-start-pairing'

/** Codes of four minutes each: after more than half an hour nobody is about to scan one. */
const MAX_RENEWALS = 10

export interface PairingState {
  readonly shown: PairingPhase
  /** The last pairing URI. Its code stays shown, faded, after it has expired. */
  readonly lastUri: string | undefined
  readonly retry: () => void
}

/**
 * Starts a pairing and returns its state. Unmounting aborts the attempt, but a wallet may still approve the code: the next mount is then connected.
 * @param isEnabled without it no pairing is started
 * @param namespace CAIP-2 namespace to connect, by default all
 */
export function usePairingState(
  relay: RelayConnector,
  isEnabled: boolean,
  namespace: ChainNamespace | undefined,
): PairingState {
  const namespaces = useMemo(() => (namespace === undefined ? undefined : [namespace]), [namespace])
  const { state: request, retry } = useConnectRequest(isEnabled ? relay.walletId : undefined, namespaces)
  const pairing = usePairingSnapshot(relay.pairing)
  // Even if the connector has not reported it.
  const isExpired = useIsPast(pairing.status === 'ready' ? pairing.expiresAtMs : undefined)
  const uri = pairing.status === 'ready' ? pairing.uri : undefined
  const [lastUri, setLastUri] = useState(uri)
  if (uri !== undefined && uri !== lastUri) setLastUri(uri)
  return { shown: getPairingPhase(request, pairing, isExpired), lastUri, retry }
}

function usePairingSnapshot(controller: PairingController): Pairing {
  const subscribe = useCallback((onChange: () => void) => controller.subscribe(onChange), [controller])
  const get = (): Pairing => controller.get()
  return useSyncExternalStore(subscribe, get, get)
}

/**
 * Requests a new code for one that has expired on the screen, once for each code, and only while the page is visible: a
 * hidden page does so when the user is back.
 * @param expiredUri `undefined` while no expired code is shown
 * @param renew a stable function
 */
export function useRenewCode(expiredUri: string | undefined, renew: () => void): void {
  const { browser } = useServices().ports
  const renewed = useRef<ReadonlySet<string>>(new Set())
  const check = useCallback(() => {
    if (expiredUri === undefined || isPageHidden(browser)) return
    if (renewed.current.has(expiredUri) || renewed.current.size >= MAX_RENEWALS) return
    renewed.current = new Set([...renewed.current, expiredUri])
    renew()
  }, [expiredUri, browser, renew])
  useEffect(check, [check])
  usePageShown(check)
}

/** What the view shows of a pairing. */
export type PairingPhase =
  | { readonly phase: 'opening' | 'expired' | 'connected' }
  | { readonly phase: 'ready'; readonly uri: string }
  | { readonly phase: 'failed'; readonly error: unknown }

/** Combines the state of the request to connect with that of the pairing. */
function getPairingPhase(request: WalletRequestState, pairing: Pairing, isExpired: boolean): PairingPhase {
  if (request.phase === 'done') return { phase: 'connected' }
  if (request.phase === 'declined' || request.phase === 'failed') {
    const { error } = request
    const expired = isLatchkeyError(error) && error.code === 'PAIRING_EXPIRED'
    return expired ? { phase: 'expired' } : { phase: 'failed', error }
  }
  if (pairing.status !== 'ready') return { phase: 'opening' }
  return isExpired ? { phase: 'expired' } : { phase: 'ready', uri: pairing.uri }
}

/** Stores the wallet for a reload while its code is shown, and adds it to the recent wallets once it is connected. */
export function useRememberWallet(wallet: WalletEntry | undefined, phase: PairingPhase['phase']): void {
  const directory = useWalletDirectory()
  const { remember } = directory
  const connected = phase === 'connected'
  const hasCode = phase === 'ready'
  // With a connected relay session, a reload restores that session and not the pairing.
  const isDisconnected = usePluginState(
    sessionContract,
    ({ connections }) => connections['walletConnect']?.status !== 'connected',
  )
  useEffect(() => {
    if (!hasCode || !wallet || !isDisconnected) return undefined
    void directory.setPairingWallet(wallet)
    return () => void directory.setPairingWallet(undefined)
  }, [hasCode, wallet, isDisconnected, directory])
  useEffect(() => {
    if (connected && wallet) void remember(wallet)
  }, [connected, wallet, remember])
}

/** Reports links that are not safe to open, once for each wallet, so that the host can correct the entry. */
export function useReportUnsafeLinks(wallet: WalletEntry | undefined): void {
  const { report } = useServices()
  const reported = useRef<WalletEntry>(undefined)
  useEffect(() => {
    if (!wallet || reported.current === wallet) return
    reported.current = wallet
    for (const error of readBaseUrls(wallet).refused) report('connect', error)
  }, [wallet, report])
}

export type FailureKind = 'declined' | 'offline' | 'unreachable' | 'failed'

/** Returns the kind of a failure. Being offline takes precedence, except over a refusal by the wallet. */
export function getFailureKind(error: unknown, online: boolean): FailureKind {
  const code = isLatchkeyError(error) ? error.code : undefined
  if (code === 'USER_REJECTED') return 'declined'
  if (!online) return 'offline'
  return code === 'RELAY_UNREACHABLE' ? 'unreachable' : 'failed'
}

/** Returns the message for a failed pairing: what happened, and what to do next. */
export function describeFailure(error: unknown, kind: FailureKind, t: Translate): StatusText {
  const text = {
    title: t(`pairing.${kind}`, texts[`pairing.${kind}`]),
    hint: t(`pairing.${kind}-hint`, texts[`pairing.${kind}-hint`]),
  }
  return kind === 'failed' ? describeError(error, text, t) : text
}

export interface ShownMethods {
  /** The same wallet in session, if it is installed. */
  readonly installed: InstalledWallet | undefined
  /** An installed wallet that can be mistaken for this one, and how. The list marks it too. */
  readonly lookAlike: { readonly row: WalletRow; readonly mark: NameMark } | undefined
  readonly methods: readonly PairingMethod[]
  readonly method: PairingMethod
  readonly setMethod: (method: PairingMethod) => void
}

/** Returns the methods to pair a wallet. The first is selected until the user chooses another one. */
export function usePairingMethods(wallet: WalletEntry | undefined, mobile: boolean): ShownMethods {
  const wallets = usePluginState(sessionContract, (state) => state.wallets)
  const namesakes = useNamesakes(wallet)
  const { installed, lookAlike, methods } = useMemo(() => {
    const match = wallet && findInstalledWallet(wallet, wallets)
    const installed = match && {
      ...match,
      hasChoice: namesakes.join(match.row).length > 1,
      mark: namesakes.markOf(match.row),
    }
    return {
      installed,
      lookAlike: wallet && findLookAlike(wallet, installed?.row, wallets, namesakes),
      methods: getPairingMethods(wallet, { mobile, installed: installed !== undefined }),
    }
  }, [wallet, wallets, mobile, namesakes])
  const [chosen, setMethod] = useState<PairingMethod>()
  const method = chosen !== undefined && methods.includes(chosen) ? chosen : methods[0]
  return { installed, lookAlike, methods, method, setMethod }
}

function findLookAlike(
  { name }: WalletEntry,
  installedRow: WalletRow | undefined,
  rows: readonly WalletRow[],
  { markOf }: Namesakes,
): ShownMethods['lookAlike'] {
  const folded = foldName(name)
  const row = rows.find(
    (one) => (one === installedRow || foldName(one.name) === folded) && markOf(one) !== undefined,
  )
  return row && { row, mark: markOf(row) }
}

/** A method to connect one wallet. `unsupported`: there is none. */
export type PairingMethod = 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'unsupported'

export interface PairingMethodContext {
  readonly mobile: boolean
  /** Whether the wallet is installed in this browser. */
  readonly installed: boolean
}

/** Returns the methods for a wallet, best first. Without a wallet or links it is the code, which any wallet can scan. */
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

/** The installed wallet of an entry. */
export interface InstalledMatch {
  readonly row: WalletRow
  /** Whether several wallets match, of which only one can be it. The user has to choose in the list. */
  readonly isAmbiguous: boolean
}

/** What the pane of an installed wallet needs to know of it. */
export interface InstalledWallet extends InstalledMatch {
  /** Whether it announces itself in several namespaces, of which the user chooses one. */
  readonly hasChoice: boolean
  readonly mark: NameMark
}

/**
 * Returns the installed wallet with the directory id or rdns of the entry, of several the first. Two wallets without an rdns
 * do not match.
 */
export function findInstalledWallet(
  { id, rdns }: WalletEntry,
  rows: readonly WalletRow[],
): InstalledMatch | undefined {
  const ids = normalizeIds([rdns])
  const [row, another] = rows.filter(
    (one) =>
      !isRelay(one) &&
      (one.id === id ||
        one.connectors.some(({ explorerId }) => explorerId === id) ||
        normalizeIds([one.rdns, ...one.connectors.map((traits) => traits.rdns)]).some((known) =>
          ids.includes(known),
        )),
  )
  return row && { row, isAmbiguous: another !== undefined }
}
