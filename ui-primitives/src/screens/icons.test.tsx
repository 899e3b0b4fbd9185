import { expect, test } from 'vitest'
import {
  BackIcon,
  ChevronDownIcon,
  ChevronIcon,
  CloseIcon,
  ExternalIcon,
  HelpIcon,
  KeyholeIcon,
  MailIcon,
  NetworkIcon,
  QrIcon,
  SearchIcon,
  WalletIcon,
  WarningIcon,
} from '../base/icons'
import { renderInShadow } from '../test-support/render-in-shadow'
import {
  AlertIcon,
  ArrowDownIcon,
  ArrowUpIcon,
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
  SuccessIcon,
  SwapIcon,
  TagIcon,
  TurnIcon,
} from './more-icons'

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
  MoreIcon,
  SlidersIcon,
  SuccessIcon,
  WalletIcon,
  CardIcon,
  ClockIcon,
  KeyIcon,
  SendIcon,
  SwapIcon,
  TagIcon,
  TurnIcon,
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
