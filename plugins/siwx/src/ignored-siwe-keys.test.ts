import { expect, test } from 'vitest'
import type { SiweConfig } from './backend/siwe-config'
import { ignoredSiweKeysSentence } from './check-options.development'

const config: SiweConfig = {
  getNonce: async () => 'abcdefgh1',
  verifyMessage: async () => true,
  getSession: async () => null,
  signOut: async () => true,
}

test.each([
  ['nonceRefetchIntervalMs', { nonceRefetchIntervalMs: 300_000 }],
  ['sessionRefetchIntervalMs', { sessionRefetchIntervalMs: 300_000 }],
  ['signOutOnAccountChange', { signOutOnAccountChange: false }],
  // A misspelt name.
  ['onSignout', { onSignout: () => undefined }],
])('siweConfig: the sentence for developers names %s, which is ignored', (key, change) => {
  expect(ignoredSiweKeysSentence({ ...config, ...change })).toContain(`ignores '${key}' of`)
})

test('siweConfig: there is no sentence when each key has an effect', () => {
  const full: Required<Omit<SiweConfig, `${string}RefetchIntervalMs`>> = {
    ...config,
    getMessageParams: async () => ({}),
    createMessage: () => '',
    onSignIn: () => undefined,
    onSignOut: () => undefined,
    required: true,
    enabled: true,
    signOutOnDisconnect: true,
    signOutOnNetworkChange: true,
    signOutOnAccountChange: true,
  }
  expect(ignoredSiweKeysSentence(full)).toBeUndefined()
  expect(ignoredSiweKeysSentence(undefined)).toBeUndefined()
})
