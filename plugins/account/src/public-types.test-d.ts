import type { ArgsOf, SlotItem } from '@latchkey/kernel'
import type { NetworkId, SessionState } from '@latchkey/session/contract'
import { expectTypeOf, test } from 'vitest'
import type { AccountAction, AccountViews } from './contract'
import { account } from './plugin'

test('contract: SwitchNetwork takes a network id, Account takes no arguments', () => {
  expectTypeOf<ArgsOf<AccountViews['SwitchNetwork']>>().toEqualTypeOf<{ readonly networkId: NetworkId }>()
  expectTypeOf<ArgsOf<AccountViews['Account']>>().toEqualTypeOf<undefined>()
})

test('contract: `when` of an action gets the session state, and `run` is required', () => {
  expectTypeOf<AccountAction>().toExtend<SlotItem<SessionState>>()
  // @ts-expect-error: `run` is missing.
  const action: AccountAction = { id: 'send', label: () => 'Send' }
  expectTypeOf(action.run).toEqualTypeOf<() => void>()
})

test('options: walletFeaturesOrder accepts wallet features only', () => {
  account()
  account({ walletFeaturesOrder: ['send', 'onramp'] })
  // @ts-expect-error: no feature has this id.
  account({ walletFeaturesOrder: ['history'] })
})
