import { isSameAddress, namespaceOf } from '@latchkey/session/caip'
import { MAX_GRANTS, parseGrants } from './api/parse-grants'
import type { GrantedPermissions, SmartSession } from './contract'
import type { SessionsContext } from './sessions-context'

const KEY = 'unrecorded'

interface Account {
  readonly networkId: string
  readonly address: string
}

/** Grants that the service has not recorded yet, stored until it lists them or they expire. */
export interface UnrecordedGrants {
  add(granted: GrantedPermissions): Promise<void>
  /** Returns the grants of an account that the service does not list, and deletes the others. */
  missing(account: Account, listed: readonly SmartSession[]): Promise<readonly GrantedPermissions[]>
}

/** Never rejects: with failing storage grants are only lost by a reload. */
export function keepUnrecorded({ storage, clock, logger }: SessionsContext): UnrecordedGrants {
  let last: Promise<unknown> = Promise.resolve()
  /** Changes run in order, so that none overwrites another. */
  const change = (
    next: (grants: readonly GrantedPermissions[]) => readonly GrantedPermissions[],
  ): Promise<readonly GrantedPermissions[]> => {
    const changing = last.then(async () => {
      try {
        const text = await storage.get(KEY)
        const stored = text === undefined ? [] : parseGrants(text)
        const grants = next(stored.filter(({ expiry }) => expiry * 1_000 > clock.now())).slice(-MAX_GRANTS)
        const after = grants.length > 0 ? JSON.stringify(grants) : undefined
        if (after === undefined && text !== undefined) await storage.remove(KEY)
        if (after !== undefined && after !== text) await storage.set(KEY, after)
        return grants
      } catch (error) {
        logger.warn('Storage failed.', { error })
        return []
      }
    })
    last = changing
    return changing
  }
  return {
    async add(granted) {
      await change((grants) => [...grants.filter(({ id }) => id !== granted.id), granted])
    },
    async missing(account, listed) {
      const ids = new Set(listed.map(({ id }) => id))
      const grants = await change((all) => all.filter((one) => !isOf(one, account) || !ids.has(one.id)))
      return grants.filter((one) => isOf(one, account))
    },
  }
}

function isOf({ networkId, address }: GrantedPermissions, account: Account): boolean {
  return networkId === account.networkId && isSameAddress(namespaceOf(networkId), address, account.address)
}
