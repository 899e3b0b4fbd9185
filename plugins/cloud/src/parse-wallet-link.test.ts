import { parseSafeUrl } from '@latchkey/kernel/web'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAppLink, parsePageLink } from './parse-wallet-page'

const kept: readonly (readonly [given: string, link: string])[] = [
  ['metamask', 'metamask://'],
  ['metamask:', 'metamask://'],
  ['metamask:/', 'metamask://'],
  ['metamask://', 'metamask://'],
  ['MetaMask', 'metamask://'],
  ['ledgerlive://wc', 'ledgerlive://wc'],
  ['okex://main', 'okex://main'],
  ['bnc://app.binance.com/cedefi/', 'bnc://app.binance.com/cedefi/'],
  ['https://metamask.app.link', 'https://metamask.app.link'],
  ['https://rnbwapp.com/', 'https://rnbwapp.com/'],
  ['http://127.0.0.1:4800/phone/', 'http://127.0.0.1:4800/phone/'],
]

const refused: readonly string[] = [
  '',
  'x',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'javascript',
  'javascript:',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0000javascript:alert(1)',
  'data:text/html,<script>',
  'data',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://a.example/1',
  'about:blank',
  'intent://x#Intent;scheme=https;end',
  'intent',
  'http://wallet.example',
  'https://wallet.example@evil.example',
  'https://wallet.example:443@evil.example/',
  'https://',
  '//evil.example',
  '/path',
  'wallet app://',
  'https://wallet.example/\u202egpj.exe',
  `https://wallet.example/${'a'.repeat(2_000)}`,
]

test.each(kept)('app link: %s is kept as %s', (given, link) => {
  expect(parseAppLink(given)).toBe(link)
})

test.each(refused)('app link: %j opens nothing', (given) => {
  expect(parseAppLink(given)).toBeUndefined()
  expect(parsePageLink(given)).toBeUndefined()
})

test('page link: has the scheme https or http', () => {
  expect(parsePageLink('https://wallet.example/a?b#c')).toBe('https://wallet.example/a?b#c')
  for (const link of ['metamask', 'metamask://', 'itms-apps://x', 'http://wallet.example'])
    expect(parsePageLink(link)).toBeUndefined()
})

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc
    .tuple(
      fc.constantFrom('javascript', 'JAVASCRIPT', 'data', 'file', 'intent', 'https', 'http', 'wallet', ''),
      fc.constantFrom(':', '://', ':/', '', '\t:', '\\:'),
      fc.string(),
    )
    .map((parts) => parts.join('')),
)

test('app link: every accepted link passes parseSafeUrl, for any input', () => {
  fc.assert(
    fc.property(nasty, (given) => {
      const link = parseAppLink(given)
      if (link === undefined) return
      const url = parseSafeUrl(link)
      expect(url).toBeDefined()
      expect(url?.protocol).not.toMatch(/^(javascript|data|vbscript|file|blob|about|intent):$/)
      expect(url?.username).toBe('')
      // Parsing is idempotent.
      expect(parseAppLink(link)).toBe(link)
    }),
    { numRuns: 2_000 },
  )
})
