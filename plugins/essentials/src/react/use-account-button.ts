import { useServices } from '@latchkey/kernel/react'
import { type ComponentType, useEffect, useState } from 'react'
import type { AccountButtonProps } from './account-button'

const load = () => import('./account-button')

/** The account button once it is needed: a visitor who is not connected does not pay for it. */
export function useAccountButton(isNeeded: boolean): ComponentType<AccountButtonProps> | undefined {
  const { report } = useServices()
  const [loaded, setLoaded] = useState<{ readonly Button: ComponentType<AccountButtonProps> }>()
  useEffect(() => {
    if (!isNeeded || loaded) return
    let current = true
    load().then(
      ({ AccountButton }) => current && setLoaded({ Button: AccountButton }),
      (error: unknown) => report('session', error),
    )
    return () => {
      current = false
    }
  }, [isNeeded, loaded, report])
  return loaded?.Button
}
