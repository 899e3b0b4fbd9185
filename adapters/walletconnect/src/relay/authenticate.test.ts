import { signInRequest } from '@latchkey/testing/test-support'
import { expect, test } from 'vitest'
import { authenticate } from './authenticate'

const failed = 'Session settlement failed. '

/** What the page gets when the library rejects with `reason`. */
async function rejectionOf(reason: unknown): Promise<unknown> {
  const client = {
    authenticate: async () => ({ uri: 'wc:1', response: () => Promise.reject(reason) }),
    formatAuthMessage: () => '',
  }
  const { approve } = await authenticate(
    client,
    { chains: ['eip155:1'], methods: [], events: [] },
    signInRequest(),
  )
  return approve().catch((error: unknown) => error)
}

test('authenticate: a text that the library itself refuses is another than was asked for', async () => {
  const reason = { code: 7000, message: `${failed}Cacao does not match the request: nonce mismatch` }
  expect(await rejectionOf(reason)).toMatchObject({ code: 'SIGN_IN_MISMATCH', cause: reason })
})

test.each([
  [
    'that its time is over',
    { code: 7000, message: `${failed}Cacao does not match the request: cacao has expired` },
  ],
  ['what the wallet says', { code: 5000, message: 'mismatch' }],
])('authenticate: %s stays as it is', async (_what, reason) => {
  expect(await rejectionOf(reason)).toBe(reason)
})

test('authenticate: a bare message becomes an error', async () => {
  expect(await rejectionOf('User rejected.')).toEqual(new Error('User rejected.'))
})
