import { useSheets } from '@latchkey/ui-primitives/sheets'
import type { ReactElement } from 'react'
import type { SocialMethod } from '../contract'
import { ProviderMark } from '../icons/marks'
import * as css from './socials.css'

/** The mark of a provider where a wallet would have its picture. Part: `provider-picture`. */
export function ProviderPicture({ provider }: { readonly provider: SocialMethod }): ReactElement {
  useSheets(css.sheets)
  return (
    <span part="provider-picture" className={css.picture}>
      <ProviderMark provider={provider} size={36} />
    </span>
  )
}
