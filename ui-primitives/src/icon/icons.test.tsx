import { expect, test } from 'vitest'
import { renderInShadow } from '../test-support/render-in-shadow'
import { AlertIcon } from './alert'
import { ArrowDownIcon } from './arrow-down'
import { ArrowUpIcon } from './arrow-up'
import { BackIcon } from './back'
import { BrowserIcon } from './browser'
import { CardIcon } from './card'
import { CertifiedIcon } from './certified'
import { CheckIcon } from './check'
import { ChevronIcon } from './chevron'
import { ChevronDownIcon } from './chevron-down'
import { ClockIcon } from './clock'
import { CloseIcon } from './close'
import { CopyIcon } from './copy'
import { DownloadIcon } from './download'
import { ExternalIcon } from './external'
import { HelpIcon } from './help'
import { InfoIcon } from './info'
import { KeyIcon } from './key'
import { KeyholeIcon } from './keyhole'
import { MailIcon } from './mail'
import { NetworkIcon } from './network'
import { PhoneIcon } from './phone'
import { PlusIcon } from './plus'
import { PowerIcon } from './power'
import { QrIcon } from './qr'
import { RetryIcon } from './retry'
import { SearchIcon } from './search'
import { SendIcon } from './send'
import { ShareIcon } from './share'
import { SlidersIcon } from './sliders'
import { SuccessIcon } from './success'
import { SwapIcon } from './swap'
import { TagIcon } from './tag'
import { WalletIcon } from './wallet'
import { WarningIcon } from './warning'

const icons = {
  AlertIcon,
  ArrowDownIcon,
  ArrowUpIcon,
  BackIcon,
  BrowserIcon,
  CheckIcon,
  CertifiedIcon,
  ChevronIcon,
  ChevronDownIcon,
  CloseIcon,
  CopyIcon,
  PhoneIcon,
  DownloadIcon,
  ExternalIcon,
  HelpIcon,
  InfoIcon,
  KeyholeIcon,
  MailIcon,
  NetworkIcon,
  PlusIcon,
  PowerIcon,
  QrIcon,
  RetryIcon,
  SearchIcon,
  ShareIcon,
  SlidersIcon,
  SuccessIcon,
  WalletIcon,
  CardIcon,
  ClockIcon,
  KeyIcon,
  SendIcon,
  SwapIcon,
  TagIcon,
  WarningIcon,
}

test.each(Object.entries(icons))(
  'icon: %s is hidden, has its size, and is inside the grid',
  async (_name, Icon) => {
    const view = await renderInShadow(<Icon size={40} />)
    const svg = view.shadow.querySelector('svg')
    if (!svg) throw new Error('no drawing')
    expect(svg.getAttribute('aria-hidden')).toBe('true')
    expect(svg.getBoundingClientRect().width).toBe(40)
    const { x, y, width, height } = svg.getBBox({ stroke: false })
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(2)
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(18)
    await view.unmount()
  },
)

test('icon: the back icon is mirrored in right-to-left text', async () => {
  const view = await renderInShadow(<BackIcon />, { direction: 'rtl' })
  expect(getComputedStyle(view.shadow.querySelector('svg') ?? view.host).transform).toBe(
    'matrix(-1, 0, 0, 1, 0, 0)',
  )
  await view.unmount()
})
