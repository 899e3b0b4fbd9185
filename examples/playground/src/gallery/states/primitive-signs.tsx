import { NetworkDrawing } from '@latchkey/ui-primitives/drawing/network'
import { NothingFoundDrawing } from '@latchkey/ui-primitives/drawing/nothing-found'
import { NothingYetDrawing } from '@latchkey/ui-primitives/drawing/nothing-yet'
import { WalletDrawing } from '@latchkey/ui-primitives/drawing/wallet'
import { AlertIcon } from '@latchkey/ui-primitives/icon/alert'
import { BackIcon } from '@latchkey/ui-primitives/icon/back'
import { BrowserIcon } from '@latchkey/ui-primitives/icon/browser'
import { CardIcon } from '@latchkey/ui-primitives/icon/card'
import { CertifiedIcon } from '@latchkey/ui-primitives/icon/certified'
import { CheckIcon } from '@latchkey/ui-primitives/icon/check'
import { ChevronIcon } from '@latchkey/ui-primitives/icon/chevron'
import { ChevronDownIcon } from '@latchkey/ui-primitives/icon/chevron-down'
import { ClockIcon } from '@latchkey/ui-primitives/icon/clock'
import { CloseIcon } from '@latchkey/ui-primitives/icon/close'
import { CopyIcon } from '@latchkey/ui-primitives/icon/copy'
import { DownloadIcon } from '@latchkey/ui-primitives/icon/download'
import { ExternalIcon } from '@latchkey/ui-primitives/icon/external'
import { HelpIcon } from '@latchkey/ui-primitives/icon/help'
import { InfoIcon } from '@latchkey/ui-primitives/icon/info'
import { KeyIcon } from '@latchkey/ui-primitives/icon/key'
import { KeyholeIcon } from '@latchkey/ui-primitives/icon/keyhole'
import { MailIcon } from '@latchkey/ui-primitives/icon/mail'
import { NetworkIcon } from '@latchkey/ui-primitives/icon/network'
import { PhoneIcon } from '@latchkey/ui-primitives/icon/phone'
import { PlusIcon } from '@latchkey/ui-primitives/icon/plus'
import { PowerIcon } from '@latchkey/ui-primitives/icon/power'
import { QrIcon } from '@latchkey/ui-primitives/icon/qr'
import { RetryIcon } from '@latchkey/ui-primitives/icon/retry'
import { SearchIcon } from '@latchkey/ui-primitives/icon/search'
import { SendIcon } from '@latchkey/ui-primitives/icon/send'
import { ShareIcon } from '@latchkey/ui-primitives/icon/share'
import { SlidersIcon } from '@latchkey/ui-primitives/icon/sliders'
import { SuccessIcon } from '@latchkey/ui-primitives/icon/success'
import { SwapIcon } from '@latchkey/ui-primitives/icon/swap'
import { TagIcon } from '@latchkey/ui-primitives/icon/tag'
import { WalletIcon } from '@latchkey/ui-primitives/icon/wallet'
import { WarningIcon } from '@latchkey/ui-primitives/icon/warning'
import { Image } from '@latchkey/ui-primitives/image'
import { QrCode } from '@latchkey/ui-primitives/qr-code'
import { StatusRing } from '@latchkey/ui-primitives/status-ring'
import type { ReactElement } from 'react'
import { walletPictures } from '../data/pictures'
import type { SheetState } from '../gallery-state'

const ICONS = [
  ['alert', AlertIcon],
  ['back', BackIcon],
  ['browser', BrowserIcon],
  ['card', CardIcon],
  ['certified', CertifiedIcon],
  ['check', CheckIcon],
  ['chevron', ChevronIcon],
  ['chevron-down', ChevronDownIcon],
  ['clock', ClockIcon],
  ['close', CloseIcon],
  ['copy', CopyIcon],
  ['phone', PhoneIcon],
  ['download', DownloadIcon],
  ['external', ExternalIcon],
  ['help', HelpIcon],
  ['info', InfoIcon],
  ['key', KeyIcon],
  ['keyhole', KeyholeIcon],
  ['mail', MailIcon],
  ['network', NetworkIcon],
  ['plus', PlusIcon],
  ['power', PowerIcon],
  ['qr', QrIcon],
  ['retry', RetryIcon],
  ['search', SearchIcon],
  ['send', SendIcon],
  ['share', ShareIcon],
  ['sliders', SlidersIcon],
  ['success', SuccessIcon],
  ['swap', SwapIcon],
  ['tag', TagIcon],
  ['wallet', WalletIcon],
  ['warning', WarningIcon],
] as const

/** As long as a real pairing URI, so that the QR code has a realistic size. */
const PAIRING = `wc:${'7f6e504b'.repeat(8)}@2?relay-protocol=irn&symKey=${'c9e3a1f4'.repeat(8)}&expiryTimestamp=1893456000`
const brassLogo = { src: walletPictures.brass, name: 'Brass' }
const brass = <Image src={walletPictures.brass} size={72} />

function Icons({ size }: { readonly size: number }): ReactElement {
  return (
    <div className="icons">
      {ICONS.map(([name, Icon]) => (
        <span key={name}>
          <Icon size={size} />
          {name}
        </span>
      ))}
    </div>
  )
}

export const signSheets: readonly SheetState[] = [
  {
    id: 'primitive/icon',
    specimens: [
      { name: 'as they are used', content: () => <Icons size={20} /> },
      { name: 'three times as large', content: () => <Icons size={60} /> },
    ],
  },
  {
    id: 'primitive/drawing',
    specimens: [
      {
        name: 'one family',
        content: () => (
          <div className="drawings">
            <WalletDrawing />
            <NetworkDrawing />
            <NothingFoundDrawing />
            <NothingYetDrawing />
          </div>
        ),
      },
    ],
  },
  {
    id: 'primitive/status-ring',
    specimens: [
      { name: 'pending', content: () => <StatusRing state="pending">{brass}</StatusRing> },
      { name: 'done', content: () => <StatusRing state="done">{brass}</StatusRing> },
      { name: 'stopped', content: () => <StatusRing state="stopped">{brass}</StatusRing> },
      { name: 'failed', content: () => <StatusRing state="failed">{brass}</StatusRing> },
    ],
  },
  {
    id: 'primitive/qr-code',
    specimens: [
      {
        name: 'with a picture',
        content: (word) => <QrCode value={PAIRING} label={word('Code')} logo={brassLogo} />,
      },
      { name: 'ours', content: (word) => <QrCode value={PAIRING} label={word('Code')} logo="keyhole" /> },
      { name: 'without', content: (word) => <QrCode value={PAIRING} label={word('Code')} /> },
      {
        name: 'to come',
        content: (word) => <QrCode value={undefined} label={word('Code')} logo={brassLogo} />,
      },
      {
        name: 'of no use any more',
        content: (word) => (
          <QrCode value={PAIRING} label={word('Code')} logo={brassLogo}>
            {word('This code has expired.')}
          </QrCode>
        ),
      },
    ],
  },
]
