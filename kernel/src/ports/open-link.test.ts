import { afterEach, expect, test } from 'vitest'
import { parseSafeUrl, parseUrl } from './open-link'

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u001fjavascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'javascript\r:alert(1)',
  'javascript://https://wallet.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://wallet.example/1',
  'about:blank',
  'filesystem:https://wallet.example/temporary/x',
  'view-source:https://wallet.example',
  'intent://pay#Intent;scheme=javascript;end',
  'INTENT://pay#Intent;scheme=wc;component=com.bank/.Pay;end',
  'http://wallet.example',
  'http://localhost.wallet.example',
  'http://127.0.0.1.wallet.example',
  'http://localhost@wallet.example',
  'http:wallet.example',
  '//wallet.example',
  '/path',
  'wallet.example',
  '',
  'https://',
  'https://[',
  'x:y',
])('parseSafeUrl: refuses %j', (input) => {
  expect(parseSafeUrl(input)).toBeUndefined()
})

test.each([
  ['https://wallet.example/a?b=c', 'https://wallet.example/a?b=c'],
  ['HTTPS://Wallet.Example', 'https://wallet.example/'],
  ['http://localhost:4800/x', 'http://localhost:4800/x'],
  ['http://127.0.0.1:4800', 'http://127.0.0.1:4800/'],
  ['http://[::1]:4800', 'http://[::1]:4800/'],
  ['metamask://wc?uri=wc%3A1', 'metamask://wc?uri=wc%3A1'],
  ['wc:7f6e@2?relay-protocol=irn', 'wc:7f6e@2?relay-protocol=irn'],
  ['com.wallet.app+x://y', 'com.wallet.app+x://y'],
])('parseSafeUrl: allows %j', (input, href) => {
  expect(parseSafeUrl(input)?.href).toBe(href)
})

const native = Object.getOwnPropertyDescriptor(URL, 'canParse')
afterEach(() => {
  if (native) Object.defineProperty(URL, 'canParse', native)
})

test.each(['with', 'without'])(
  'parseUrl: reads an address, and calls anything else none, %s URL.canParse',
  (browser) => {
    if (browser === 'without') Reflect.deleteProperty(URL, 'canParse')
    expect(parseUrl('https://example.org:8443/a?b#c')?.host).toBe('example.org:8443')
    for (const text of ['', '/path', 'example.org', 'https://', 'undefined'])
      expect(parseUrl(text)).toBeUndefined()
  },
)
