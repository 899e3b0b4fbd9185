/**
 * End-to-end tests that `npm run prove` runs and `npm test` leaves out, by spec: variants of a test that
 * stays, and rules that unit tests check as well. An entry is a part of the title, after the project's name
 * if it is about one project.
 */
export const titlesOnlyInProve: Readonly<Record<string, readonly string[]>> = {
  approvals: ['typed data', 'two requests', 'unknown method', 'phone: approvals'],
  assets: [
    'pictures left out',
    'data API off',
    'data API status',
    'data API cut',
    'empty response',
    'slow service',
    'offline and back',
  ],
  'chosen-network': ['the host prefers'],
  clipboard: ['phone: copy'],
  connect: ['phone: connecting: a refusal', 'already open in the wallet', 'leaving the screen'],
  'custom-plugin': [
    'each empty field',
    'max button',
    'a reverted transaction',
    'while the transaction is pending',
    'its item on the account screen',
  ],
  'damaged-storage': ['no JSON', 'another version', 'another program', 'an address that is none'],
  email: ['a new device', 'too many wrong codes', 'sign-out'],
  'email-origin': ['a social login'],
  'embedded-wallet': ['(eoa)', 'another account type'],
  faults: ['answers 500', 'is cut off', 'a slow chain'],
  history: ['received nothing', 'hostile answers'],
  'host-dialogs': ['MUI', 'React Aria'],
  'hostile-registrations': ['registers after it'],
  'hostile-scripts': ['comes before it', 'comes long before it', 'another name', 'wrong kinds of values'],
  keyboard: ['phone: keyboard'],
  lifecycle: ['is announced once the network is back', 'a balance that was in flight'],
  'locked-page': ['frozen by hand'],
  motion: ['phone: motion: with reduced motion'],
  names: ['a request that is late', 'what no service should send'],
  onramp: ['a provider that lies', 'SOL arrives'],
  'pay-exchange': ['invalid options'],
  scale: ['phone: scale'],
  'several-chains': ['Solana, then EVM'],
  'siwx-wallets': ['without `signIn`', 'with several chains'],
  'smart-sessions': ['a declined request'],
  socials: ['X logs in', 'Discord', 'GitHub', 'Apple', 'Facebook', 'that the user closes'],
  transcript: ['a refusal', 'has disappeared', 'that the page does not serve', 'a failed disconnect'],
  'wallet-changes': ['left by disconnecting', 'a silent reconnect', 'another network in the wallet'],
  'walletconnect-discarded-page': ['closed the code'],
  'walletconnect-leaks': ['repeated pairing'],
  'walletconnect-relay-outage': ['was not granted'],
  weight: ['focus fetches', 'a pointer over it'],
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches those tests by what Playwright searches: project, file and title. */
export const onlyInProve: readonly RegExp[] = Object.entries(titlesOnlyInProve).flatMap(([spec, parts]) =>
  parts.map((part) => {
    const [, project = '', title = ''] = /^(phone)?(?:: )?(.*)$/.exec(part) ?? []
    return new RegExp(`^ ?${project}.* ${spec}\\.spec\\.ts .*${escaped(title)}`)
  }),
)
