import { expect, test } from 'vitest'
import type { WorldOptions } from '../test-support/sign-in-model'
import type { Step } from '../test-support/sign-in-steps'
import { walkSignIn } from '../test-support/walk-sign-in'

const options: WorldOptions = { required: true, signOutOnDisconnect: true, signOutOnNetworkChange: false }

/** Sequences that random walks meet once in thousands: every run performs them, in the first tab unless said. */
const walks: readonly (readonly [string, readonly (Step['kind'] | Step)[]])[] = [
  [
    'a press while a session is looked up asks nobody where there is one',
    ['connect', 'sign', 'approve', 'slow-server', 'reload', 'sign', 'server-responds'],
  ],
  [
    'a session that begins after the wallet was disconnected is ended',
    ['connect', 'sign', 'slow-server', 'approve', 'revoke', 'server-responds'],
  ],
  [
    'a session whose end the server refused is ended after a reload',
    ['connect', 'sign', 'approve', 'sign-outs-refused', 'revoke', 'reload', 'sign-outs-taken'],
  ],
  [
    'a session whose end the server refused does not come back with the wallet',
    ['connect', 'sign', 'approve', 'sign-outs-refused', 'revoke', 'connect', 'reload', 'sign-outs-taken'],
  ],
  [
    'a session whose end the server refused is ended although both tabs wait for a wallet',
    ['sign-outs-refused', 'connect-and-sign', 'switch-account', 'sign', { kind: 'sign', tab: 1 }],
  ],
  [
    'a session is ended whose end a slow server refuses late',
    ['connect-and-sign', 'slow-server', 'sign-outs-refused', 'revoke', 'sign-outs-taken', 'server-responds'],
  ],
]

test.each(walks)('sign-in: %s', async (_sentence, kinds) => {
  const walked = kinds.map((step) => (typeof step === 'string' ? ({ kind: step, tab: 0 } as const) : step))
  await expect(walkSignIn(options, walked)).resolves.toBeUndefined()
})
