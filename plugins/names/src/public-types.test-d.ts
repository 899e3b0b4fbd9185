import { expectTypeOf, test } from 'vitest'
import type { NameRequest, NamesViews, RegisteredName } from './contract'
import { names } from './plugin'

test('contract: asking for a name resolves with the registered one', () => {
  expectTypeOf<NamesViews['RegisterAccountName']>().not.toBeAny()
  expectTypeOf<RegisteredName>().toEqualTypeOf<{ readonly name: string }>()
})

test('contract: a request is frozen with its account and network', () => {
  // @ts-expect-error: the target is missing.
  const request: NameRequest = { name: 'alice.reown.id' }
  expectTypeOf(request.name).toEqualTypeOf<string>()
})

test('contract: the zone is the only option', () => {
  names({ zone: 'example.id' })
  // @ts-expect-error: there is no such option.
  names({ zones: [] })
})
