import { expect, test } from 'vitest'
import { parseStored } from './stored-state'

test.each([
  [undefined],
  [null],
  ['recent'],
  [{}],
  [{ recent: 'a' }],
  [{ recent: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }],
  [{ recent: [1] }],
  [{ recent: [{ id: 'a'.repeat(2001) }] }],
  [{ recent: { length: 1 } }],
])('parseStored: drops %j', (stored) => {
  expect(parseStored(stored)).toBeUndefined()
})

test('parseStored: keeps all fields of the entry of a paired wallet', () => {
  const wallet = {
    id: 'a',
    name: 'A',
    homepage: 'https://a.example',
    mobileLink: 'a://',
    universalLink: 'https://a.example/app',
    desktopLink: 'a-desk://',
    webappLink: 'https://app.a.example',
    appStore: 'https://apps.example/a',
    playStore: 'https://play.example/a',
    chromeStore: 'https://chrome.example/a',
    imageId: 'i',
    iconUrl: 'https://a.example/a.png',
    rdns: 'example.a',
    chains: ['eip155:1', 'solana:x'],
  }
  const recent = [{ id: 'a', wallet }]
  expect(parseStored({ recent })).toEqual({ recent })
  expect(parseStored({ recent: [{ id: 'a', wallet: { ...wallet, chains: ['1'] } }] })).toBeUndefined()
})

test('parseStored: keeps two recent wallets and drops unknown fields', () => {
  const recent = [{ id: 'a', wallet: { id: 'a', name: 'A' } }, { id: 'b' }]
  expect(parseStored({ recent, more: true })).toEqual({ recent })
})
