import { expect, test } from 'vitest'
import { createBrowserCookie } from './browser-cookie'

const pairOf = (setCookie: string): string => setCookie.split(';')[0] ?? ''

test('browser cookie: scripts cannot read it, and only this host can set it', () => {
  const read = createBrowserCookie(() => true, 600_000)
  const { browser, setCookie } = read(undefined)
  expect(setCookie).toMatch(
    /^__Host-wallet-login=[\da-f]{64}; Path=\/; Max-Age=600; HttpOnly; SameSite=None; Secure$/,
  )
  // A reader of this server's memory cannot pose as the browser.
  expect(setCookie).not.toContain(browser)
  expect(read(`theme=dark; ${pairOf(setCookie)}`)).toEqual({ browser, setCookie })
})

test('browser cookie: without https it has no prefix', () => {
  const { setCookie } = createBrowserCookie(() => false, 600_000)(undefined)
  expect(setCookie).toMatch(/^wallet-login=[\da-f]{64}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/)
})

test.each([undefined, '', 'wallet-login=', 'wallet-login=x', `other=${'a'.repeat(64)}`])(
  'browser cookie: a browser that sends "%s" is a new one',
  (header) => {
    const read = createBrowserCookie(() => false, 600_000)
    expect(read(header).browser).not.toBe(read(header).browser)
  },
)
