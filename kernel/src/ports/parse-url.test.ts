import { expect, test } from 'vitest'
import { parseUrl } from './parse-url'

test('parseUrl: reads an address, and calls anything else none', () => {
  expect(parseUrl('https://example.org:8443/a?b#c')?.host).toBe('example.org:8443')
  for (const text of ['', '/path', 'example.org', 'https://', 'undefined'])
    expect(parseUrl(text)).toBeUndefined()
})
