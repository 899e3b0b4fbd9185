import type { Address } from 'viem'
import { ensNames } from '../ens/ens-names'

/** A name that the service has registered. It is on no chain. */
export interface WireProfile {
  readonly name: string
  readonly registered_at: string
  readonly updated_at: string | null
  /** By coin type: 60 is Ethereum. */
  readonly addresses: Readonly<Record<string, { readonly address: string; readonly created_at: string }>>
  readonly attributes: Readonly<Record<string, string>> | null
}

/** The parent domain of all registered names. */
export const PROFILE_ZONE = 'reown.id'

const REGISTERED_AT = '2026-01-05T09:00:00Z'

/** The first account has a name here and another on the chain, so that tests see which source answered. */
export const profiles: readonly WireProfile[] = [
  profile('lantern.reown.id', ensNames.plain.account, { bio: 'Keeps the light on' }),
  profile('mooring.reown.id', ensNames.onlyProfile.account, null),
]

function profile(name: string, address: Address, attributes: WireProfile['attributes']): WireProfile {
  return {
    name,
    registered_at: REGISTERED_AT,
    updated_at: null,
    addresses: { '60': { address, created_at: REGISTERED_AT } },
    attributes,
  }
}
