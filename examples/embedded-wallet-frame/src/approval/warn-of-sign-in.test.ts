import { expect, test } from 'vitest'
import { createSay } from '../copy/say'
import { readMessage } from './warn-of-sign-in'

const say = createSay('en')
const read = (text: string, origin = 'https://shop.example') =>
  readMessage(new TextEncoder().encode(text), origin, say)
const warnOf = (text: string, origin?: string): readonly string[] => read(text, origin).warnings

const message = (domain: string, chain = 'Ethereum'): string =>
  `${domain} wants you to sign in with your ${chain} account:\n0x1`

test.each([
  ['shop.example', 'https://shop.example'],
  ['https://Shop.example', 'https://shop.example'],
  ['shop.example:443', 'https://shop.example'],
  ['bücher.example', 'https://xn--bcher-kva.example'],
  ['127.0.0.1:4800', 'http://127.0.0.1:4800'],
])('sign-in: the domain %s belongs to the origin %s', (domain, origin) => {
  expect(warnOf(message(domain), origin)).toEqual([])
  expect(warnOf(message(domain, 'Solana'), origin)).toEqual([])
})

test.each([
  'bank.example',
  'shop.example:8080',
  'shop.example@bank.example',
  'bank.example@shop.example',
  ':',
])('sign-in: the domain %s belongs to another site, which causes a warning', (domain) => {
  for (const chain of ['Ethereum', 'Solana'])
    expect(warnOf(message(domain, chain))).toEqual([
      `This signs you in at ${domain}, but the request comes from another site. Don’t approve it.`,
    ])
})

test('sign-in: a message that is no sign-in causes no warning', () => {
  expect(warnOf('Hello')).toEqual([])
})

test('sign-in: a replacement character in it switches no warning off, and it is shown as text', () => {
  const text = `${message('bank.example')}\n\nHello \uFFFD`
  expect(read(text)).toEqual({
    text,
    warnings: [
      'This signs you in at bank.example, but the request comes from another site. Don’t approve it.',
    ],
  })
})

test('message: of bytes that nobody can read there is a warning', () => {
  const hash = Uint8Array.from({ length: 32 }, (_, index) => 0xa0 + index)
  expect(readMessage(hash, 'https://shop.example', say).warnings).toEqual([
    'This isn’t readable text, so this wallet can’t tell what signing it allows. Approve it only if you trust the site.',
  ])
})

test('sign-in: one that is no text is refused, and other bytes are no text', () => {
  const bytes = new TextEncoder().encode(message('shop.example'))
  for (const given of [
    Uint8Array.of(0xff, ...bytes),
    Uint8Array.of(...bytes, 0),
    Uint8Array.of(...bytes, 0xc3),
  ])
    expect(() => readMessage(given, 'https://shop.example', say)).toThrow('is text in UTF-8')
  expect(readMessage(Uint8Array.of(0xff, 0), 'https://shop.example', say).text).toBeUndefined()
})
