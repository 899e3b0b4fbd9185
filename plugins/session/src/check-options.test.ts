import { expect, test } from 'vitest'
import { checkOptions } from './check-options'
import type { SessionOptions } from './options'

const wrong: readonly (readonly [string, object])[] = [
  ['a network id that is not CAIP-2', { defaultNetwork: '1' }],
  ['a network id of three parts', { defaultNetwork: 'eip155:1:2' }],
  ['a page address with a script', { metadata: { url: 'javascript:alert(1)' } }],
]

test.each(wrong)('production checks: refuse %s by code', (_name, options) => {
  expect(() => checkOptions(options as SessionOptions)).toThrow(
    expect.objectContaining({ code: 'INVALID_SESSION_OPTION' }),
  )
})

test('production checks: let right options pass', () => {
  checkOptions({ defaultNetwork: 'eip155:1', metadata: { url: 'https://host.example' } })
})
