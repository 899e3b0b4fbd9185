import { createTestLatchkey } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { checkOptions } from './check-options.development'
import { account } from './plugin'
import { accountSession } from './test-support/session-states'

test('options: walletFeaturesOrder must be an array of wallet features, each at most once', () => {
  expect(() => checkOptions({})).not.toThrow()
  expect(() => checkOptions({ walletFeaturesOrder: ['send', 'receive'] })).not.toThrow()
  const wrong: readonly unknown[] = [['buy'], ['send', 'send'], 'send', null]
  for (const order of wrong)
    expect(() => checkOptions(JSON.parse(JSON.stringify({ walletFeaturesOrder: order })))).toThrow(
      "The option 'walletFeaturesOrder' of account() must be an array of onramp, swaps, receive, send",
    )
})

test('options: an invalid one throws when Latchkey is created', () => {
  const wrong = JSON.parse('{ "walletFeaturesOrder": ["buy"] }')
  expect(() => createTestLatchkey({ plugins: [account(wrong)], fakes: [accountSession().plugin] })).toThrow(
    expect.objectContaining({ code: 'INVALID_ACCOUNT_OPTION' }),
  )
})
