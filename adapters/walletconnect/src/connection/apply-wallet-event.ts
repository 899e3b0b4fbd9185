import { isNetworkId, namespaceOf, toEvmNetworkId } from '@latchkey/session/caip'
import type { NetworkId } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import type { RelayEvent } from '../relay/walletconnect-client'
import { currentId } from './older-network-ids'
import { readAccount, readGrants, toPlainData } from './read-session'
import { type EnteredSession, isGranted, withChosen, withGrants, withNetwork } from './session-state'

const eventSchema = v.object({ name: v.string(), data: v.optional(v.unknown()) })
/** Maximum number of accounts. Further entries are not read. */
const ACCOUNT_LIMIT = 100
/** Maximum length of a CAIP-10 account id. */
const ADDRESS_LENGTH_LIMIT = 240

/** The session after an event of the wallet; the same object when the event is invalid or changes nothing. */
export function applyWalletEvent(session: EnteredSession, event: RelayEvent): EnteredSession {
  if (event.kind === 'update') {
    // The wallet may extend its grant at any time. The message is encrypted between page and wallet, so it is
    // authentic.
    const grants = readGrants(event.namespaces)
    return grants ? withGrants(session, grants) : session
  }
  if (event.kind !== 'event') return session
  const { success, output } = v.safeParse(eventSchema, toPlainData(event.event))
  const networkId = readNetworkId(event.networkId)
  if (!success || !networkId) return session
  // The library also passes on events that were not granted.
  if (!session.grants[namespaceOf(networkId)]?.events.includes(output.name)) return session
  if (output.name === 'chainChanged') return withNetworkSaid(session, networkId, output.data)
  if (output.name === 'accountsChanged' && isGranted(session, networkId))
    return withAccountsSaid(session, namespaceOf(networkId), output.data)
  return session
}

/**
 * Applies a change of network. Wallets name the new network in the event, or in its data as a number, as hex or as a
 * CAIP-2 id. A network that was not granted is ignored.
 */
function withNetworkSaid(session: EnteredSession, networkId: NetworkId, data: unknown): EnteredSession {
  const namespace = namespaceOf(networkId)
  const sent = readNetworkId(data) ?? (namespace === 'eip155' ? toEvmNetworkId(data) : undefined)
  const next = sent && namespaceOf(sent) === namespace ? sent : networkId
  return isGranted(session, next) ? withNetwork(session, next) : session
}

/**
 * Applies a change of accounts, given as addresses or CAIP-10 ids. An address that is not granted yet is only
 * recorded, because some wallets send it before they grant it.
 */
function withAccountsSaid(session: EnteredSession, namespace: string, data: unknown): EnteredSession {
  const sent = Array.isArray(data) ? data.slice(0, ACCOUNT_LIMIT) : []
  const addresses = sent
    .filter((one): one is string => typeof one === 'string' && one.length <= ADDRESS_LENGTH_LIMIT)
    .flatMap((one) => (one.includes(':') ? readAccount(one).map(({ address }) => address) : [one]))
  return addresses.length > 0 ? withChosen(session, namespace, addresses) : session
}

function readNetworkId(input: unknown): NetworkId | undefined {
  return isNetworkId(input) ? currentId(input) : undefined
}
