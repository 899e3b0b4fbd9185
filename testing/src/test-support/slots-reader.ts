import { type ContractToken, defineContract, definePlugin, type PluginFactory } from '@latchkey/kernel'
import { type ChainAdapter, type Connector, chainAdapters, connectors } from '@latchkey/session/contract'

interface ReaderContract {
  readonly id: 'test/reader'
  readonly api: { connectors(): readonly Connector[]; adapters(): readonly ChainAdapter[] }
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
export const readerContract: ContractToken<ReaderContract> = defineContract<ReaderContract>('test/reader', 1)

/** A plugin that returns the items of session's slots. */
export const slotsReader: PluginFactory<ReaderContract> = definePlugin(readerContract, {
  setup: (ctx) => ({
    connectors: () => ctx.items(connectors),
    adapters: () => ctx.items(chainAdapters),
  }),
})
