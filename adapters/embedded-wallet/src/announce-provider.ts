import {
  type ConnectorTraits,
  type Eip1193Provider,
  type RequestArguments,
  sessionContract,
  walletFilters,
} from '@latchkey/session/contract'
import { createWalletError, toProviderError } from '@latchkey/session/requests'
import { EMBEDDED_CONNECTOR_ID, type EmbeddedWalletContext } from './contract'

/** The icon of the announcement, a data URL: a letter. */
const ICON = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="20" fill="#3b4254"/><path d="M22 32h52v32H22z m0 2 26 18 26-18" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round"/></svg>')}`
const RDNS = 'dev.latchkey.embedded'

type Listener = Parameters<Eip1193Provider['on']>[1]

/** Announces a wallet that serves EVM to other libraries of the page (EIP-6963), until the instance stops. Our own list does not show it twice. */
export function announceProvider(
  ctx: EmbeddedWalletContext,
  { name, namespaces }: Pick<ConnectorTraits, 'name' | 'namespaces'>,
): void {
  if (!namespaces.includes('eip155')) return
  const uuid = toUuid(ctx.randomId())
  ctx.fill(walletFilters, {
    id: EMBEDDED_CONNECTOR_ID,
    hides: ({ connectors }) => connectors.every((connector) => connector.uuid === uuid),
  })
  const detail = Object.freeze({
    info: Object.freeze({ uuid, name, icon: ICON, rdns: RDNS }),
    provider: createProvider(ctx),
  })
  const announce = (): void => ctx.browser.dispatch('eip6963:announceProvider', detail)
  ctx.browser.listen('eip6963:requestProvider', announce, ctx.signal)
  announce()
}

/**
 * Forwards requests to the connection's provider. Without a connection it responds as a locked wallet does.
 */
function createProvider(ctx: EmbeddedWalletContext): Eip1193Provider {
  const session = ctx.use(sessionContract)
  const listeners: (readonly [string, Listener])[] = []
  const connected = (): Eip1193Provider | undefined => session.provider(EMBEDDED_CONNECTOR_ID, 'eip155')
  let attached: Eip1193Provider | undefined
  const attach = (): void => {
    if (attached) return
    attached = connected()
    for (const [event, listener] of listeners) attached?.on(event, listener)
  }
  ctx.events.on('session:connected', attach)
  // This code may load after the connection was restored.
  attach()
  return {
    async request(args: RequestArguments) {
      // Connecting needs a login, which only the views of this page can show. Without a login `connect`
      // rejects.
      if (!connected() && args?.method === 'eth_requestAccounts')
        await session.connect(EMBEDDED_CONNECTOR_ID).catch(rejectAsProvider)
      const provider = connected()
      if (provider) return provider.request(args)
      if (args?.method === 'eth_accounts') return []
      throw toProviderError(createWalletError('DISCONNECTED', { phase: 'request' }))
    },
    on(event: string, listener: Listener) {
      listeners.push([event, listener])
      attached?.on(event, listener)
    },
    removeListener(event: string, listener: Listener) {
      const index = listeners.findIndex(([name, one]) => name === event && one === listener)
      if (index >= 0) listeners.splice(index, 1)
      attached?.removeListener(event, listener)
    },
  }
}

/** EIP-1193 errors have a number as their code. */
function rejectAsProvider(error: unknown): never {
  throw toProviderError(error)
}

/** Version 4, of 32 random hex digits. */
const toUuid = (hex: string): string => hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
