import type { ViewProps } from '@latchkey/kernel'
import { type SessionState, sessionContract } from '@latchkey/session/contract'
import type { ReactElement } from 'react'
import type { ConnectContext } from '../connect-context'
import { type ConnectMethod, type ConnectViews, connectMethods } from '../contract'
import { ConnectView, hasLegal } from './connect-view'
import { hasOnlyAnnounced } from './installed-wallets'
import { createListCode } from './use-list-code'
import { SEARCH_MIN_WALLETS } from './wallet-list-section'

type Props = ViewProps<ConnectViews['Connect']>

/**
 * Resolves to the views of the list, once the methods and the code that they need in the current state are loaded too. So
 * their first render is complete.
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
  const session = ctx.read(sessionContract)
  const connect = ctx.state.get()
  const filled = ctx.items(connectMethods)
  const sources = filled.flatMap((item) => ('load' in item ? [item] : []))
  const loaded: ConnectMethod[][] = []
  const needsDirectoryList = (state: SessionState): boolean => !hasOnlyAnnounced(state, ctx.state.get())
  const needed: (() => Promise<unknown>)[] = sources.map((source, index) => async () => {
    try {
      loaded[index] = [...(await source.load())]
    } catch (error) {
      // The list is shown without the methods of this source.
      ctx.report(error)
    }
  })
  if (needsDirectoryList(session)) needed.push(code.directoryList)
  if (hasLegal(connect.options) || filled.length || session.wallets.length >= SEARCH_MIN_WALLETS)
    needed.push(code.extras)
  // After a preload, wallets may be listed later than this code is loaded.
  // control: late-wallet-shown-as-skeleton
  ctx.watch(sessionContract, needsDirectoryList, (isNeeded) => {
    // A view that needs the code tries again, and reports a failure.
    if (isNeeded) code.directoryList().catch(() => undefined)
  })
  // control: list-opens-before-its-code
  await Promise.all(needed.map((load) => load()))
  const methods = loaded.flat()
  // Called once for each Latchkey instance, so that a render does not create the components again.
  const createView =
    (walletsOnly: boolean) =>
    ({ args }: Props): ReactElement => (
      <ConnectView code={code} loaded={methods} walletsOnly={walletsOnly} namespace={args?.namespace} />
    )
  return { Connect: createView(false), ConnectWallets: createView(true) }
}
