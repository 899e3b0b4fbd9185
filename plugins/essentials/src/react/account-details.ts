import { usePluginState } from '@latchkey/kernel/react'
import { accountKey, identityOf, portfolioContract } from '@latchkey/portfolio/contract'
import type { ActiveTarget, Identity } from '@latchkey/session/contract'
import { useMemo } from 'react'
import { type AccountBalance, accountBalance } from '../buttons/account-content'

/** What is known of an account's name and picture; `undefined` until it is. */
export function useKnownIdentity(target: ActiveTarget | undefined): Identity | undefined {
  return usePluginState(portfolioContract, (state) => identityOf(state, target))
}

/** The native balance, `undefined` while it is unknown. */
export function useNativeBalance(target: ActiveTarget | undefined): AccountBalance | undefined {
  const key = target ? accountKey(target) : ''
  const entry = usePluginState(portfolioContract, (state) => state.native[key])
  return useMemo(() => accountBalance(entry), [entry])
}
