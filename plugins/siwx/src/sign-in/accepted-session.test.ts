import { createFakeClock } from '@latchkey/kernel/testing'
import type { ActiveTarget } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { type SignedMessage, sessionOf } from '../backend/backend'
import type { SiwxState } from '../contract'
import { SignInRefusedError } from '../errors'
import { formatSiwxMessage, type SiwxMessage } from '../message'
import { initialSiwxState } from '../plugin'
import { createSignIn } from './create-sign-in'

const SAFE = '0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA'
const message: SiwxMessage = {
  domain: 'shop.example',
  uri: 'https://shop.example/',
  version: '1',
  nonce: 'abcdefgh1',
  issuedAt: new Date(0).toISOString(),
  expirationTime: new Date(3_600_000).toISOString(),
  accountAddress: SAFE,
  networkId: 'eip155:1',
}
const signed: SignedMessage = { text: formatSiwxMessage(message), message, signature: '0x' }
const safe: ActiveTarget = {
  namespace: 'eip155',
  connectionId: 'c',
  networkId: 'eip155:1',
  chainId: 1,
  account: { namespace: 'eip155', address: SAFE },
  network: undefined,
}

/** The rules for a backend that refuses for these reasons, one after the other, and then begins the session. */
function openRules(...reasons: readonly string[]) {
  const clock = createFakeClock()
  let state: SiwxState = initialSiwxState
  let target: ActiveTarget | undefined
  const counts = { asked: 0, added: 0, shown: 0 }
  const rules = createSignIn({
    clock,
    signal: new AbortController().signal,
    origin: 'https://shop.example',
    signOutOnDisconnect: true,
    signOutOnNetworkChange: false,
    backend: {
      namespaces: ['eip155'],
      nonce: async () => ({ nonce: message.nonce }),
      async add(given) {
        counts.added += 1
        const reason = reasons[counts.added - 1]
        if (reason) throw new SignInRefusedError(reason)
        return sessionOf(given.message)
      },
      current: async () => undefined,
      signOut: async () => undefined,
    },
    isRequired: () => true,
    target: () => target,
    isRestored: () => true,
    isRemembered: () => false,
    read: () => state,
    write(patch) {
      state = { ...state, ...patch }
    },
    async ask() {
      counts.asked += 1
      return signed
    },
    present(isWanted) {
      if (isWanted()) counts.shown += 1
    },
    leave: () => undefined,
    disconnect: async () => undefined,
    unconfirmed: () => undefined,
    failed: () => undefined,
    onSignedIn: () => undefined,
    onSignedOut: () => undefined,
    warn: () => undefined,
  })
  return {
    rules,
    counts,
    status: () => state.signIn.status,
    awaited: () => state.awaited,
    async turn(ms: number, next = target) {
      target = next
      rules.follow()
      await clock.advance(ms)
      for (let round = 0; round < 5; round += 1) await clock.advance(0)
    },
  }
}
const { signal } = new AbortController()

test('accept: a wallet is connected whose owners have not confirmed, and they are waited for', async () => {
  const { rules, counts, status, awaited, turn } = openRules('SIGNATURE_PENDING', 'SIGNATURE_PENDING')
  await rules.accept(signed, signal)
  await turn(0, safe)
  expect([status(), counts]).toEqual(['confirming', { asked: 0, added: 2, shown: 1 }])
  // Whoever asks meanwhile waits too.
  const session = rules.sign()
  await turn(5_000)
  await expect(session).resolves.toMatchObject({ accountAddress: SAFE })
  expect([status(), counts.asked, awaited()]).toEqual(['signed-in', 0, undefined])
})

test('accept: a signature that is refused connects nothing', async () => {
  const { rules, awaited } = openRules('SIGNATURE_INVALID')
  await expect(rules.accept(signed, signal)).rejects.toMatchObject({ reason: 'SIGNATURE_INVALID' })
  expect(awaited()).toBeUndefined()
})
