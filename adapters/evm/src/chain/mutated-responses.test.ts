import { isLatchkeyError } from '@latchkey/kernel'
import { createFakeClock } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { createFakeHttp } from '../../../../adapter-kit/src/test-support/fake-http'
import { base } from '../networks'
import { ADDRESS } from '../test-support/connected-session'
import { mutatedAnswers } from '../test-support/mutate-response'
import { toNetworks } from '../to-networks'
import { readNativeBalance } from './read-balances'

async function balanceFrom(answer: unknown): Promise<unknown> {
  const options = { networks: [base], rpcUrls: { 8453: ['https://first.example'] } }
  const clock = createFakeClock()
  const ctx = { http: createFakeHttp(answer), clock, randomId: () => '0000', items: () => [] }
  const [network] = toNetworks(options)
  if (!network) throw new Error('no network')
  const account = { namespace: 'eip155', address: ADDRESS } as const
  const { signal } = new AbortController()
  const read = readNativeBalance({ ctx, options, memory: new Map() }, account, network, signal)
  const ended = read.catch((error: unknown) => error)
  // Repeated reads wait between the attempts.
  await clock.advance(60_000)
  return ended
}

test(`balance: each of ${mutatedAnswers.length} broken answers is an amount or a typed error`, async () => {
  expect(mutatedAnswers.length).toBeGreaterThanOrEqual(200)
  for (const answer of mutatedAnswers) {
    const end = await balanceFrom(answer)
    const what = JSON.stringify(answer).slice(0, 100)
    if (isLatchkeyError(end)) expect(end.code, what).toMatch(/^CHAIN_(ANSWER|RPC)$/)
    else
      expect(end, what).toEqual({ value: expect.stringMatching(/^\d{1,78}$/), decimals: 18, symbol: 'ETH' })
  }
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})
