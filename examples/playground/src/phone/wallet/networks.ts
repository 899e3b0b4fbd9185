import * as v from 'valibot'
import type { Network } from './state'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/**
 * Includes OP Mainnet, which the playground does not offer: a wallet may be on a network unknown to the page.
 */
export function firstNetworks(gatewayUrl: string): readonly Network[] {
  const rpc = (id: number): string => `${gatewayUrl}/rpc/${id}`
  return [
    { networkId: 'eip155:1', name: 'Ethereum', rpcUrl: rpc(1), symbol: 'ETH' },
    { networkId: 'eip155:8453', name: 'Base', rpcUrl: rpc(8453), symbol: 'ETH' },
    { networkId: 'eip155:10', name: 'OP Mainnet', rpcUrl: rpc(1), symbol: 'ETH' },
    { networkId: SOLANA, name: 'Solana', rpcUrl: `${gatewayUrl}/rpc/solana`, symbol: 'SOL' },
  ]
}

export function networkNameOf(networks: readonly Network[], networkId: string): string {
  return networks.find((network) => network.networkId === networkId)?.name ?? networkId
}

const settingsSchema = v.object({
  account: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2)),
  networkId: v.string(),
  added: v.array(
    v.object({ networkId: v.string(), name: v.string(), rpcUrl: v.string(), symbol: v.string() }),
  ),
})

export type Settings = v.InferOutput<typeof settingsSchema>

const SETTINGS_KEY = 'lantern/settings'

/** The phone's own settings. The SDK stores its sessions itself. */
export function readSettings(): Settings {
  const first = { account: 0, networkId: 'eip155:1', added: [] }
  try {
    const parsed = v.safeParse(settingsSchema, JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? 'null'))
    return parsed.success ? parsed.output : first
  } catch {
    return first
  }
}

export function writeSettings(settings: Settings): void {
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings))
  } catch {
    // Storage is blocked, so the settings last until the page is closed.
  }
}
