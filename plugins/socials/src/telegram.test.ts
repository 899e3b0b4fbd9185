import { detectEnvironment } from '@latchkey/kernel/environment'
import { expect, test } from 'vitest'
import { socialMethods } from './providers'
import { withPage, worksIn } from './telegram'

const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0 Mobile'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0'

test.each([
  [IOS, ['google']],
  [ANDROID, ['x', 'facebook']],
  [MAC, ['x']],
  [WINDOWS, []],
])('telegram: %s leaves out %j', (userAgent, missing) => {
  const environment = detectEnvironment({ userAgent, coarsePointer: false, telegram: true, injected: false })
  expect(socialMethods.filter((method) => !worksIn(method, environment, userAgent))).toEqual(missing)
})

test('telegram: only appends the page to `state`', () => {
  const url = withPage(
    'https://provider.example/login?a=1&state=abc&b=2#c',
    'https://host.example/?x=1&y=2#z',
  )
  const { searchParams } = new URL(url)
  expect(searchParams.get('state')).toBe('abc--https://host.example/?x=1&y=2#z')
  expect([searchParams.get('a'), searchParams.get('b')]).toEqual(['1', '2'])
})

test('telegram: appends the page in a nested authorization URL', () => {
  const inner = 'https://provider.example/login?state=abc'
  const outer = `https://auth.magic.link/?provider_authorization_url=${encodeURIComponent(inner)}`
  const found = new URL(withPage(outer, 'https://host.example/')).searchParams.get(
    'provider_authorization_url',
  )
  expect(new URL(found ?? '').searchParams.get('state')).toBe('abc--https://host.example/')
})

test('telegram: throws without a `state`, as the login could not return', () => {
  expect(() => withPage('https://provider.example/login', 'https://host.example/')).toThrow(
    expect.objectContaining({ code: 'SOCIAL_LOGIN_URL_INVALID' }),
  )
})
