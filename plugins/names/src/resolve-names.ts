import { addressOfName, isNameOf, isSameAddress } from '@latchkey/session/caip'
import type { NameResolver, NetworkId } from '@latchkey/session/contract'
import { createProfileApi } from './api/profile-api'
import type { Profile } from './api/read-profile'
import { readReason } from './api/read-reason'
import { NameResolveError, NamesOfAddressError } from './errors'
import type { NamesContext } from './names-context'
import { nameIssue } from './rules'

/** The name resolution for other plugins. */
export function createNameService(ctx: NamesContext): Required<Pick<NameResolver, 'resolve' | 'reverse'>> {
  const api = createProfileApi(ctx)
  return {
    async resolve(text, network, signal) {
      const name = text.toLowerCase()
      try {
        const profile = await api.find(name, network.id, signal)
        // A response about another name is ignored.
        // control: name-of-somebody-else
        return profile?.name === name ? addressOn(profile, network.id) : undefined
      } catch (error) {
        throw signal.aborted ? error : new NameResolveError(name, error, readReason(error))
      }
    },
    async reverse(address, network, signal) {
      try {
        const profiles = await api.ofAddress(address, network.id, signal)
        return namesOf(profiles, address, ctx.state.get().zone)[0]
      } catch (error) {
        throw signal.aborted ? error : new NamesOfAddressError(error, readReason(error))
      }
    },
  }
}

interface AccountOn {
  readonly address: string
  readonly networkId: NetworkId
}

const addressOn = ({ addresses }: Profile, networkId: NetworkId): string | undefined =>
  addressOfName((coinType) => addresses.get(coinType), networkId)

/** Whether the name leads to the account on its network. */
export function leadsTo(profile: Profile, { address, networkId }: AccountOn): boolean {
  return isSameAddress('eip155', addressOn(profile, networkId) ?? '', address)
}

/** The names of a zone that lead to the address alone and are safe to display. */
export function namesOf(profiles: readonly Profile[], address: string, zone: string): readonly string[] {
  return profiles
    .filter(({ name, addresses }) => {
      const text = textIn(name, zone)
      // control: name-of-another-address
      return text !== undefined && nameIssue(text) !== 'invalid' && isNameOf(addresses, 'eip155', address)
    })
    .map(({ name }) => name)
}

/** The part of a name before its zone; `undefined` for a name of another zone. */
export function textIn(name: string, zone: string): string | undefined {
  return name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : undefined
}
