import { expect, test } from 'vitest'
import { refusalOf } from './reply'

const OWN = 'https://wallet.example'
const JSON_TYPE = 'application/json'

test.each([
  ['its own page', { origin: OWN, 'content-type': JSON_TYPE }, undefined],
  ['its own page, with a charset', { origin: OWN, 'content-type': `${JSON_TYPE}; charset=utf-8` }, undefined],
  ['another site', { origin: 'https://evil.example', 'content-type': JSON_TYPE }, 403],
  ['another port', { origin: `${OWN}:444`, 'content-type': JSON_TYPE }, 403],
  ['a sandboxed page', { origin: 'null', 'content-type': JSON_TYPE }, 403],
  ['no page', { 'content-type': JSON_TYPE }, 403],
  ['two origins', { origin: [OWN, 'https://evil.example'], 'content-type': JSON_TYPE }, 403],
  ['a form', { origin: OWN, 'content-type': 'text/plain' }, 415],
  ['nothing', { origin: OWN }, 415],
])('posts: a request of %s', (_who, headers, refusal) => {
  expect(refusalOf({ headers }, OWN, JSON_TYPE)).toBe(refusal)
})
