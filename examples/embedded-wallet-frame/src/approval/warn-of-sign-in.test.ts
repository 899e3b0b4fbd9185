import { expect, test } from 'vitest'
import { createSay } from '../copy/say'
import { warnOfSignIn } from './warn-of-sign-in'

const say = createSay('en')

const message = (domain: string, chain = 'Ethereum'): string =>
  `${domain} wants you to sign in with your ${chain} account:\n0x1`

test.each([
  ['shop.example', 'https://shop.example'],
  ['https://Shop.example', 'https://shop.example'],
  ['shop.example:443', 'https://shop.example'],
  ['bücher.example', 'https://xn--bcher-kva.example'],
  ['127.0.0.1:4800', 'http://127.0.0.1:4800'],
])('sign-in: the domain %s belongs to the origin %s', (domain, origin) => {
  expect(warnOfSignIn(message(domain), origin, say)).toEqual([])
  expect(warnOfSignIn(message(domain, 'Solana'), origin, say)).toEqual([])
})

test.each([
  'bank.example',
  'shop.example:8080',
  'shop.example@bank.example',
  'bank.example@shop.example',
  ':',
])('sign-in: the domain %s belongs to another site, which causes a warning', (domain) => {
  for (const chain of ['Ethereum', 'Solana'])
    expect(warnOfSignIn(message(domain, chain), 'https://shop.example', say)).toEqual([
      `This signs you in at ${domain}, but the request comes from another site. Do not approve it.`,
    ])
})

test('sign-in: a message that is no sign-in causes no warning', () => {
  expect(warnOfSignIn('Hello', 'https://shop.example', say)).toEqual([])
})
