import { addressOfName, isNameOf, isSameAddress, type NameReader } from '@latchkey/session/caip'
import { type NameResolver, type NetworkId, sessionContract } from '@latchkey/session/contract'
import type { NamesContext } from './contract'
import { NameResolveError, NamesOfAddressError } from './errors'
import { createProfileApi, type Profile, readReason } from './profile-api'
import { nameIssue } from './rules'

/** The name resolution for other plugins. */
export function createNameService(ctx: NamesContext): Required<Pick<NameResolver, 'resolve' | 'reverse'>> {
  const api = createProfileApi(ctx)
  const find = async (name: string, networkId: NetworkId, signal: AbortSignal) => {
    try {
      return await api.find(name, networkId, signal)
    } catch (error) {
      throw signal.aborted ? error : new NameResolveError(name, error, readReason(error))
    }
  }
  return {
    async resolve(text, { id: networkId }, signal) {
      const name = text.toLowerCase()
      const profile = await find(name, networkId, signal)
      // A response about another name is ignored.
      if (profile?.name !== name) return { issue: 'unregistered', networkId }
      const isEthereumContract = (address: string) => readIsContract(ctx, address, signal)
      const found = await addressOn(profile, networkId, isEthereumContract)
      return found ? { ...found, name, networkId } : { issue: 'no-address', networkId }
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

/** Whether an address is a contract on Ethereum; `undefined` on a page without Ethereum. */
async function readIsContract(
  ctx: NamesContext,
  address: string,
  signal: AbortSignal,
): Promise<boolean | undefined> {
  const adapter = ctx.use(sessionContract).adapter('eip155')
  const ethereum = adapter?.networks.find(({ id }) => id === 'eip155:1')
  const isContract = (await adapter?.capabilities())?.addresses?.isContract
  return ethereum && isContract?.(address, ethereum, signal)
}

const addressOn = (
  { addresses }: Profile,
  networkId: NetworkId,
  isEthereumContract: NameReader['isEthereumContract'],
) => addressOfName({ find: (coinType) => addresses.get(`${coinType}`), isEthereumContract }, networkId)

interface AccountOn {
  readonly address: string
  readonly networkId: NetworkId
}

/** Whether the name has the account's address for its network, which is the account's whatever code it has. */
export async function leadsTo(profile: Profile, { address, networkId }: AccountOn): Promise<boolean> {
  const found = await addressOn(profile, networkId, async () => false)
  return isSameAddress('eip155', found?.address ?? '', address)
}

/** The names of a zone that lead to the address alone and are safe to display. */
export function namesOf(profiles: readonly Profile[], address: string, zone: string): readonly string[] {
  return profiles
    .filter(({ name, addresses }) => {
      const text = textIn(name, zone)
      return text !== undefined && nameIssue(text) !== 'invalid' && isNameOf(addresses, 'eip155', address)
    })
    .map(({ name }) => name)
}

/** The part of a name before its zone; `undefined` for a name of another zone. */
export function textIn(name: string, zone: string): string | undefined {
  return name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : undefined
}
