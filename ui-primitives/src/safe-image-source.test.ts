import { expect, test } from 'vitest'
import { safeImageSource } from './safe-url'

test.each([
  'https://example.com/a.png',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml,%3Csvg%3E',
  'data:image/webp;base64,AAAA',
  'blob:https://example.com/1',
  'http://127.0.0.1:4801/getWalletImage/1',
])('safeImageSource: accepts %s', (source) => {
  expect(safeImageSource(source)).toBe(source)
})

test.each([
  undefined,
  '',
  'http://example.com/a.png',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg,x',
  'data:image/pngx,x',
  'data:,x',
  'ftp://example.com/a.png',
  '//example.com/a.png',
  'a.png',
])('safeImageSource: refuses %s', (source) => {
  expect(safeImageSource(source)).toBeUndefined()
})
