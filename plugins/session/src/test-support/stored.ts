import { createMemoryStorage, type MemoryStorage } from '@latchkey/kernel/testing'
import type { RememberedConnection } from '../contract'
import { onMainnet } from './fake-connector'

/** The storage key of session's state. */
export const KEY = 'latchkey/1/latchkey/session/state'

export function remembered(id: string): RememberedConnection {
  return { walletId: id, connectorId: id, ...onMainnet() }
}

export function storedText(ids: readonly string[], changes: object = {}): string {
  const [first] = ids
  const state = {
    remembered: ids.map(remembered),
    active: first === undefined ? {} : { eip155: first },
    ...(first === undefined ? {} : { activeNamespace: 'eip155' }),
    preferredNetworkIds: {},
    preferredAccountTypes: {},
    ...changes,
  }
  return JSON.stringify({ version: 1, state })
}

/** A storage with the state of an earlier visit, on which these wallets were connected. */
export function storageOf(...ids: readonly string[]): MemoryStorage {
  return createMemoryStorage({ [KEY]: storedText(ids) })
}
