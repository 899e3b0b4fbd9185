import type { LazyComponent } from '@latchkey/kernel'
import { SlotComponent, useTranslate } from '@latchkey/kernel/react'
import { BrowserIcon } from '@latchkey/ui-primitives/icon/browser'
import { CardIcon } from '@latchkey/ui-primitives/icon/card'
import { ClockIcon } from '@latchkey/ui-primitives/icon/clock'
import { CopyIcon } from '@latchkey/ui-primitives/icon/copy'
import { DownloadIcon } from '@latchkey/ui-primitives/icon/download'
import { ExternalIcon } from '@latchkey/ui-primitives/icon/external'
import { HelpIcon } from '@latchkey/ui-primitives/icon/help'
import { InfoIcon } from '@latchkey/ui-primitives/icon/info'
import { KeyIcon } from '@latchkey/ui-primitives/icon/key'
import { KeyholeIcon } from '@latchkey/ui-primitives/icon/keyhole'
import { NetworkIcon } from '@latchkey/ui-primitives/icon/network'
import { PhoneIcon } from '@latchkey/ui-primitives/icon/phone'
import { PlusIcon } from '@latchkey/ui-primitives/icon/plus'
import { QrIcon } from '@latchkey/ui-primitives/icon/qr'
import { RetryIcon } from '@latchkey/ui-primitives/icon/retry'
import { SearchIcon } from '@latchkey/ui-primitives/icon/search'
import { SendIcon } from '@latchkey/ui-primitives/icon/send'
import { SwapIcon } from '@latchkey/ui-primitives/icon/swap'
import { TagIcon } from '@latchkey/ui-primitives/icon/tag'
import { WalletIcon } from '@latchkey/ui-primitives/icon/wallet'
import { Tag } from '@latchkey/ui-primitives/tag'
import type { ReactElement } from 'react'
import type { AccountAction, AccountTab } from '../contract'

/** Icons that a slot item may name. */
const ICONS = new Map([
  ['browser', BrowserIcon],
  ['card', CardIcon],
  ['clock', ClockIcon],
  ['copy', CopyIcon],
  ['phone', PhoneIcon],
  ['download', DownloadIcon],
  ['external', ExternalIcon],
  ['help', HelpIcon],
  ['info', InfoIcon],
  ['key', KeyIcon],
  ['keyhole', KeyholeIcon],
  ['network', NetworkIcon],
  ['plus', PlusIcon],
  ['qr', QrIcon],
  ['retry', RetryIcon],
  ['search', SearchIcon],
  ['send', SendIcon],
  ['swap', SwapIcon],
  ['tag', TagIcon],
  ['wallet', WalletIcon],
])

/** The icon component of the item, or the icon with this name; a keyhole for an unknown name. */
export function ItemIcon({ icon }: { readonly icon: string | LazyComponent }): ReactElement {
  if (typeof icon === 'function') return <SlotComponent pluginId="account" load={icon} />
  const Icon = ICONS.get(icon) ?? KeyholeIcon
  return <Icon />
}

/** Label and badge of an item. */
export function ItemLabel({ item }: { readonly item: AccountAction | AccountTab }): ReactElement {
  const t = useTranslate()
  const badge = item.badge?.(t, undefined)
  return (
    <>
      {item.label(t, undefined)}
      {badge && (
        <>
          {' '}
          <Tag>{badge}</Tag>
        </>
      )}
    </>
  )
}
