import {
  BackIcon,
  ChevronDownIcon,
  ChevronIcon,
  CloseIcon,
  ExternalIcon,
  HelpIcon,
  Image,
  KeyholeIcon,
  MailIcon,
  NetworkIcon,
  QrIcon,
  SearchIcon,
  WalletIcon,
  WarningIcon,
} from '@latchkey/ui-primitives'
import {
  NetworkDrawing,
  NothingFoundDrawing,
  NothingYetDrawing,
  WalletDrawing,
} from '@latchkey/ui-primitives/lists'
import { networkMark } from '@latchkey/ui-primitives/network-marks'
import { QrCode } from '@latchkey/ui-primitives/qr-code'
import {
  AlertIcon,
  BrowserIcon,
  CardIcon,
  CertifiedIcon,
  CheckIcon,
  ClockIcon,
  CopyIcon,
  DownloadIcon,
  InfoIcon,
  KeyIcon,
  MoreIcon,
  PhoneIcon,
  PlusIcon,
  PowerIcon,
  RetryIcon,
  SendIcon,
  ShareIcon,
  SlidersIcon,
  StatusRing,
  SuccessIcon,
  SwapIcon,
  TagIcon,
} from '@latchkey/ui-primitives/screens'
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
  ['more', MoreIcon],
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

const NETWORKS = [
  ...[1, 10, 137, 42_161, 8453, 43_114, 56, 100, 42_220, 11_155_111, 421_614, 44_787].map(
    (id) => `eip155:${id}`,
  ),
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
]

function NetworkMarks({ size }: { readonly size: 20 | 40 }): ReactElement {
  return (
    <div className="icons">
      {NETWORKS.map((id) => (
        <Image key={id} src={networkMark(id)} size={size} shape="circle" />
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
    id: 'primitive/network-mark',
    specimens: [
      { name: 'in a row', content: () => <NetworkMarks size={40} /> },
      { name: 'in a fact', content: () => <NetworkMarks size={20} /> },
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
