import {
  type KeyPermissions,
  parseGrant,
  parseRevocation,
  permissionsCapability,
} from '@latchkey/simulated-wallet/permissions'
import type { Address } from 'viem'
import type { Choice } from './grant'
import { evmChainId, type PermissionsContent } from './key-permissions'
import { namespaceOf } from './namespaces'
import type { Refusal } from './refusal'

/** Where a request for permissions comes from. */
export interface PermissionsScope {
  readonly permissions: KeyPermissions
  /** The network of the request. */
  readonly networkId: string
  /** The account in use, for requests that name none. */
  readonly address: Address
}

/** Parses `wallet_grantPermissions`. Throws `ProviderRpcError` for what this wallet cannot enforce. */
export function readGrantRequest(params: unknown, scope: PermissionsScope): PermissionsContent {
  const given = parseGrant(params)
  const { address = scope.address } = given
  const grant = scope.permissions.read(given, { chainId: evmChainId(scope.networkId), address })
  return { kind: 'grant', address, given, grant }
}

/** Parses `wallet_revokePermissions`. The access of a page is ended by disconnecting, so EIP-2255 is refused. */
export function readRevocation(params: unknown, scope: PermissionsScope): PermissionsContent | Refusal {
  const revocation = parseRevocation(params)
  if (!revocation) return { code: 4200, message: 'This wallet revokes only what it has granted to keys.' }
  const { context, address = scope.address } = revocation
  const { chainId = evmChainId(scope.networkId) } = revocation
  return { kind: 'revoke', address, context, session: scope.permissions.find({ chainId, address }, context) }
}

/** What the phone says of its accounts when it approves a page: their capabilities by address and network (EIP-5792). */
export function capabilitiesOf({ accounts, chains }: Choice): { readonly capabilities: string } {
  const networkIds = chains.filter((networkId) => namespaceOf(networkId) === 'eip155')
  const byNetwork = Object.fromEntries(
    networkIds.map((networkId) => [
      `0x${evmChainId(networkId).toString(16)}`,
      { permissions: permissionsCapability },
    ]),
  )
  const byAddress = accounts.map(({ addresses }) => [addresses.eip155, byNetwork] as const)
  return { capabilities: JSON.stringify(Object.fromEntries(byAddress)) }
}
