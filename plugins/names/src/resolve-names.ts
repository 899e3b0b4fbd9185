import type { NameResolver, Network } from '@latchkey/session/contract'
import { createProfileApi } from './api/profile-api'
import type { Profile } from './api/read-profile'
import { readReason } from './api/read-reason'
import { NameResolveError, NamesOfAddressError } from './errors'
import type { NamesContext } from './names-context'
import { coinTypeOf, nameIssue } from './rules'

/** Coin type of an address that is valid on every chain. */
const ANY_CHAIN = '60'

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
        return profile?.name === name ? addressOn(profile, network) : undefined
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

/** The address for this network, else the one for every chain. */
export function addressOn({ addresses }: Profile, network: Network): string | undefined {
  return addresses.get(`${coinTypeOf(Number(network.id.split(':')[1]))}`) ?? addresses.get(ANY_CHAIN)
}

/** The names of a zone that resolve to the address and are safe to display. */
export function namesOf(profiles: readonly Profile[], address: string, zone: string): readonly string[] {
  return profiles
    .filter(({ name, addresses }) => {
      const text = textIn(name, zone)
      // control: name-of-another-address
      return text !== undefined && nameIssue(text) !== 'invalid' && hasAddress(addresses, address)
    })
    .map(({ name }) => name)
}

/** The part of a name before its zone; `undefined` for a name of another zone. */
export function textIn(name: string, zone: string): string | undefined {
  return name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : undefined
}

export function hasAddress(addresses: Profile['addresses'], address: string): boolean {
  return [...addresses.values()].some((one) => one.toLowerCase() === address.toLowerCase())
}
