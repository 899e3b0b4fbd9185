import type { EmbeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { type ContractToken, defineContract } from '@latchkey/kernel'
import {
  activeTarget,
  type ConnectionId,
  connectedWallet,
  connectors,
  type NetworkId,
  sessionContract,
} from '@latchkey/session/contract'
import type { SiwxContract } from '@latchkey/siwx/contract'
import { redactMessage } from '../redact-message'
import type { TelemetryContext } from '../telemetry-context'
import type { UsageProperties } from './create-usage-queue'

// Tokens are the same by id, so these two are no imports of their plugins.
const embeddedWallet: ContractToken<EmbeddedWalletContract> =
  /* @__PURE__ */ defineContract<EmbeddedWalletContract>('embeddedWallet', 1)
export const siwx: ContractToken<SiwxContract> = /* @__PURE__ */ defineContract<SiwxContract>('siwx', 1)

/** A network if it is configured. Others may be the user's own. */
export function onlyConfigured(ctx: TelemetryContext, networkId: NetworkId): NetworkId | undefined {
  return ctx.read(sessionContract)?.networks.find(({ id }) => id === networkId)?.id
}

/** The configured network of the active account. */
export function configuredNetwork(ctx: TelemetryContext): NetworkId | undefined {
  const session = ctx.read(sessionContract)
  return session && activeTarget(session)?.network?.id
}

export function isConnected(ctx: TelemetryContext): boolean {
  const session = ctx.read(sessionContract)
  return session !== undefined && activeTarget(session) !== undefined
}

/** Of the active account. */
export function accountFacts(
  ctx: TelemetryContext,
): Required<Pick<UsageProperties, 'isSmartAccount' | 'network'>> {
  const session = ctx.read(sessionContract)
  const target = session && activeTarget(session)
  return { isSmartAccount: target?.account.type === 'smartAccount', network: target?.network?.id }
}

/** How the user has logged in to the wallet in a frame: `email`, or a provider. */
export const loginProvider = (ctx: TelemetryContext): string | undefined =>
  ctx.read(embeddedWallet)?.login?.provider

/**
 * The wallet of a connection. Names come from wallets: what is no word of letters is left out of them.
 */
export function walletFacts(
  ctx: TelemetryContext,
  id: ConnectionId,
): { readonly name: string | undefined; readonly reach: 'qrcode' | 'mobile' | 'browser' | 'login' } {
  const session = ctx.read(sessionContract)
  const connection = session?.connections[id]
  const kind = ctx.items(connectors).find(({ traits }) => traits.id === connection?.connectorId)?.traits.kind
  const name = session && connectedWallet(session, id)?.name
  return { name: name && redactMessage(name), reach: reachOf(kind, ctx.browser.userAgent) }
}

function reachOf(kind: string | undefined, userAgent: string): 'qrcode' | 'mobile' | 'browser' | 'login' {
  if (kind === 'embedded') return 'login'
  if (kind !== 'walletConnect') return 'browser'
  return /Android|iPhone|iPad|iPod/.test(userAgent) ? 'mobile' : 'qrcode'
}
