import { expect, test } from 'vitest'
import { accounts } from './accounts'
import { grant } from './grant'

test('grant: every ticked account on every ticked network, and nothing else', () => {
  const [first, second] = accounts
  const granted = grant(
    { events: ['chainChanged'] },
    {
      addresses: [first.address, second.address],
      chains: ['eip155:1', 'eip155:8453'],
      methods: ['personal_sign'],
    },
  )
  expect(granted).toEqual({
    eip155: {
      chains: ['eip155:1', 'eip155:8453'],
      accounts: [
        `eip155:1:${first.address}`,
        `eip155:1:${second.address}`,
        `eip155:8453:${first.address}`,
        `eip155:8453:${second.address}`,
      ],
      methods: ['personal_sign'],
      events: ['chainChanged'],
    },
  })
})
