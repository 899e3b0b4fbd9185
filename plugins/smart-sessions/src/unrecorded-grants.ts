import { MAX_GRANTS, parseGrants } from './api/parse-grants'
import type { GrantedPermissions, SmartSession } from './contract'
import type { SessionsContext } from './sessions-context'

const KEY = 'unrecorded'

interface Account {
  readonly networkId: string
  readonly address: string
}

/** What wallets have granted and the service has not recorded yet: kept over reloads until it lists them, or they are over. */
export interface UnrecordedGrants {
  add(granted: GrantedPermissions): Promise<void>
  /** The grants of an account that the service does not list; those that it does are forgotten. */
  missing(account: Account, listed: readonly SmartSession[]): Promise<readonly GrantedPermissions[]>
}

/** Never rejects: a storage that fails costs a grant its way over a reload, not the grant. */
export function keepUnrecorded({ storage, clock, logger }: SessionsContext): UnrecordedGrants {
  let last: Promise<unknown> = Promise.resolve()
  /** In order, so that no change is written over another. */
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
  return networkId === account.networkId && address.toLowerCase() === account.address.toLowerCase()
}
