import { useServices } from '@latchkey/kernel/react'
import { type ComponentType, useEffect, useState } from 'react'
import type { AccountTab } from '../contract'

export type TabCode =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly Content: ComponentType }
  | { readonly status: 'failed'; readonly retry: () => void }

/** Fetches a tab's code when the tab is first shown. */
export function useTabCode(tab: AccountTab): TabCode {
  const { report } = useServices()
  const [intent, setIntent] = useState({ load: tab.load })
  const [code, setCode] = useState<TabCode>({ status: 'loading' })
  useEffect(() => {
    let current = true
    setCode({ status: 'loading' })
    intent.load().then(
      // `load` promises a component; contracts do not know React.
      (module) => current && setCode({ status: 'ready', Content: module.default as ComponentType }),
      (error: unknown) => {
        report('account', error)
        if (current) setCode({ status: 'failed', retry: () => setIntent({ load: intent.load }) })
      },
    )
    return () => {
      current = false
    }
  }, [intent, report])
  return code
}
