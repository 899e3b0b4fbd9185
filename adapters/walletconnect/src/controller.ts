import { cloudContract } from '@latchkey/cloud/contract'
import { sessionContract } from '@latchkey/session/contract'
import type { RelayWork } from './create-connector'
import { ProjectIdMissingError } from './errors'
import type { WalletConnectOptions } from './options'
import type { PairingState } from './pairing-state'
import { createRelayWork } from './relay-work'
import type { WalletConnectContext } from './wallet-connect-context'

/** What the connector does, over the real relay library. */
export function createController(
  ctx: WalletConnectContext,
  options: WalletConnectOptions,
  state: PairingState,
): RelayWork {
  const { clock, browser, storage } = ctx
  const { relayUrl, verify = true, storage: keep = storage } = options
  return createRelayWork({
    clock,
    browser,
    state,
    logger: ctx.logger,
    namespaces: options.namespaces,
    networks: () => ctx.read(sessionContract).networks,
    async preload() {
      await (await import('./relay/sdk')).loadSdk()
    },
    async createClient() {
      const projectId = options.projectId ?? ctx.tryUse(cloudContract)?.projectId
      if (projectId === undefined && relayUrl === undefined) throw new ProjectIdMissingError()
      const [{ createRelayClient }, { loadSdk }, metadata] = await Promise.all([
        import('./relay/create-relay-client'),
        import('./relay/sdk'),
        ctx.use(sessionContract).metadata(),
      ])
      const prefix = `latchkey-${ctx.randomId()}`
      return createRelayClient(await loadSdk(), {
        clock,
        projectId,
        relayUrl,
        metadata,
        keep,
        verify,
        prefix,
      })
    },
    onDispose: (cleanup) => ctx.onDispose(cleanup),
  })
}
