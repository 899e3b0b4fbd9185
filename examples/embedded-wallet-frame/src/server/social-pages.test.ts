import { expect, test } from 'vitest'
import { createPageWriter } from './page-html'
import { createSocialPages } from './social-pages'

const STATE = 'a'.repeat(64)

function openPage(isOnPhone: boolean, referer?: string) {
  const left: unknown[] = []
  const pages = createSocialPages({
    pages: createPageWriter(''),
    socials: {
      find: () => ({ hostOrigin: 'https://shop.example', isOnPhone }),
      isStarter: (_state, { from }) => from === 'https://shop.example',
      leave(_query, { browser, from }) {
        left.push([browser, from])
        return 'https://id.example/'
      },
    },
    cookie: () => ({ browser: 'hers', setCookie: 'cookie=1' }),
    providerOrigin: () => 'https://id.example',
  })
  const call = {
    method: 'GET',
    path: '/sdk/social-start',
    query: new URLSearchParams({ state: STATE }),
    body: `state=${STATE}`,
    headers: { referer },
    caller: '192.0.2.1',
  }
  return { left, opened: pages.open(call, 'en'), confirm: () => pages.confirm(call, 'en') }
}

test.each([
  ['https://shop.example/page', 'https://shop.example'],
  ['https://evil.example/', 'https://evil.example'],
  ['nonsense', undefined],
  [undefined, undefined],
])('social start: a popup that comes from %s is led on', (referer, from) => {
  const { opened, left } = openPage(false, referer)
  expect(opened).toMatchObject({
    status: 303,
    headers: { location: 'https://id.example/', 'set-cookie': 'cookie=1', 'cache-control': 'no-store' },
  })
  expect(left).toEqual([['hers', from]])
})

test('social start: a phone that may not be the starter’s is asked first, and goes on after a press', () => {
  const { opened, left, confirm } = openPage(true)
  expect(opened.status).toBe(200)
  expect(opened.body).toContain('Log in at https://shop.example?')
  expect(opened.headers).not.toHaveProperty('set-cookie')
  expect(opened.headers['content-security-policy']).toContain("form-action 'self' https://id.example;")
  // Else the browser would not say that the form is from this page.
  expect(opened.headers['referrer-policy']).toBe('same-origin')
  expect(left).toEqual([])
  expect(confirm()).toMatchObject({ status: 303, headers: { 'set-cookie': 'cookie=1' } })
  expect(left).toEqual([['hers', undefined]])
})

test('social start: on the phone itself the link of the host’s page leads on', () => {
  expect(openPage(true, 'https://shop.example/').left).toEqual([['hers', 'https://shop.example']])
})
