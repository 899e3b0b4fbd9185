import { expect, test } from 'vitest'
import { createBrowserCookie } from './browser-cookie'

const pairOf = (setCookie: string): string => setCookie.split(';')[0] ?? ''

test('browser cookie: scripts and other sites cannot use it, and only this host can set it', () => {
  const cookie = createBrowserCookie(() => true, 600_000)
  const { browser, setCookie } = cookie.write(undefined)
  expect(setCookie).toMatch(
    /^__Host-wallet-login=[\da-f]{64}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
  )
  // A reader of this server's memory cannot pose as the browser.
  expect(setCookie).not.toContain(browser)
  expect(cookie.read(`theme=dark; ${pairOf(setCookie)}`)).toBe(browser)
  expect(cookie.write(pairOf(setCookie))).toEqual({ browser, setCookie })
})

test('browser cookie: without https it has no prefix, and two browsers differ', () => {
  const cookie = createBrowserCookie(() => false, 600_000)
  const [one, other] = [cookie.write(undefined), cookie.write(undefined)]
  expect(one.setCookie).toMatch(/^wallet-login=[\da-f]{64}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/)
  expect(one.browser).not.toBe(other.browser)
})

test.each([undefined, '', 'wallet-login=', 'wallet-login=x', `other=${'a'.repeat(64)}`])(
  'browser cookie: "%s" is none',
  (header) => {
    expect(createBrowserCookie(() => false, 600_000).read(header)).toBeUndefined()
  },
)
