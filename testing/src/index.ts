// The entry point `@latchkey/testing`, for tests of plugins that depend on session. Pages must not import it.

export { createFakeChainAdapter, type FakeCapabilities } from './fake-chain-adapter'
export {
  createFakeSession,
  type FakeRequest,
  type FakeSession,
  type FakeSessionOptions,
} from './fake-session'
export { type RenderedView, type RenderViewOptions, renderView } from './render-view'
export {
  ADDRESS,
  base,
  connectedState,
  connectedTarget,
  disconnectedState,
  mainnet,
  sepolia,
  type WalletRowParts,
  walletRow,
} from './session-states'
