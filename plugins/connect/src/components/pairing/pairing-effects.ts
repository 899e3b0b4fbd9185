import type { WalletEntry } from '@latchkey/cloud/contract'
import { useServices } from '@latchkey/kernel/react'
import { useEffect, useRef } from 'react'
import { readWallet } from '../../handoff/wallet-bases'
import { useCloseAfterSuccess } from '../use-close-after-success'
import { useLists } from '../use-lists'

/** A wallet that was chosen stands first next time. */
export function useEnd(wallet: WalletEntry | undefined, connected: boolean): void {
  const { remember } = useLists()
  useCloseAfterSuccess(connected)
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
