import type { WalletEntry } from '@latchkey/cloud/contract'
import { isLatchkeyError, type Translate } from '@latchkey/kernel'
import { usePluginState, useServices } from '@latchkey/kernel/react'
import {
  type ChainNamespace,
  type Pairing,
  type PairingController,
  sessionContract,
} from '@latchkey/session/contract'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Message } from '../connecting/describe-attempt'
import { useCloseAfterSuccess } from '../connecting/use-close-after-success'
import { type ConnectAttempt, useConnectAttempt } from '../connecting/use-connect-attempt'
import { copy } from '../copy/copy'
import { useWalletDirectory } from '../directory/use-wallet-directory'
import type { RelayConnector } from './use-start-pairing'
import { readBaseUrls } from './wallet-links'

export interface PairingState {
  readonly shown: PairingPhase
  /** The last code there was: it stays in its place when it has expired. */
  readonly lastUri: string | undefined
  readonly retry: () => void
}

/** Asks once and follows the code. Leaving abandons the wait, not the code, which the next visit finds. */
export function usePairingState(
  relay: RelayConnector,
  isEnabled: boolean,
  namespace: ChainNamespace | undefined,
): PairingState {
  const namespaces = useMemo(() => (namespace === undefined ? undefined : [namespace]), [namespace])
  const { attempt, retry } = useConnectAttempt(isEnabled ? relay.walletId : undefined, namespaces)
  const pairing = usePairingSnapshot(relay.pairing)
  const isExpired = useIsExpired(pairing)
  const uri = pairing.status === 'ready' ? pairing.uri : undefined
  const [lastUri, setLastUri] = useState(uri)
  if (uri !== undefined && uri !== lastUri) setLastUri(uri)
  return { shown: getPairingPhase(attempt, pairing, isExpired), lastUri, retry }
}

function usePairingSnapshot(ability: PairingController): Pairing {
  const subscribe = useCallback((onChange: () => void) => ability.subscribe(onChange), [ability])
  const get = (): Pairing => ability.get()
  return useSyncExternalStore(subscribe, get, get)
}

/** Whether the time of this code is over, whatever the relay's library has noticed of it. */
function useIsExpired(pairing: Pairing): boolean {
  const { clock } = useServices().ports
  const [expired, setExpired] = useState<Pairing>()
  useEffect(() => {
    if (pairing.status !== 'ready') return undefined
    const leaving = new AbortController()
    clock.wait(Math.max(0, pairing.expiresAtMs - clock.now()), leaving.signal).then(
      () => setExpired(pairing),
      () => undefined,
    )
    return () => leaving.abort()
  }, [clock, pairing])
  return expired === pairing
}

/** What the visitor is shown while a wallet is paired. */
export type PairingPhase =
  | { readonly phase: 'opening' | 'expired' | 'connected' }
  | { readonly phase: 'ready'; readonly uri: string }
  | { readonly phase: 'failed'; readonly error: unknown }

/** One answer from what session says of the attempt and the connector of its code. */
export function getPairingPhase(attempt: ConnectAttempt, pairing: Pairing, isExpired: boolean): PairingPhase {
  if (attempt.phase === 'connected') return { phase: 'connected' }
  if (attempt.phase === 'failed') {
    const { error } = attempt
    const expired = isLatchkeyError(error) && error.code === 'PAIRING_EXPIRED'
    return expired ? { phase: 'expired' } : { phase: 'failed', error }
  }
  if (pairing.status !== 'ready') return { phase: 'opening' }
  return isExpired ? { phase: 'expired' } : { phase: 'ready', uri: pairing.uri }
}

/** A wallet that was chosen stands first next time. */
export function useRememberWallet(wallet: WalletEntry | undefined, phase: PairingPhase['phase']): void {
  const lists = useWalletDirectory()
  const { remember } = lists
  const connected = phase === 'connected'
  const hasCode = phase === 'ready'
  // A session that is there already is what the next page finds.
  const isFirst = usePluginState(
    sessionContract,
    ({ connections }) => connections['walletConnect']?.status !== 'connected',
  )
  useCloseAfterSuccess(connected)
  useEffect(() => {
    if (!hasCode || !wallet || !isFirst) return undefined
    void lists.setPairingWallet(wallet)
    return () => void lists.setPairingWallet(undefined)
  }, [hasCode, wallet, isFirst, lists])
  useEffect(() => {
    if (connected && wallet) void remember(wallet)
  }, [connected, wallet, remember])
}

/** Without a network nothing was wrong with the attempt: it goes on when there is one. */
export function useRetryWhenOnline(online: boolean, failed: boolean, retry: () => void): void {
  const before = useRef(online)
  useEffect(() => {
    const isBack = online && !before.current
    before.current = online
    if (isBack && failed) retry()
  }, [online, failed, retry])
}

/** Once for each wallet that is shown: whoever runs the page learns which entry of a list is wrong. */
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

/** A visitor without a network hears of that before anything else, unless the wallet has answered. */
export function getFailureKind(error: unknown, online: boolean): FailureKind {
  const code = isLatchkeyError(error) ? error.code : undefined
  if (code === 'USER_REJECTED') return 'declined'
  if (!online) return 'offline'
  return code === 'RELAY_UNREACHABLE' ? 'unreachable' : 'failed'
}

/** What happened, and what to do next. */
export function describeFailure(error: unknown, kind: FailureKind, name: string, t: Translate): Message {
  const words: Message = {
    title: t(`pairing.${kind}`, copy[`pairing.${kind}`]),
    hint: t(`pairing.${kind}-hint`, copy[`pairing.${kind}-hint`], { name }),
  }
  if (kind !== 'failed' || !isLatchkeyError(error)) return words
  const { code, message, recovery } = error
  return {
    title: t(`error.${code}`, message),
    hint: recovery === undefined ? words.hint : t(`recovery.${code}`, recovery),
  }
}
