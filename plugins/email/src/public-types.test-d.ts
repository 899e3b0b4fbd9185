import { expectTypeOf, test } from 'vitest'
import type { EmailState } from './contract'
import { email } from './plugin'

test('contract: another step does not compile', () => {
  // @ts-expect-error: 'verifyLater' is no step.
  const state: EmailState['waiting'] = { email: '', step: 'verifyLater', sinceMs: 0 }
  expectTypeOf(state).toEqualTypeOf<EmailState['waiting']>()
})

test('contract: options may be left out, and unknown ones do not compile', () => {
  email()
  // @ts-expect-error: there is no such option.
  email({ upgradeLink: '' })
})
