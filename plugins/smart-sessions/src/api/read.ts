import type { NetworkId } from '@latchkey/session/contract'

type Hex = `0x${string}`

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isHex = (value: unknown): value is Hex =>
  typeof value === 'string' && /^0x[\da-f]+$/i.test(value)

export const isEvmNetworkId = (value: unknown): value is NetworkId =>
  typeof value === 'string' && /^eip155:\d{1,20}$/.test(value)
