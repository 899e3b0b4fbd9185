import { expect, test } from 'vitest'
import { sendsIn } from './send-namespaces'

test('networks: those of Ethereum and Solana are sent on', () => {
  expect(['eip155', 'solana', 'bip122'].filter(sendsIn)).toEqual(['eip155', 'solana'])
})
