import { afterEach, expect, test } from 'vitest'
import { parseUrl } from './safe-url'

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
