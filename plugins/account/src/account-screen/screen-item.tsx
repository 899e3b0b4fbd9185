import type { LazyComponent } from '@latchkey/kernel'
import { SlotComponent, useTranslate } from '@latchkey/kernel/react'
import {
  ExternalIcon,
  HelpIcon,
  KeyholeIcon,
  NetworkIcon,
  QrIcon,
  SearchIcon,
  Tag,
  WalletIcon,
} from '@latchkey/ui-primitives'
import {
  BrowserIcon,
  CardIcon,
  ClockIcon,
  CopyIcon,
  DownloadIcon,
  InfoIcon,
  KeyIcon,
  PhoneIcon,
  PlusIcon,
  RetryIcon,
  SendIcon,
  SwapIcon,
  TagIcon,
} from '@latchkey/ui-primitives/screens'
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
