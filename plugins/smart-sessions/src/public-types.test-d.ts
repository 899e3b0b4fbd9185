import { expectTypeOf, test } from 'vitest'
import type { GrantedPermissions, PermissionRequest, SmartSessionsApi, SmartSessionsViews } from './contract'
import { smartSessions } from './plugin'

test('contract: granting resolves with the grant', () => {
  expectTypeOf<SmartSessionsApi['grantPermissions']>().returns.resolves.toEqualTypeOf<GrantedPermissions>()
  expectTypeOf<SmartSessionsViews['SmartSessionRequest']>().not.toBeAny()
})

test('contract: a request without an end does not compile', () => {
  // @ts-expect-error: `expiry` is required.
  const request: PermissionRequest = { signer: { type: 'keys', data: { keys: [] } }, permissions: [] }
  expectTypeOf(request.expiry).toBeNumber()
})

test('contract: the plugin takes no options', () => {
  // @ts-expect-error: there are none.
  smartSessions({})
})
