import { outlets, type ViewProps } from '@latchkey/kernel'
import { type SessionState, sessionContract } from '@latchkey/session/contract'
import type { ReactElement } from 'react'
import {
  type ConnectContext,
  type ConnectMethod,
  type ConnectMethodSource,
  type ConnectViews,
  connectMethods,
} from '../contract'
import { ConnectView, hasLegal } from './connect-view'
import { hasOnlyAnnounced } from './installed-wallets'
import { createListCode } from './use-list-code'
import { SEARCH_MIN_WALLETS } from './wallet-list-section'

type Props = ViewProps<ConnectViews['Connect']>

/**
 * Resolves to the views of the list, once the wallets that have announced themselves are listed, and the methods and the code
 * that they need are loaded too. So their first render is complete.
 * @param directoryList loads the chunk for lists that have more than announced wallets
 */
export async function loadConnectViews(
  ctx: ConnectContext,
  directoryList: Parameters<typeof createListCode>[0],
): Promise<{
  readonly Connect: (props: Props) => ReactElement
  readonly ConnectWallets: (props: Props) => ReactElement
}> {
  const code = createListCode(directoryList)
  const filled = ctx.items(connectMethods)
  const needsDirectoryList = (state: SessionState): boolean => !hasOnlyAnnounced(state, ctx.state.get())
  const loadMethods = async (
    item: ConnectMethod | ConnectMethodSource,
  ): Promise<readonly ConnectMethod[]> => {
    try {
      if ('load' in item) return await item.load()
    } catch (error) {
      // The list is shown without the methods of this source.
      ctx.report(error)
    }
    return []
  }
  const loadCode = (): Promise<unknown> => {
    const session = ctx.read(sessionContract)
    const needsExtras =
      hasLegal(ctx.state.get().options) || filled.length || session.wallets.length >= SEARCH_MIN_WALLETS
    return Promise.all([needsDirectoryList(session) && code.directoryList(), needsExtras && code.extras()])
  }
  // After a preload, wallets may be listed later than this code is loaded.
  ctx.watch(sessionContract, needsDirectoryList, (isNeeded) => {
    // A view that needs the code tries again, and reports a failure.
    if (isNeeded) code.directoryList().catch(() => undefined)
  })
  const [loaded] = await Promise.all([
    Promise.all(filled.map(loadMethods)),
    loadCode(),
    Promise.allSettled(ctx.items(outlets).map((outlet) => outlet.preload())),
  ])
  // What the wallets that were listed meanwhile need.
  await loadCode()
  const methods = loaded.flat()
  // Called once for each Latchkey instance, so that a render does not create the components again.
  const createView =
    (walletsOnly: boolean) =>
    ({ args }: Props): ReactElement => (
      <ConnectView code={code} loaded={methods} walletsOnly={walletsOnly} namespace={args?.namespace} />
    )
  return { Connect: createView(false), ConnectWallets: createView(true) }
}
