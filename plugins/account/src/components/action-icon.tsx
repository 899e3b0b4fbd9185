import { BrowserIcon } from '@latchkey/ui-primitives/icon/browser'
import { CopyIcon } from '@latchkey/ui-primitives/icon/copy'
import { DeviceIcon } from '@latchkey/ui-primitives/icon/device'
import { DownloadIcon } from '@latchkey/ui-primitives/icon/download'
import { ExternalIcon } from '@latchkey/ui-primitives/icon/external'
import { HelpIcon } from '@latchkey/ui-primitives/icon/help'
import { InfoIcon } from '@latchkey/ui-primitives/icon/info'
import { KeyholeIcon } from '@latchkey/ui-primitives/icon/keyhole'
import { NetworkIcon } from '@latchkey/ui-primitives/icon/network'
import { PlusIcon } from '@latchkey/ui-primitives/icon/plus'
import { QrIcon } from '@latchkey/ui-primitives/icon/qr'
import { RetryIcon } from '@latchkey/ui-primitives/icon/retry'
import { SearchIcon } from '@latchkey/ui-primitives/icon/search'
import { WalletIcon } from '@latchkey/ui-primitives/icon/wallet'
import type { ReactElement } from 'react'

/** What an item of `accountActions` may name, by the name of its subpath. */
const ICONS = new Map([
  ['browser', BrowserIcon],
  ['copy', CopyIcon],
  ['device', DeviceIcon],
  ['download', DownloadIcon],
  ['external', ExternalIcon],
  ['help', HelpIcon],
  ['info', InfoIcon],
  ['keyhole', KeyholeIcon],
  ['network', NetworkIcon],
  ['plus', PlusIcon],
  ['qr', QrIcon],
  ['retry', RetryIcon],
  ['search', SearchIcon],
  ['wallet', WalletIcon],
])

/** The icon of that name; the keyhole for a name that is none. */
export function ActionIcon({ name }: { readonly name: string }): ReactElement {
  const Icon = ICONS.get(name) ?? KeyholeIcon
  return <Icon />
}
