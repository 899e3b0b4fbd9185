import { useEffect, useSyncExternalStore } from 'react'
import type { RunState, TransactionRun } from '../contract'
import type { SentShower } from './request-step'

export const useRunState = (run: TransactionRun): RunState =>
  useSyncExternalStore(run.subscribe, run.state, run.state)

/** Shows what a wallet has sent meanwhile, in place of the view, as a wallet may send while its own view covers it. */
export function useShowWhenSent(flow: SentShower): void {
  useEffect(() => flow.showWhenSent(), [flow])
}
