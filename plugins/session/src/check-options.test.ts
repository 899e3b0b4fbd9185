import { expect, test } from 'vitest'
import { checkOptions } from './check-options.development'
import type { SessionOptions } from './options'

const listed = (...ids: readonly string[]): readonly { token: { id: string } }[] =>
  ids.map((id) => ({ token: { id } }))

test.each<readonly [string, object, RegExp]>([
  [
    'an unknown part of metadata',
    { metadata: { title: 'Shop' } },
    /'metadata.title'.*name, description, url, icons/,
  ],
  [
    'a text for the icons',
    { metadata: { icons: 'https://x.example' } },
    /'metadata.icons' .* a list of addresses/,
  ],
  ['a number for the name', { metadata: { name: 1 } }, /'metadata.name' .* a text/],
  ['an address that is none', { metadata: { url: 'x' } }, /'metadata.url' .* https/],
  ['a text for connectors', { connectors: 'metamask' }, /'connectors' .* a list/],
])('options: refuses %s', (_what, given, sentence) => {
  // What a page without types may give.
  const options = given as SessionOptions
  expect(() => checkOptions(options, listed('session', 'evm'))).toThrow(sentence)
})

test.each<readonly [string, readonly string[], number]>([
  ['none of the plugins brings networks', ['session', 'modal', 'connect', 'walletconnect'], 1],
  ['there is an adapter', ['session', 'modal', 'evm'], 0],
  ['there is a plugin of the host', ['session', 'shop/chain'], 0],
])('options: when %s, the console says so as often', (_what, ids, times) => {
  const { warn } = console
  const said: unknown[] = []
  console.warn = (text: unknown) => said.push(text)
  try {
    checkOptions({}, listed(...ids))
  } finally {
    console.warn = warn
  }
  expect(said).toHaveLength(times)
  for (const text of said) expect(text).toMatch(/Put an adapter in plugins/)
})
