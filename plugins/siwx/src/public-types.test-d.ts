import type { Latchkey } from '@latchkey/kernel'
import { expectTypeOf, test } from 'vitest'
import { useSession } from './components/use-session'
import type { SignInState, SiwxContract, SiwxSession } from './contract'
import { siwx } from './plugin'

declare const latchkey: Latchkey<SiwxContract>
declare const signIn: SignInState

test('contract: ask() of the sign-in screen resolves with a session', () => {
  expectTypeOf(latchkey.ask('SIWXSignMessage')).resolves.toEqualTypeOf<SiwxSession>()
})

test('contract: only a user who has signed in has a session', () => {
  if (signIn.status === 'signed-in') expectTypeOf(signIn.session).toEqualTypeOf<SiwxSession>()
  // @ts-expect-error: the other states have no session.
  else signIn.session
})

test('contract: useSession() returns the union, which has a session only for a user who has signed in', () => {
  expectTypeOf(useSession).toEqualTypeOf<() => SignInState>()
  expectTypeOf<ReturnType<typeof useSession>['status']>().toEqualTypeOf<
    'disconnected' | 'checking' | 'signed-out' | 'signing' | 'confirming' | 'signed-in'
  >()
})

test('contract: the host cannot set the domain of the message', () => {
  // @ts-expect-error: the domain is always that of the page.
  siwx({ createMessage: () => ({ domain: 'other.example' }) })
})
