import type { Cluster } from './cluster'

export type Method = (cluster: Cluster, params: readonly unknown[]) => unknown

/** By name. */
export type Methods = readonly (readonly [string, Method])[]

/** Most responses contain their slot. */
export function withContext({ slot }: Cluster, value: unknown): object {
  return { context: { apiVersion: '2.0.0', slot }, value }
}
