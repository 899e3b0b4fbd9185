import { useTranslate } from '@latchkey/kernel/react'
import { ChevronDownIcon } from '@latchkey/ui-primitives/icon/chevron-down'
import { NetworkIcon } from '@latchkey/ui-primitives/icon/network'
import { Image } from '@latchkey/ui-primitives/image'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import type { ReactElement } from 'react'
import type { HeaderAction } from '../contract'
import * as css from './header-choice.css'

/** A choice that is made in the header. Part: `header-action`. */
export function HeaderChoice({ action }: { readonly action: HeaderAction }): ReactElement {
  useSheets(css.sheets)
  const t = useTranslate()
  return (
    <button type="button" part="header-action" className={css.choice} onClick={action.run}>
      <Image src={action.imageUrl} size={24} shape="circle" fallback={<NetworkIcon size={16} />} />
      <bdi className={css.label}>{action.label(t, undefined)}</bdi>
      <span className={css.sign}>
        <ChevronDownIcon size={16} />
      </span>
    </button>
  )
}
