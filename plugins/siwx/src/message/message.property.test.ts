import fc from 'fast-check'
import { checksumAddress } from 'viem'
import { expect, test } from 'vitest'
import { formatSiwxMessage, parseSiwxMessage, type SiwxMessage } from '.'
import { writingsOf } from './format'

const ALPHANUMERIC = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']
const BASE58 = ALPHANUMERIC.filter((letter) => !'0OIl'.includes(letter))
const STATEMENT = [...ALPHANUMERIC, ...":/?#[]@!$&'()*+,;=-._~ "]
const from = (letters: readonly string[], minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...letters), { minLength, maxLength }).map((found) => found.join(''))

/** Of some thousand texts, all of them in `npm run prove`. */
const runs = (all: number): number => (process.env['LATCHKEY_ALL'] ? all : all / 10)

const time = fc
  .date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())
const uri = fc.webUrl({ withFragments: true, withQueryParameters: true })
const account = fc.oneof(
  fc.record({
    accountAddress: from([...'0123456789abcdef'], 40, 40).map((digits) => checksumAddress(`0x${digits}`)),
    networkId: fc.nat().map((id) => `eip155:${id}` as const),
  }),
  fc.record({
    accountAddress: from(BASE58, 32, 44),
    networkId: from(BASE58, 32, 32).map((hash) => `solana:${hash}` as const),
  }),
)
const message: fc.Arbitrary<SiwxMessage> = fc
  .tuple(
    account,
    fc.record(
      {
        domain: fc
          .tuple(fc.oneof(fc.domain(), fc.constantFrom('localhost', '127.0.0.1', '[::1]')), fc.nat(65_535))
          .map(([host, port]) => (port % 2 ? host : `${host}:${port}`)),
        uri,
        version: fc.constant('1' as const),
        nonce: from(ALPHANUMERIC, 8, 40),
        issuedAt: time,
        scheme: fc.constantFrom('https', 'http', 'app+x'),
        statement: from(STATEMENT, 0, 80),
        expirationTime: time,
        notBefore: time,
        requestId: from([...ALPHANUMERIC, ...'-._~:@'], 0, 20),
        resources: fc.array(uri, { maxLength: 3 }),
      },
      { requiredKeys: ['domain', 'uri', 'version', 'nonce', 'issuedAt'] },
    ),
  )
  .map(([who, rest]) => ({ ...rest, ...who }))

test('parse: returns the fields that were formatted', () => {
  fc.assert(
    fc.property(message, (fields) => {
      expect(parseSiwxMessage(formatSiwxMessage(fields))).toEqual(fields)
    }),
    { numRuns: runs(1_000) },
  )
})

/** One change to a text: replaces some characters at a random place, often by line feeds or parts of a message. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.nat(4),
  added: fc.oneof(
    fc.string({ maxLength: 3, unit: 'binary' }),
    fc.constantFrom(
      '\n',
      '\n\n',
      '\r\n',
      ' ',
      ': ',
      '- ',
      '\nURI: https://evil.example',
      '%',
      '\u2028',
      '0',
      'A',
    ),
  ),
})

test('parse: either refuses a changed text, or returns fields of which exactly that text is a writing', () => {
  let read = 0
  fc.assert(
    fc.property(message, fc.array(change, { minLength: 1, maxLength: 3 }), (fields, changes) => {
      const changed = changes.reduce((text, { at, removed, added }) => {
        const start = Math.floor(at * text.length)
        return text.slice(0, start) + added + text.slice(start + removed)
      }, formatSiwxMessage(fields))
      const again = readWritings(changed)
      if (again !== undefined) read += 1
      expect(again ?? [changed]).toContain(changed)
    }),
    { numRuns: runs(3_000) },
  )
  // Some changes, such as another digit in the nonce, leave a valid message. The test needs enough of these.
  expect(read).toBeGreaterThan(runs(50))
})

function readWritings(text: string): readonly string[] | undefined {
  let fields: SiwxMessage
  try {
    fields = parseSiwxMessage(text)
  } catch {
    return undefined
  }
  return writingsOf(fields)
}
