// What code that loads later stores by `ctx.storage`, under keys of its own, and the text of `dehydrate`.
import { expect } from 'vitest'
import { createDeepLinkChoice } from '../../adapters/walletconnect/src/connection/deep-link-choice'
import { createSessionNotes } from '../../adapters/walletconnect/src/connection/own-sessions'
import { part, partToken } from '../../kernel/src/test-support/part'
import {
  createFakeBrowser,
  createFakeClock,
  createMemoryStorage,
  createTestLatchkey,
} from '../../kernel/src/testing'
import { toJson } from '../../kernel/src/to-json'
import { parseGrants, parseUnanswered } from '../../plugins/smart-sessions/src/api/parse'
import type { GrantedPermissions } from '../../plugins/smart-sessions/src/contract'
import {
  formatStored,
  parseStored,
  type StoredState,
} from '../../plugins/transactions/src/follow/stored-entries'
import { ADDRESS, HASH, NOW_MS } from './examples'
import type { StoredFormat } from './format'

const transfer = { type: 'transfer', to: ADDRESS, amount: '5' } as const
const purpose = { requests: [transfer], to: ADDRESS, amount: '5', decimals: 18, symbol: 'ETH' }

const entries: StoredState = {
  entries: [
    {
      ...purpose,
      sent: {
        type: 'transaction',
        id: HASH,
        from: ADDRESS,
        networkId: 'eip155:1',
        connectionId: 'c1',
        lastValidBlockHeight: 9,
        seen: { from: ADDRESS, to: ADDRESS, nonce: '1', value: '5', data: '0xab' },
      },
      sentAtMs: NOW_MS,
      kind: 'swap',
      isOfPage: true,
      foundFor: 'request-1',
      isDropped: true,
      result: {
        outcome: { status: 'confirmed', id: HASH, ids: [HASH] },
        differences: ['arrived-less'],
        arrived: '4',
        foundOn: 'eip155:1',
      },
      doneAtMs: NOW_MS,
    },
  ],
  unanswered: [
    {
      ...purpose,
      id: 'request-2',
      target: {
        namespace: 'eip155',
        account: { namespace: 'eip155', address: ADDRESS, type: 'eoa' },
        chainId: 1,
        connectionId: 'c1',
        networkId: 'eip155:1',
        network: undefined,
      },
      askedAtMs: NOW_MS,
      since: { cursor: { position: '1', block: '2' }, isLate: true },
    },
  ],
}

const granted: GrantedPermissions = {
  id: 'grant-1',
  networkId: 'eip155:1',
  address: ADDRESS,
  expiry: 2_000_000_000,
  chainId: '0x1',
  signer: { type: 'keys' },
  permissions: [{ type: 'native-token-recurring-allowance' }],
  policies: [],
  context: '0xc0de',
  accountMeta: { factory: '0xab', factoryData: '0xcd' },
}
const asked = { id: 'grant-1', networkId: 'eip155:1', address: ADDRESS, expiry: 2_000_000_000 } as const

const notes = (texts: Readonly<Record<string, string>> = {}) => {
  const storage = createMemoryStorage(texts)
  const clock = createFakeClock()
  return { storage, clock, notes: createSessionNotes(storage, clock) }
}
const link = { href: 'example://open', name: 'Example' }
const links = (texts: Readonly<Record<string, string>> = {}) => {
  const storage = createMemoryStorage(texts)
  return { storage, choice: createDeepLinkChoice({ browser: createFakeBrowser(), keep: storage }) }
}

const counted = { count: 5, note: 'a < b' }

export const lazyFormats: readonly StoredFormat[] = [
  {
    key: 'transactions/entries',
    folder: 'plugins/transactions',
    write: async () => formatStored(entries),
    expectRead: async (text) => expect(parseStored(text)).toEqual(entries),
  },
  {
    key: 'smartSessions/unrecorded',
    folder: 'plugins/smart-sessions',
    write: async () => toJson([granted]),
    expectRead: async (text) => expect(parseGrants(text)).toEqual([granted]),
  },
  {
    key: 'smartSessions/unanswered',
    folder: 'plugins/smart-sessions',
    write: async () => toJson([asked]),
    expectRead: async (text) => expect(parseUnanswered(text)).toEqual([asked]),
  },
  {
    key: 'walletconnect/session',
    folder: 'adapters/walletconnect',
    async write() {
      const page = notes()
      page.notes.enter('topic-1')
      return page.storage.entries.get('session')
    },
    expectRead: async (text) => expect(await notes({ session: text }).notes.topic()).toBe('topic-1'),
  },
  {
    key: 'walletconnect/attempt',
    folder: 'adapters/walletconnect',
    async write() {
      const page = notes()
      page.notes.expect(NOW_MS, 'topic-2')
      await page.clock.advance(0)
      return page.storage.entries.get('attempt')
    },
    async expectRead(text) {
      expect(await notes({ attempt: text }).notes.expected()).toMatchObject({ pairingTopic: 'topic-2' })
    },
  },
  {
    key: 'walletconnect/links',
    folder: 'adapters/walletconnect',
    async write() {
      const page = links()
      page.choice.remember(link, 'topic-2')
      return page.storage.entries.get('links')
    },
    async expectRead(text) {
      const { choice } = links({ links: text })
      await choice.restore()
      choice.use('topic-2', [])
      expect(choice.inUse()).toEqual(link)
    },
  },
  {
    key: 'dehydrated',
    folder: 'kernel',
    async write() {
      const page = createTestLatchkey({ plugins: [part('counter')] })
      page.setState(partToken('counter'), counted)
      return page.latchkey.dehydrate()
    },
    async expectRead(hydrateFrom) {
      const page = createTestLatchkey({ plugins: [part('counter')], hydrateFrom })
      expect(page.latchkey.read(partToken('counter'))).toEqual(counted)
    },
  },
]
