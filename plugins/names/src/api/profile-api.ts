import { cloudContract } from '@latchkey/cloud/contract'
import type { NetworkId } from '@latchkey/session/contract'
import type { NamesContext } from '../names-context'
import { type Profile, parseProfile, parseProfiles, parseSuggestions, type Suggestion } from './read-profile'

/** The body of a registration request. */
export interface Registration {
  readonly coin_type: number
  readonly address: string
  readonly message: string
  readonly signature: string
}

/**
 * The requests to the name service, none of which is repeated. They reject with the errors of
 * `blockchainApi`.
 */
export interface ProfileApi {
  find(name: string, network: NetworkId, signal: AbortSignal): Promise<Profile | undefined>
  ofAddress(address: string, network: NetworkId, signal: AbortSignal): Promise<readonly Profile[]>
  /** Suggestions for the part of a name before its zone. */
  suggestions(text: string, network: NetworkId, signal: AbortSignal): Promise<readonly Suggestion[]>
  register(registration: Registration, network: NetworkId, signal: AbortSignal): Promise<Profile | undefined>
}

export function createProfileApi(ctx: NamesContext): ProfileApi {
  const { blockchainApi } = ctx.use(cloudContract)
  const part = encodeURIComponent
  const apiVersion = '2'
  return {
    find: (name, networkId, signal) =>
      blockchainApi({
        path: `/v1/profile/account/${part(name)}`,
        query: { apiVersion },
        networkId,
        parse: parseProfile,
        signal,
      }),
    ofAddress: (address, networkId, signal) =>
      blockchainApi({
        path: `/v1/profile/reverse/${part(address)}`,
        query: { sender: address, apiVersion },
        networkId,
        parse: parseProfiles,
        signal,
      }),
    suggestions: (text, networkId, signal) =>
      blockchainApi({
        path: `/v1/profile/suggestions/${part(text)}`,
        query: { zone: ctx.state.get().zone },
        networkId,
        parse: parseSuggestions,
        signal,
      }),
    register: (body, networkId, signal) =>
      blockchainApi({ path: '/v1/profile/account', body, networkId, parse: parseProfile, signal }),
  }
}
