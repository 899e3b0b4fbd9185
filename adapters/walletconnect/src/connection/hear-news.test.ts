import { expect, it } from 'vitest'
import { hearNews } from './hear-news'
import { accountsOf, enterSession, type LiveSession } from './live-session'
import { readGrants } from './read-session'

const ONE = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'
const TWO = '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f'

function sessionWith(events: unknown): LiveSession {
  const accounts = [`eip155:1:${ONE}`, `eip155:8453:${ONE}`]
  const grants = readGrants({ eip155: { accounts, methods: [], events } }) ?? {}
  const read = { topic: 'topic', pairingTopic: undefined, expiresAtMs: 0, grants, wallet: undefined }
  const entered = enterSession(read, ['eip155:1', 'eip155:8453'], 'eip155:1')
  if (!entered) throw new Error('The wallet grants none of the networks.')
  return entered
}

/** What the page knows after the wallet told of another network and another account. */
function afterNewsFor(events: unknown) {
  const told = [
    { name: 'chainChanged', data: 8453 },
    { name: 'accountsChanged', data: [TWO] },
  ]
  const session = told.reduce(
    (before, event) => hearNews(before, { kind: 'event', topic: 'topic', event, networkId: 'eip155:8453' }),
    sessionWith(events),
  )
  return { networkId: session.networkIds['eip155'], first: accountsOf(session)[0]?.address }
}

it.each([
  { events: ['chainChanged', 'accountsChanged'], networkId: 'eip155:8453', first: TWO },
  { events: ['chainChanged'], networkId: 'eip155:8453', first: ONE },
  { events: ['accountsChanged'], networkId: 'eip155:1', first: TWO },
  { events: [], networkId: 'eip155:1', first: ONE },
  { events: undefined, networkId: 'eip155:1', first: ONE },
])('news: with $events granted, a wallet tells just that', ({ events, ...known }) => {
  expect(afterNewsFor(events)).toEqual(known)
})
