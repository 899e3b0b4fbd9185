import { usePluginState } from '@latchkey/kernel/react'
import {
  type Account,
  type ActiveTarget,
  activeConnection,
  sessionContract,
} from '@latchkey/session/contract'

const noAccounts: readonly Account[] = []

/** The accounts that the active wallet has granted in the target's namespace. */
export function useAccounts({ namespace }: ActiveTarget): readonly Account[] {
  const all = usePluginState(sessionContract, (state) => {
    const connection = activeConnection(state, namespace)
    return connection?.status === 'connected' ? connection.accounts : noAccounts
  })
  return all.filter((one) => one.namespace === namespace)
}
