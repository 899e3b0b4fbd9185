import type { ArgsOf } from '@latchkey/kernel'
import type { ChainNamespace } from '@latchkey/session/contract'
import { expectTypeOf, test } from 'vitest'
import type { ConnectState, ConnectViews } from './contract'
import { connect } from './plugin'

test('contract: ConnectingExternal takes a wallet id, Connect an optional namespace', () => {
  expectTypeOf<ArgsOf<ConnectViews['ConnectingExternal']>>().toEqualTypeOf<{
    readonly walletId: string
    readonly name?: string
    readonly namespaces?: readonly ChainNamespace[]
  }>()
  expectTypeOf<ArgsOf<ConnectViews['Connect']>>().toEqualTypeOf<
    { readonly namespace?: ChainNamespace | undefined } | undefined
  >()
})

test('contract: the state is read-only', () => {
  const change = (state: ConnectState) => {
    // @ts-expect-error: only the plugin itself changes its state.
    state.recent = []
  }
  expectTypeOf(change).toBeFunction()
})

test('options: all are optional; unknown kinds of methods and unknown options do not compile', () => {
  connect()
  // @ts-expect-error: 'phone' is no kind of method.
  connect({ connectMethodsOrder: ['phone'] })
  // @ts-expect-error: there is no such option.
  connect({ featured: [] })
})
