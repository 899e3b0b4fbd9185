import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeError, redactStack } from './describe-error'
import { redactMessage } from './redact-message'
import { describePage } from './service'

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
    for (const part of secret.split(/[^\p{L}\p{N}@/:]+/u).filter((one) => one.length > 3))
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

test('redaction: keeps long sentences that have short words in them', () => {
  for (const sentence of [
    'The wallet is not able to send the transaction to this network, because it is locked at the moment of the call.',
    'Go to the site of a wallet to see it in a list of all.',
  ])
    expect(redactMessage(sentence)).toBe(sentence)
})

test('redaction: leaves no word of random messages with other characters than letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (message) => {
      const rest = redactMessage(message).replace(/\[(text|number|words|value)\]/g, '')
      // A question mark stays at the end of a word, as every punctuation.
      expect(rest).not.toMatch(/\p{Nd}{4}|[@/\\=&%#]|\?[^\s)\]}"'”.,:;!?…]/u)
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

const phrase = [
  'abandon',
  'ability',
  'able',
  'about',
  'above',
  'absent',
  'absorb',
  'abstract',
  'absurd',
  'abuse',
  'access',
  'accident',
]
test.each([
  ' ',
  '  ',
  ', ',
  '/',
  '_',
  '-',
  ' + ',
  ' → ',
  ' • ',
  ' = ',
  '、',
  '，',
  '\n',
  '|',
  '" "',
  "' '",
  '`',
  ' 1 ',
  '. 2) ',
  '<br>'.replace('br', ''),
  '\u2028',
  '",\n"',
])('redaction: a recovery phrase with %j between its words is in nothing that is sent', (separator) => {
  for (const text of [
    phrase.join(separator),
    `"${phrase.join(separator)}"`,
    `Invalid phrase: ${phrase.join(separator)} was given`,
  ])
    for (const word of phrase) expect(redactMessage(text)).not.toMatch(new RegExp(`\\b${word}\\b`))
})

test('redaction: a recovery phrase that capital letters or quotation marks divide, or without any separator', () => {
  const joined = phrase.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
  expect(redactMessage(joined.join(''))).toBe('[words]')
  expect(redactMessage(`${joined.slice(0, 6).join('')} ${joined.slice(6).join('')}`)).toBe('[words]')
  expect(
    redactMessage("abandon 'ability able' about above absent absorb abstract absurd abuse access accident"),
  ).toBe('[words]')
  expect(redactMessage('的一是在不了有和人这中大')).toBe('[words]')
  expect(
    redactMessage('abandon_ability_able about_above_absent absorb_abstract_absurd abuse_access_accident'),
  ).toBe('[words]')
})

test.each<readonly [string, (word: string, index: number) => string]>([
  ['letters', (word, index) => `${'abcdefghijkl'[index]}) ${word}`],
  ['numbers with a word', (word, index) => `No. ${index + 1} ${word}`],
  ['long words', (word) => `recovery-word: ${word}`.replace('recovery', 'mnemonicword')],
  ['a letter behind each', (word) => `${word} x`],
])('redaction: a recovery phrase counted by %s is in nothing that is sent', (_what, write) => {
  const told = redactMessage(`Invalid: ${phrase.map(write).join(' ')} was given`)
  for (const word of phrase) expect(told).not.toMatch(new RegExp(`\\b${word}\\b`))
})

test('redaction: of a phrase at the end of what is read nothing is told', () => {
  const told = redactMessage(`"${'x'.repeat(1_140)}" ${phrase.join(' ')}`)
  for (const word of phrase) expect(told).not.toContain(word)
})

test.each([
  '123; 456',
  '(123) (456)',
  '123 – 456',
  '123 / 456',
  '123 | 456',
  '12 34 56',
  '1 2 3 4 5 6',
  '1.2.3.4',
  '1_2_3_4',
  '٤٨١ ٥١٦',
  '４８１５',
  '④⑧①⑤',
  'four eight one five',
  'Four-Eight-One-Five',
  '4 eight 1 five',
  '四八一五',
  '¹²³⁴',
])('redaction: the code %s is in nothing that is sent', (code) => {
  expect(redactMessage(`Your code ${code} is wrong`)).toBe(
    `Your code ${code.startsWith('(') ? '(' : ''}[number]${code.endsWith(')') ? ')' : ''} is wrong`,
  )
})

test.each([
  ['Send it to ada @ example . org now', 'Send it to [value] now'],
  ['Send it to ada (at) example (dot) org now', 'Send it to [value] now'],
  ['Send it to ada [at] example.org now', 'Send it to [value] now'],
  ['code ABCD-EFGH-IJKL', 'code [value]'],
  ['key: qwertyuiopasdfghjklzxcv', 'key: [value]'],
  [
    'eth_sendTransaction of WalletConnectProvider: USER_REJECTED',
    'eth_sendTransaction of WalletConnectProvider: USER_REJECTED',
  ],
])('redaction: %s is told as %s', (message, told) => {
  expect(redactMessage(message)).toBe(told)
})

test.each([
  ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266.js', '[file].js'],
  ['ada.lovelace.js', '[file].js'],
  ['481516.js', '[file].js'],
  ['9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin.mjs', '[file].mjs'],
  ['ada@example.com.js', '[file].js'],
  ['index-BRBmoGS9.js', 'index-BRBmoGS9.js'],
  ['main.8f3e2b1c.chunk.js', 'main.8f3e2b1c.chunk.js'],
  ['117-ad0d7a4fed1ee19a.js', '117-ad0d7a4fed1ee19a.js'],
  ['app-pages-internals.js', 'app-pages-internals.js'],
  ['react-dom.production.min.js', 'react-dom.production.min.js'],
  ['use-connection.tsx', 'use-connection.tsx'],
])('stack: the file %s is told as %s', (file, told) => {
  expect(redactStack(`    at go (https://shop.example/assets/${file}:1:2)`)).toBe(`at ${told}:1:2`)
})

test('stack: of a long one only the beginning is read', () => {
  const frame = '    at go (https://shop.example/app.js:1:2)'
  expect(redactStack(`${frame}\n${'x\n'.repeat(9_000)}${frame}`).split('\n')).toHaveLength(2)
  expect(redactStack(`${frame}\n${'x\n'.repeat(10_000)}${frame}`).split('\n')).toHaveLength(1)
})

test.each([
  ['https://x.example/users/ada/wallet', 'https://x.example/users/:id/wallet'],
  ['https://x.example/vitalik/nfts', 'https://x.example/:id/nfts'],
  ['https://x.example/@ada', 'https://x.example/:id'],
  ['https://x.example/ada-lovelace/settings', 'https://x.example/:id/settings'],
  [`https://x.example${'/swap'.repeat(50)}`, `https://x.example${'/swap'.repeat(8)}`],
  ['file:///Users/ada/index.html', 'null/users/:id/index.html'],
])('page: a name in %s is not told', (location, url) => {
  expect(describePage(location).url.toLowerCase()).toBe(url)
})
