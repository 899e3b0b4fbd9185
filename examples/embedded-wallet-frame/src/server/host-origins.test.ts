import { expect, test } from 'vitest'
import { createHostOrigins } from './host-origins'

const isHostOrigin = createHostOrigins(
  'https://shop.example https://*.shops.example https://dev.example:8443 http://localhost:*',
)

test.each([
  'https://shop.example',
  'https://a.shops.example',
  'https://a.b.shops.example',
  'https://dev.example:8443',
  'http://localhost:4800',
  'http://localhost',
])('host origins: %s may use the wallet', (origin) => {
  expect(isHostOrigin(origin)).toBe(true)
})

test.each([
  'https://evil.example',
  'http://shop.example',
  'https://shop.example:444',
  'https://shop.example.evil.example',
  'https://evilshop.example',
  'https://shops.example',
  'https://evilshops.example',
  'https://dev.example',
  'https://localhost:4800',
  'https://shop.example/',
  'https://shop.example/page',
  'https://user@shop.example',
  'HTTPS://SHOP.EXAMPLE',
  'null',
  '',
])('host origins: "%s" may not', (origin) => {
  expect(isHostOrigin(origin)).toBe(false)
})

test.each(['*', 'https:', 'https://*', "'self'", 'shop.example', 'https://shop.example/page', ''])(
  'host origins: a list with "%s" is refused',
  (source) => {
    expect(() => createHostOrigins(source)).toThrow('names no host')
  },
)
