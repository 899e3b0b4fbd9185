import { expect, test } from 'vitest'
import { isOriginAllowed } from './origin-pattern'

const allowed: readonly (readonly [origin: string, pattern: string])[] = [
  // A pattern with a scheme and without `*` is compared as a whole origin. Its path is ignored.
  ['https://a.example', 'https://a.example'],
  ['https://a.example', 'https://a.example/path?query#fragment'],
  ['https://a.example', 'https://a.example:443'],
  ['https://a.example:8443', 'https://a.example:8443'],
  // A pattern without a scheme is compared with the host, with any port unless it has one.
  ['https://a.example', 'a.example'],
  ['http://a.example', 'a.example'],
  ['https://a.example:8443', 'a.example'],
  ['https://a.example:8443', 'a.example:8443'],
  // A `*` matches one whole label, or any port.
  ['https://x.a.example', '*.a.example'],
  ['https://x.a.example', 'https://*.a.example'],
  ['https://x.a.example:99', 'https://*.a.example'],
  ['https://x.a.example:99', 'https://*.a.example:*'],
  ['https://x.a.example', 'https://*.a.example:*'],
  ['https://x.a.example:99', '*.a.example:99'],
  ['https://b.x.a.example', 'https://b.*.a.example'],
  ['https://x.a.co.uk', 'https://*.a.co.uk'],
  ['https://x.co.example', '*.co.example'],
  ['https://a.example:1', 'https://a.example:*'],
  // These origins are always allowed.
  ['http://localhost:3000', 'https://a.example'],
  ['https://127.0.0.1', 'https://a.example'],
  ['https://branch.pages.dev', 'https://a.example'],
  ['https://branch.vercel.app', 'https://a.example'],
  ['https://x.ngrok-free.app', 'https://a.example'],
  ['https://secure-mobile.walletconnect.com', 'https://a.example'],
  // A pattern that is no URL only matches the same text.
  ['null', 'null'],
]

const refused: readonly (readonly [origin: string, pattern: string])[] = [
  ['https://b.example', 'https://a.example'],
  ['http://a.example', 'https://a.example'],
  ['https://a.example:8443', 'https://a.example'],
  ['https://a.example.evil.example', 'https://a.example'],
  ['https://evil-a.example', 'a.example'],
  ['https://a.example', 'A.example'],
  ['https://a.example', 'a.example:443'],
  ['https://a.example', 'a.example/path'],
  ['https://a.example', 'user@a.example'],
  ['https://a.example', 'https://a.example.'],
  ['https://axexample', 'https://a.example'],
  ['https://x.y.a.example', '*.a.example'],
  ['https://a.example', '*.a.example'],
  ['https://.a.example', '*.a.example'],
  ['http://x.a.example', 'https://*.a.example'],
  ['https://x.a.example:99', 'https://*.a.example:98'],
  ['https://x.a.example', 'https://*.a.example:443'],
  ['https://xy.a.example', 'https://x*.a.example'],
  ['https://x.a.example.evil', 'https://*.a.example'],
  ['https://evil.example/?x.a.example', 'https://*.a.example'],
  ['https://a.example', '*'],
  ['https://x.a.example', 'https://*@x.a.example'],
  ['https://x.y.pages.dev', 'https://a.example'],
  ['https://pages.dev', 'https://a.example'],
  ['http://branch.vercel.app', 'https://a.example'],
  ['https://localhost.evil.example', 'https://a.example'],
  // Patterns whose hosts may belong to anybody.
  ['https://evil.com', 'https://*.com'],
  ['https://evil.com', '*.com'],
  ['https://evil.com:99', '*.com:*'],
  ['https://evil.co.uk', 'https://*.co.uk'],
  ['https://evil.com.br', '*.com.br'],
  ['https://www.evil.com', '*.*.com'],
  ['https://a.evil.com', 'https://a.*.com'],
  ['https://a.evil.com', 'https://*.evil.*'],
  ['https://evil.com.', 'https://*.com.'],
  ['https://10.0.0.7', '*.0.0.7'],
  ['https://intranet', '*'],
  ['https://a.example', ''],
  ['https://a.example', 'https://'],
  ['https://a.example', 'http*://a.example'],
  ['null', '*'],
  ['', 'a.example'],
]

test.each(allowed)('origin: %s is allowed by %s', (origin, pattern) => {
  expect(isOriginAllowed(origin, [pattern])).toBe(true)
})

test.each(refused)('origin: %s is not allowed by %s', (origin, pattern) => {
  expect(isOriginAllowed(origin, [pattern])).toBe(false)
})

test('origin: one pattern of many is enough, and a project without patterns allows everything', () => {
  expect(isOriginAllowed('https://a.example', ['https://b.example', 'a.example'])).toBe(true)
  expect(isOriginAllowed('https://a.example', [])).toBe(true)
})
