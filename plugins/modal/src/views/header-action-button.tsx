import { useTranslate } from '@latchkey/kernel/react'
import { ChevronDownIcon } from '@latchkey/ui-primitives/icon/chevron-down'
import { HelpIcon } from '@latchkey/ui-primitives/icon/help'
import { NetworkIcon } from '@latchkey/ui-primitives/icon/network'
import { IconButton } from '@latchkey/ui-primitives/icon-button'
import { Image } from '@latchkey/ui-primitives/image'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import type { ReactElement } from 'react'
import type { HeaderAction } from '../contract'
import * as css from './header.css'

/** What a view puts where the way back would be. Part: `header-action`. */
export function HeaderActionButton({ action }: { readonly action: HeaderAction }): ReactElement {
  useSheets(css.sheets)
  const t = useTranslate()
  const label = action.label(t, undefined)
  if (action.icon === 'help')
    return <IconButton part="header-action" icon={<HelpIcon />} label={label} onClick={action.run} />
  return (
    <button type="button" part="header-action" className={css.choice} onClick={action.run}>
      <Image src={action.imageUrl} size={24} shape="circle" fallback={<NetworkIcon size={16} />} />
      <bdi className={css.choiceLabel}>{label}</bdi>
      <span className={css.choiceSign}>
        <ChevronDownIcon size={16} />
      </span>
    </button>
  )
}
