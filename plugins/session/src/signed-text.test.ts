import { expect, test } from 'vitest'
import { isStructName, signInFault, utf8Text } from './signed-text'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const message = (domain: string, statement = 'Hello', chain = 'Ethereum'): string =>
  `${domain} wants you to sign in with your ${chain} account:\n0x1\n\n${statement}\n\nURI: https://${domain}`
const ORIGIN = 'https://shop.example'

test('text: is read strictly, and keeps what belongs to it', () => {
  expect(utf8Text(bytesOf('\uFEFFa\n\tb \uFFFD é'))).toBe('\uFEFFa\n\tb \uFFFD é')
  expect(utf8Text(Uint8Array.of(0x61, 0xff))).toBeUndefined()
  expect(utf8Text(Uint8Array.of(0xed, 0xa0, 0x80))).toBeUndefined()
  expect(utf8Text(bytesOf('a\u0000'))).toBeUndefined()
})

test.each([
  ['plain', message('bank.example')],
  ['with a replacement character', message('bank.example', 'Hello \uFFFD')],
  ['with a scheme', message('https://bank.example')],
  ['with a byte order mark', `\uFEFF${message('bank.example')}`],
  ['in other letters', message('bank.example').replace('wants you', 'WANTS you')],
  ['behind other lines', `Welcome\n\n${message('bank.example')}`],
  ['of another chain', message('bank.example', 'Hello', 'Sui')],
  ['behind one of its own', `${message('shop.example')}\n${message('bank.example')}`],
])('sign-in: one at another site is found, %s', (_what, text) => {
  expect(signInFault(bytesOf(text), ORIGIN)).toEqual({ domain: 'bank.example' })
})

test('sign-in: one at another site is found behind many of its own', () => {
  const own = [
    'shop.example',
    'Shop.example',
    'sHop.example',
    'shOp.example',
    'shoP.example',
    'shop.example:443',
  ]
  const text = [...own, 'bank.example'].map((domain) => message(domain)).join('\n')
  expect(signInFault(bytesOf(text), ORIGIN)).toEqual({ domain: 'bank.example' })
})

test('sign-in: bytes that sign in and are no text are unreadable, for any site', () => {
  const envelope = [0xff, ...bytesOf('solana offchain'), 0, 0, 20, 0]
  for (const domain of ['bank.example', 'shop.example']) {
    const text = bytesOf(message(domain))
    for (const bytes of [
      [...envelope, ...text],
      [...text, 0xff],
      [...text, 0x00],
      [...text, 0xed, 0xa0, 0x80],
    ])
      expect(signInFault(Uint8Array.from(bytes), ORIGIN)).toBe('unreadable')
  }
})

test('sign-in: the page’s own and any other message are fine', () => {
  for (const text of [message('shop.example'), message('https://Shop.example:443'), 'Hello', '']) {
    expect(signInFault(bytesOf(text), ORIGIN)).toBeUndefined()
  }
  expect(signInFault(Uint8Array.of(0xff, 0x00), ORIGIN)).toBeUndefined()
})

test('sign-in: a huge message is read at once', () => {
  const many = bytesOf(`${'x'.repeat(1_000_000)} ${message('bank.example').repeat(2_000)}`)
  expect(signInFault(many, ORIGIN)).toEqual({ domain: 'bank.example' })
})

test.each([
  ['bücher.example', 'https://xn--bcher-kva.example', true],
  ['127.0.0.1:4800', 'http://127.0.0.1:4800', true],
  ['shop.example:8080', ORIGIN, false],
  ['shop.example@bank.example', ORIGIN, false],
  ['bank.example@shop.example', ORIGIN, false],
  [':', ORIGIN, false],
  ['shop.example', 'null', false],
])('sign-in: whether %s is the domain of %s is %s', (domain, origin, expected) => {
  expect(signInFault(bytesOf(message(domain)), origin)).toEqual(expected ? undefined : { domain })
})

test('typed data: a type is not named like a list, a value or several', () => {
  for (const name of ['Mail', 'EIP712Domain', 'HyperliquidTransaction:UsdSend', '_0$', 'uint256x'])
    expect(isStructName(name), name).toBe(true)
  for (const name of [
    '',
    'Item[]',
    'Item[2]',
    'uint256',
    'int',
    'address',
    'bool',
    'string',
    'bytes',
    'bytes32',
    'A B',
    'A(b c)',
    'A,B',
  ])
    expect(isStructName(name), name).toBe(false)
})
