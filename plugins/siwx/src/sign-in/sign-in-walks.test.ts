import { expect, test } from 'vitest'
import type { SimulationOptions } from '../test-support/sign-in-model'
import type { Step } from '../test-support/sign-in-steps'
import { walkSignIn } from '../test-support/walk-sign-in'

const options: SimulationOptions = {
  required: true,
  signOutOnDisconnect: true,
  signOutOnNetworkChange: false,
}

/** Fixed sequences that random walks rarely produce. A step without a tab is performed in the first tab. */
const walks: readonly (readonly [string, readonly (Step['kind'] | Step)[]])[] = [
  [
    'sign() during the look-up sends no signature request when a session is found',
    ['connect', 'sign', 'approve', 'slow-server', 'reload', 'sign', 'server-responds'],
  ],
  [
    'a session that begins after the wallet was disconnected is ended',
    ['connect', 'sign', 'slow-server', 'approve', 'revoke', 'server-responds'],
  ],
  [
    'a session whose sign-out failed is ended after a reload',
    ['connect', 'sign', 'approve', 'sign-outs-refused', 'revoke', 'reload', 'sign-outs-taken'],
  ],
  [
    'a session whose sign-out failed is not used when the wallet connects again',
    ['connect', 'sign', 'approve', 'sign-outs-refused', 'revoke', 'connect', 'reload', 'sign-outs-taken'],
  ],
  [
    'a session whose sign-out failed is ended while signature requests of both tabs are pending',
    ['sign-outs-refused', 'connect-and-sign', 'switch-account', 'sign', { kind: 'sign', tab: 1 }],
  ],
  [
    'a session is ended when the response to its failed sign-out is late',
    ['connect-and-sign', 'slow-server', 'sign-outs-refused', 'revoke', 'sign-outs-taken', 'server-responds'],
  ],
]

test.each(walks)('sign-in: %s', async (_sentence, kinds) => {
  const walked = kinds.map((step) => (typeof step === 'string' ? ({ kind: step, tab: 0 } as const) : step))
  await expect(walkSignIn(options, walked)).resolves.toBeUndefined()
})
