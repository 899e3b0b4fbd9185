import type { WalletEntry } from '@latchkey/cloud/contract'
import { usePluginState, useServices } from '@latchkey/kernel/react'
import { sessionContract } from '@latchkey/session/contract'
import { useEffect, useRef } from 'react'
import { readWallet } from '../../handoff/wallet-bases'
import { useCloseAfterSuccess } from '../use-close-after-success'
import { useLists } from '../use-lists'
import type { PairingPhase } from './pairing-phase'

/** A wallet that was chosen stands first next time. */
export function useEnd(wallet: WalletEntry | undefined, phase: PairingPhase['phase']): void {
  const lists = useLists()
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
export function useReportRefused(wallet: WalletEntry | undefined): void {
  const { report } = useServices()
  const reported = useRef<WalletEntry>(undefined)
  useEffect(() => {
    if (!wallet || reported.current === wallet) return
    reported.current = wallet
    for (const error of readWallet(wallet).refused) report('connect', error)
  }, [wallet, report])
}
