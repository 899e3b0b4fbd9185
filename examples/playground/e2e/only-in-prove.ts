/**
 * End-to-end tests that `npm run prove` runs and `npm test` leaves out, by spec: variants of a test that
 * stays, and rules that unit tests check as well. An entry is a part of the title, after the project's name
 * if it is about one project.
 */
export const titlesOnlyInProve: Readonly<Record<string, readonly string[]>> = {
  approvals: ['typed data', 'two requests', 'unknown method', 'phone: approvals'],
  assets: [
    'pictures switched off',
    'data API off',
    'fault status',
    'fault cut',
    'empty response',
    'data API is slow',
    'while offline',
  ],
  'chosen-network': ['the host prefers'],
  clipboard: ['phone: copy'],
  connect: ['phone: connecting: a refusal', 'already open in the wallet', 'leaving the view'],
  'custom-plugin': [
    'each empty field',
    'max button',
    'a reverted transaction',
    'closed while the wallet has the request',
    'its item on the account screen',
  ],
  'damaged-storage': ['no JSON', 'another version', 'another program', 'an address that is none'],
  email: ['too many wrong codes', 'sign-out'],
  'email-device': ['a new device'],
  'email-origin': ['a social login'],
  'embedded-wallet': ['(eoa)', 'selected account type'],
  'balance-faults': ['answers 500', 'is cut off', 'a slow chain'],
  history: ['a new account', 'fault garbage', 'hostile service'],
  'host-dialogs': ['MUI', 'React Aria'],
  'hostile-registrations': ['registered after that one'],
  'hostile-scripts': [
    'announced before it',
    'announced long before it',
    'another name',
    'wrong kinds of values',
  ],
  keyboard: ['phone: keyboard'],
  lifecycle: ['is announced once the network is back', 'a balance request that was pending'],
  'locked-page': ['with frozen built-ins'],
  motion: ['phone: motion: with reduced motion nothing'],
  names: ['a late request', 'a malformed response'],
  onramp: ['that the provider reports falsely', 'purchase of SOL'],
  'pay-exchange': ['invalid options'],
  'many-wallets': ['phone: many wallets'],
  'several-chains': ['Solana, then EVM'],
  'siwx-changes': ['another wallet'],
  'siwx-wallets': ['without `signIn`', 'with several chains'],
  'smart-sessions': ['a declined request'],
  socials: ['X logs in', 'Discord', 'GitHub', 'Apple', 'Facebook', 'that the user closes'],
  announcements: ['a refusal', 'has disappeared', 'that the page does not serve', 'a failed disconnect'],
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
