import { idOf } from './to-wire-wallet'

/** Malformed entries between two valid ones, for `/directory/hostile`. */
export const hostileWallets: readonly unknown[] = [
  { id: idOf('Fine'), name: 'Fine Wallet', mobile_link: 'finewallet://', chains: ['eip155:1'] },
  {
    id: idOf('Script'),
    name: 'Script Wallet',
    mobile_link: 'javascript:alert(1)',
    webapp_link: 'data:text/html,x',
  },
  {
    id: idOf('Plain'),
    name: 'Plain Wallet',
    homepage: 'http://plain.example',
    desktop_link: 'file:///etc/passwd',
  },
  { id: idOf('Masked'), name: 'Masked Wallet', webapp_link: 'https://trusted.example@evil.example/' },
  { id: idOf('Bidi'), name: 'Bidi\u202e tellaW\u0000', mobile_link: 'intent://x#Intent;scheme=https;end' },
  { id: idOf('Markup'), name: '<img src=x onerror=alert(1)>', image_id: '../../faults' },
  {
    id: idOf('Long'),
    name: 'Long '.repeat(2_000),
    mobile_link: `https://long.example/${'a'.repeat(10_000)}`,
  },
  { id: '__proto__', name: 'Prototype Wallet' },
  { id: 'constructor', name: 'Constructor Wallet' },
  { id: 7, name: 'Number Wallet' },
  { id: idOf('Nameless') },
  {
    id: idOf('Wrong'),
    name: 'Wrong Wallet',
    chains: 'eip155:1',
    rdns: 'a..b',
    injected: {},
    badge_type: 'gold',
  },
  null,
  'wallet',
  [],
  { id: idOf('Bare'), name: 'Bare Wallet', mobile_link: 'barewallet', chains: null },
]
