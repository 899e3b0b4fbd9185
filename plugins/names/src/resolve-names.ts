import { addressOfName, evmCoinType, isNameOf, isSameAddress, type NameReader } from '@latchkey/session/caip'
import { type NameResolver, type NetworkId, sessionContract } from '@latchkey/session/contract'
import type { NamesContext } from './contract'
import { InvalidChainIdError, NameResolveError, NamesOfAddressError } from './errors'
import { createProfileApi, type Profile, readReason } from './profile-api'

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

const SHORTEST = 4
/** Maximum length of a name at the service. */
const LONGEST = 64

export type NameIssue = 'empty' | 'too-short' | 'too-long' | 'invalid'

/** Why a text is no valid name; `undefined` if it is. */
export function nameIssue(text: string): NameIssue | undefined {
  if (text === '') return 'empty'
  // Two hyphens in this position mark an encoded name (ENSIP-15), which pages do not display.
  if (!/^[a-z0-9-]+$/.test(text) || text.slice(2, 4) === '--') return 'invalid'
  if (text.length < SHORTEST) return 'too-short'
  return text.length > LONGEST ? 'too-long' : undefined
}

/** Normalises entered text. */
export const toNameText = (text: string): string => text.trim().toLowerCase()

/** The coin type of an EVM network; 2147483649 for Ethereum. */
export function coinTypeOf(chainId: number): number {
  const coinType = evmCoinType(chainId)
  if (coinType === undefined) throw new InvalidChainIdError(chainId)
  return coinType
}
