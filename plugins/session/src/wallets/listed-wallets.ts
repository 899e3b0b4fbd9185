import type { DeclaredMethod, PluginContext } from '@latchkey/kernel'
import { connectors, type SessionContract, type SessionState, sessionContract } from '../contract'

/** A minimal plugin contract, which the contract of every adapter extends. */
export interface AdapterContract {
  readonly id: string
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

/** Far more wallets than a browser has. A script of the page can announce any number. */
const MAX_LISTED = 1_000
/** Of wallets that are remembered this many more, so that no script keeps them out of the list by being first. */
const MAX_REMEMBERED = 20
/** So many of these stay. Each later one takes the place of the first after them. */
const MAX_STAYING = 10

/** Lists a wallet that was let in: its connector's id, and what removes it again when a later one needs the place. */
export type TakePlace = (connectorId: string, remove: () => void) => void

/**
 * A limit of the wallets that an adapter lists, which it asks before it adds one. Returns a function to be called once the
 * wallet is listed; `undefined` if another one that claims this id is not listed. One that is connected stays.
 * @param count how many are listed now
 * @example
 * const findPlace = createWalletLimit(ctx)
 * const takePlace = findPlace(claimedId, listed.size)
 * if (!takePlace) return
 * const item = ctx.fill(connectors, connector)
 * takePlace(connector.id, item.remove)
 */
export function createWalletLimit(
  ctx: Pick<PluginContext<AdapterContract, SessionContract>, 'read' | 'items' | 'logger'>,
): (claimedId: string, count: number) => TakePlace | undefined {
  let isSaid = false
  let late: readonly { readonly connectorId: string; remove(): void }[] = []
  const findRemovable = () => {
    const used = new Set(Object.values(ctx.read(sessionContract).connections).map((one) => one.connectorId))
    const here = new Set(ctx.items(connectors).map(({ id }) => id))
    late = late.filter(({ connectorId }) => here.has(connectorId))
    return late.find(({ connectorId }, index) => index >= MAX_STAYING && !used.has(connectorId))
  }
  return (claimedId, count) => {
    if (count < MAX_LISTED) return () => undefined
    if (!isSaid) ctx.logger.warn('More wallets announce themselves than are listed.', { listed: MAX_LISTED })
    isSaid = true
    const isRemembered = ctx
      .read(sessionContract)
      .remembered.some(({ connectorId }) => connectorId === claimedId)
    if (!isRemembered) return undefined
    const isFull = count >= MAX_LISTED + MAX_REMEMBERED
    if (isFull && !findRemovable()) return undefined
    return (connectorId, remove) => {
      const removed = isFull ? findRemovable() : undefined
      removed?.remove()
      late = [...late.filter((one) => one !== removed), { connectorId, remove }]
    }
  }
}

/**
 * Resolves when `state.wallets` is built the next time, or when the signal aborts. Call it after connectors were added to the
 * slot: they are then in the list, unless a filter hides them.
 */
export const untilListed = (
  ctx: Pick<PluginContext<AdapterContract, SessionContract>, 'watch'>,
  signal: AbortSignal,
): Promise<unknown> =>
  new Promise((resolve) => {
    ctx.watch(sessionContract, ({ wallets }) => wallets, resolve)
    signal.addEventListener('abort', resolve)
  })

type AdapterContext = Pick<
  PluginContext<AdapterContract, SessionContract>,
  'read' | 'watch' | 'spawn' | 'rpc'
>

/**
 * Declares the RPC methods of a chain's wallets (`ctx.rpc.declare`) when the first wallet connects. They are not needed before.
 * @param load imports the methods
 */
export function declareMethods(
  ctx: AdapterContext,
  signal: AbortSignal,
  load: () => Promise<readonly DeclaredMethod[]>,
): void {
  const isNeeded = ({ connections }: SessionState): boolean => Object.keys(connections).length > 0
  let done = false
  const declare = (needed: boolean): void => {
    if (!needed || done) return
    done = true
    ctx.spawn(async () => {
      const methods = await load()
      if (!signal.aborted) ctx.rpc.declare(...methods)
    })
  }
  ctx.watch(sessionContract, isNeeded, declare)
  declare(isNeeded(ctx.read(sessionContract)))
}
