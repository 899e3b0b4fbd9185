import { formatChecked } from '@latchkey/session/chain'
import {
  type ActiveTarget,
  isZeroAddress,
  type NameResolution,
  nameResolvers,
  sessionContract,
} from '@latchkey/session/contract'
import type { ReceiverName, SendContext, SendRequest } from './contract'

/** Where a receiver's name or address leads. */
export interface Receivers {
  /** Looks a name up for the network of the target. Rejects when the network or the service cannot be read. */
  resolveName(name: string, target: ActiveTarget, signal: AbortSignal): Promise<ReceiverName>
  /** The address in its chain's format (EIP-55); `undefined` for a wrong checksum. */
  formatReceiver(address: string, target: ActiveTarget): Promise<string | undefined>
  /** Whether the name of a request, if any, still resolves to its receiver. */
  isNameCurrent(request: SendRequest, signal: AbortSignal): Promise<boolean>
}

export function createReceivers(ctx: SendContext): Receivers {
  const session = ctx.use(sessionContract)

  const resolveName: Receivers['resolveName'] = async (
    text,
    { namespace, networkId, network },
    signal,
  ): Promise<ReceiverName> => {
    const adapter = session.adapter(namespace)
    const identity = (await adapter?.capabilities())?.identity
    let found: NameResolution = { issue: 'unreadable', networkId }
    if (!network) return found
    if (identity?.resolve) found = await identity.resolve(text, network, signal)
    // The chain's own names come first, so that no service can register one of them, or add a network to it.
    for (const { namespaces, accepts, resolve } of ctx.items(nameResolvers))
      if (mayBeOfService(found) && namespaces.includes(namespace) && accepts(text))
        found = await resolve(text, network, signal)
    const { address } = found
    if (address === undefined) return found
    // An abandoned name resolves to the zero address.
    if (isZeroAddress(address) || !adapter?.isAddress(address)) return { issue: 'unregistered', networkId }
    // The normal form is judged, since what was typed may have capital letters.
    const shown = identity ? await identity.check(found.name) : { name: found.name }
    return { ...found, isUnusual: shown === undefined || shown.isUnusual === true }
  }
  const formatReceiver: Receivers['formatReceiver'] = async (address, { namespace }) =>
    formatChecked(address, (await session.adapter(namespace)?.capabilities())?.addresses)
  return {
    resolveName,
    formatReceiver,
    async isNameCurrent({ to, toName, target }, signal) {
      if (toName === undefined) return true
      const { address } = await resolveName(toName, target, signal)
      return address !== undefined && (await formatReceiver(address, target)) === to
    },
  }
}

/** A name that nobody has on the chain, or whose records the chain does not keep. */
const mayBeOfService = (found: NameResolution): boolean =>
  found.address === undefined && found.issue !== 'no-address'
