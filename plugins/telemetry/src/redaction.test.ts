import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeError } from './describe-error'
import { describePage } from './describe-page'
import { redactMessage } from './redact-message'
import { redactStack } from './redact-stack'

const secrets: readonly (readonly [what: string, secret: string])[] = [
  ['an address', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  ['an address of Solana', '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'],
  ['an address of Bitcoin', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['a key', 'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'],
  ['a recovery phrase', 'legal winner thank year wave sausage worth useful legal winner thank yellow'],
  [
    'a numbered recovery phrase',
    '1. legal 2. winner 3. thank 4. year 5. wave 6. sausage 7. worth 8. useful 9. legal 10. winner 11. thank 12. yellow',
  ],
  [
    'a Spanish recovery phrase',
    'ábaco abdomen abeja abierto abogado abono aborto abrazo abrir abuelo abuso acabar',
  ],
  ['an email', 'ada.lovelace@example.com'],
  ['an email of one word', 'ada@home'],
  ['a code', '481516'],
  ['a code in groups', '481 516'],
  ['a code of other digits', '٤٨١٥١٦'],
  ['a code in letters and digits', 'K7Q2'],
  ['a name', 'lantern.eth'],
  ['a pairing URI', 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?symKey=587d'],
  ['a query', '/getWallets?search=harbor'],
  ['a link', 'https://rpc.example/v3/c0ffee'],
  ['an amount', '1234.567890'],
  ['a token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl'],
]

test.each(secrets)('redaction: %s is in nothing that is sent', (_what, secret) => {
  const inside = [secret, `(${secret})`, `"${secret}"`, `${secret}.`, `id=${secret}`, `\u200b${secret}\u200b`]
  for (const text of inside) {
    const error = new Error(`Cannot find ${text} here`)
    error.name = secret
    error.stack = `Error: ${error.message}\n    at Object.${secret} (https://x.example/a.js?user=${secret}:1:2)\n${secret}@https://x.example/${secret}/b.js:3:4`
    const told = JSON.stringify(describeError(error, 'send'))
    for (const part of secret.split(/[\s.]+/).filter((one) => one.length > 3))
      expect(told).not.toContain(part)
    expect(told).toMatch(/Cannot find .*\[|\[words\]/)
  }
})

test('redaction: keeps words, short numbers and punctuation at the ends of sentences', () => {
  expect(redactMessage("HTTP status code: 503. Don't worry, try again (later)!")).toBe(
    "HTTP status code: 503. Don't worry, try again (later)!",
  )
  expect(redactMessage('eth_sendTransaction failed on chain 8453')).toBe(
    'eth_sendTransaction failed on chain [number]',
  )
})

test('redaction: leaves no word of random messages with other characters than letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (message) => {
      const rest = redactMessage(message).replace(/\[(text|number|words|value)\]/g, '')
      expect(rest).not.toMatch(/\p{Nd}{4}|[@/\\=?&%#]/u)
    }),
  )
})

test('stack: frames of V8, Gecko and WebKit keep file, line and column', () => {
  const stack = [
    'Error: for ada@example.com',
    '    at Object.connect (https://shop.example/assets/app-1a2b.js:10:20)',
    '    at async https://shop.example/users/ada/chunk.mjs?token=7:3:4',
    'open@https://shop.example/assets/app.js:5:6',
    '@https://shop.example/assets/app.js:7:8',
    'not a frame at all',
  ].join('\n')
  expect(redactStack(stack)).toBe(
    ['at app-1a2b.js:10:20', 'at chunk.mjs:3:4', 'at app.js:5:6', 'at app.js:7:8'].join('\n'),
  )
})

test.each([
  ['https://shop.example/cart?user=ada#top', 'https://shop.example/cart'],
  ['https://ada:secret@shop.example/', 'https://shop.example/'],
  ['https://shop.example/0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266/nfts', 'https://shop.example/:id/nfts'],
  ['https://shop.example/orders/1234', 'https://shop.example/orders/:id'],
  ['https://shop.example/a%40b/index.html', 'https://shop.example/:id/index.html'],
  ['nothing', ''],
])('page: %s is reported as "%s"', (location, url) => {
  expect(describePage(location).url).toBe(url)
})

test('error: one whose properties throw is described too', () => {
  const trap = new Proxy(
    {},
    {
      get() {
        throw new Error('trap')
      },
      has() {
        throw new Error('trap')
      },
    },
  )
  expect(describeError(trap, undefined)).toMatchObject({ errorType: 'Error', errorMessage: 'Unknown error' })
  expect(describeError('A sentence', undefined)).toMatchObject({ errorMessage: 'A sentence' })
  expect(describeError(undefined, 'embeddedWallet')).toMatchObject({ event: 'SECURE_SITE_ERROR' })
})
