import type { Cluster } from './cluster'

export type Method = (cluster: Cluster, params: readonly unknown[]) => unknown

/** Methods with their names. */
export type Methods = readonly (readonly [string, Method])[]

/** Wraps a value with the slot, as most responses do. */
export function withContext({ slot }: Cluster, value: unknown): object {
  return { context: { apiVersion: '2.0.0', slot }, value }
}
