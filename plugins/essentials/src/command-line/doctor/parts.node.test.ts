import { expect, test } from 'vitest'
import { findPageMistakes } from './check-page'
import { redact } from './report'
import { isInRange } from './version-range'

test.each([
  ['18.3.1', '^18.2.0 || ^19.0.0', true],
  ['18.1.0', '^18.2.0 || ^19.0.0', false],
  ['20.0.0', '^18.2.0 || ^19.0.0', false],
  ['0.2.0', '^0.1.0', false],
  ['0.1.9', '^0.1.0', true],
  ['0.0.4', '^0.0.3', false],
  ['20.19.0', '>=20.19', true],
  ['20.18.3', '>=20.19', false],
  ['25.0.0', '>= 20.19 <25', false],
  ['5.4.9', '~5.4', true],
  ['5.5.0', '~5.4.1', false],
  ['2.9.9', '2.x', true],
  ['2.0.1', '2.0.0', false],
  ['3.0.0', '<=3', true],
  ['3.0.1', '>3.0.0', true],
  ['19.0.0-rc.1', '^19.0.0', true],
  ['1.0.0', '*', true],
  ['1.0.0', 'latest', true],
])('version range: %s in %s: %s', (version, range, expected) => {
  expect(isInRange(version, range)).toBe(expected)
})

test('report: has no path, address, id or key of the user in it', () => {
  const text = [
    'in /home/ada/pages/shop/node_modules/viem and C:\\Users\\ada\\shop',
    'https://user:pass@rpc.example/v2/abcdef1234?key=1, wss://relay.example/?projectId=2',
    'id 0123456789abcdef0123456789abcdef, token npm_a1B2c3D4e5F6g7H8i9J0k1L2m3N4',
    'viem 2.30.1 in node_modules/viem, MODULE_RESOLUTION, Cross-Origin-Embedder-Policy is require-corp',
  ].join('\n')
  expect(redact(text, ['/home/ada/pages/shop', '/home/ada', 'ada'])).toBe(
    [
      'in …/node_modules/viem and …\\shop',
      'https://rpc.example, wss://relay.example',
      'id <redacted>, token <redacted>',
      'viem 2.30.1 in node_modules/viem, MODULE_RESOLUTION, Cross-Origin-Embedder-Policy is require-corp',
    ].join('\n'),
  )
})

test.each([
  ['http://shop.example', ['INSECURE_ORIGIN']],
  ['https://shop.example', []],
  ['http://localhost:3000', []],
  ['http://app.localhost', []],
  ['http://[::1]:3000', []],
])('page: %s is %j', (url, codes) => {
  const page = { url: new URL(url), headers: new Headers(), html: '', receivedAt: 0 }
  expect(findPageMistakes(page, []).map(({ code }) => code)).toEqual(codes)
})
