import { type ActiveTarget, isZeroAddress, nameResolvers, sessionContract } from '@latchkey/session/contract'
import type { SendRequest } from '../contract'
import type { SendContext } from '../send-context'

export interface ResolvedReceiver {
  readonly address: string
  readonly isUnusual?: boolean
}

/** Where a receiver's name or address leads. */
export interface Receivers {
  /** Resolves a name; `undefined` if nobody has it. */
  resolveName(name: string, target: ActiveTarget, signal: AbortSignal): Promise<ResolvedReceiver | undefined>
  /** The address in its chain's format (EIP-55); `undefined` for a wrong checksum. */
  formatReceiver(address: string, target: ActiveTarget): Promise<string | undefined>
  /** Whether the name of a request, if any, still resolves to its receiver. */
  isNameCurrent(request: SendRequest, signal: AbortSignal): Promise<boolean>
}

export function createReceivers(ctx: SendContext): Receivers {
  const session = ctx.use(sessionContract)

  const resolveName: Receivers['resolveName'] = async (name, { namespace, network }, signal) => {
    const adapter = session.adapter(namespace)
    const identity = (await adapter?.capabilities())?.identity
    if (!network) return undefined
    let address = await identity?.resolve?.(name, network, signal)
    // The chain's own names come first, so that no service can register one of them.
    // control: service-name-over-chain
    for (const { namespaces, accepts, resolve } of ctx.items(nameResolvers))
      if (address === undefined && namespaces.includes(namespace) && accepts(name))
        address = await resolve(name, network, signal)
    // An abandoned name resolves to the zero address.
    // control: name-of-nobody
    if (address === undefined || isZeroAddress(address) || !adapter?.isAddress(address)) return undefined
    const shown = identity ? await identity.check(name) : { name }
    return { address, isUnusual: shown === undefined || shown.isUnusual === true }
  }
  const formatReceiver: Receivers['formatReceiver'] = async (address, { namespace }) => {
    const addresses = (await session.adapter(namespace)?.capabilities())?.addresses
    const formatted = addresses?.format(address) ?? address
    const digits = address.replace(/^0x/, '')
    const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
    return isOneCase || formatted === address ? formatted : undefined
  }
  return {
    resolveName,
    formatReceiver,
    async isNameCurrent({ to, toName, target }, signal) {
      if (toName === undefined) return true
      const found = await resolveName(toName, target, signal)
      return found !== undefined && (await formatReceiver(found.address, target)) === to
    },
  }
}
