import { expect, test } from 'vitest'
import { safeHref } from './safe-url'

test.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['HTTPS://example.com', 'https://example.com/'],
  ['mailto:help@example.com', 'mailto:help@example.com'],
  ['http://localhost:4800/x', 'http://localhost:4800/x'],
  ['http://127.0.0.1:1/', 'http://127.0.0.1:1/'],
  ['http://[::1]/', 'http://[::1]/'],
])('safeHref: accepts %s', (href, normalised) => {
  expect(safeHref(href)).toBe(normalised)
})

test.each([
  undefined,
  '',
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'about:blank',
  'view-source:https://example.com',
  'intent://x#Intent;scheme=javascript;end',
  'http://example.com',
  'http://localhost.example.com',
  'http://127.0.0.1.nip.io',
  '//example.com',
  '/relative',
  'example.com',
])('safeHref: refuses %s', (href) => {
  expect(safeHref(href)).toBeUndefined()
})
