import { isLatchkeyError } from '@latchkey/kernel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ADDRESS, createHostileWallet, OTHER_ADDRESS } from './test-support/hostile-wallet'
import { CONNECTOR_ID, flushTasks, openLivePage, until, WALLET_ID, watch } from './test-support/live-page'

const address = fc.constantFrom(ADDRESS, OTHER_ADDRESS, ADDRESS.toLowerCase())
const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true })
const accounts = fc.oneof(anything, fc.array(fc.oneof(address, anything), { maxLength: 4 }))
const chain = fc.oneof(anything, fc.constantFrom('0x1', '0x2105', '8453', 10, '0x0'), fc.nat())

/** The response, and how it is given. */
const answerOf = (value: fc.Arbitrary<unknown>): fc.Arbitrary<() => unknown> =>
  fc.tuple(fc.constantFrom('resolve', 'return', 'reject', 'throw'), value).map(([how, answer]) => () => {
    if (how === 'throw') throw answer
    if (how === 'reject') return Promise.reject(answer)
    return how === 'resolve' ? Promise.resolve(answer) : answer
  })
const said = fc.array(
  fc.tuple(
    fc.constantFrom('accountsChanged', 'chainChanged', 'disconnect', 'connect'),
    fc.oneof(accounts, chain),
  ),
  { maxLength: 2 },
)

it('any wallet: connects to what it really named, or fails with a typed error, and disconnects cleanly', async () => {
  await fc.assert(
    fc.asyncProperty(answerOf(accounts), answerOf(chain), said, async (onAccounts, onChain, events) => {
      const wallet = createHostileWallet({
        accounts: onAccounts,
        chain({ emit, chainIdRequestCount }) {
          if (chainIdRequestCount === 1) for (const [event, payload] of events) emit(event, payload)
          return onChain()
        },
      })
      const page = await openLivePage(wallet.provider)
      const attempt = watch(page.session.connect(WALLET_ID))
      await until(() => attempt.end !== undefined)
      const connection = page.state().connections[CONNECTOR_ID]
      if (attempt.end === 'resolved') {
        expect(connection?.status).toBe('connected')
        if (connection?.status !== 'connected') return
        for (const account of connection.accounts)
          expect(account.address).toMatch(
            /^0x(d8da6bf26964af9d7eed9e03e53415d37aa96045|70997970c51812dc3a010c7d01b50e0d17dc79c8)$/i,
          )
        expect(connection.networkIds['eip155']).toMatch(/^eip155:[1-9]\d*$/)
      } else {
        expect(connection).toBeUndefined()
        expect(isLatchkeyError(attempt.value) && attempt.value).toMatchObject({
          code: expect.stringMatching(/^[A-Z_]+$/),
          message: expect.stringMatching(/^[A-Z].{10,}$/),
          recovery: expect.stringMatching(/^[A-Z].{10,}$/),
          phase: 'connect',
          wallet: 'Example Wallet',
        })
      }
      const leaving = watch(page.session.disconnect())
      await until(() => leaving.end !== undefined)
      await flushTasks()
      expect(page.state().connections).toEqual({})
      expect([page.clock.waiting, page.failures, page.errors]).toEqual([0, [], []])
    }),
    { numRuns: 150 },
  )
}, 60_000)
