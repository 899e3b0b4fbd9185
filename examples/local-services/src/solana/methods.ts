import { accountMethods } from './account-methods'
import { clusterMethods } from './cluster-methods'
import type { Method } from './method'
import { transactionMethods } from './transaction-methods'

export const methods: ReadonlyMap<string, Method> = new Map([
  ...clusterMethods,
  ...accountMethods,
  ...transactionMethods,
])
