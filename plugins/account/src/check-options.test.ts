import { createTestLatchkey } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { checkOptions } from './check-options.development'
import { account } from './plugin'
import { accountSession } from './test-support/session-states'

test('options: an order of features is a list of their ids, each once', () => {
  expect(() => checkOptions({})).not.toThrow()
  expect(() => checkOptions({ walletFeaturesOrder: ['send', 'receive'] })).not.toThrow()
  const wrong: readonly unknown[] = [['buy'], ['send', 'send'], 'send', null]
  for (const order of wrong)
    expect(() => checkOptions(JSON.parse(JSON.stringify({ walletFeaturesOrder: order })))).toThrow(
      "The option 'walletFeaturesOrder' of account() must be a list of onramp, swaps, receive, send",
    )
})

test('options: a wrong one is refused when the page is made', () => {
  const wrong = JSON.parse('{ "walletFeaturesOrder": ["buy"] }')
  expect(() => createTestLatchkey({ plugins: [account(wrong)], fakes: [accountSession().plugin] })).toThrow(
    expect.objectContaining({ code: 'INVALID_ACCOUNT_OPTION' }),
  )
})
