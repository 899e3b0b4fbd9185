import type { ActiveTarget } from '@latchkey/session/contract'

/** CAIP-10 of an account: the key of its newest page. */
export const accountKey = ({ networkId, account }: ActiveTarget): string => `${networkId}:${account.address}`

/** The key of a page in `state.pages`. Default: the newest page. */
export const pageKey = (account: string, cursor?: string): string =>
  cursor === undefined ? account : `${account} ${cursor}`

/** Whether the key is that of a newest page. */
export const isNewest = (key: string): boolean => !key.includes(' ')
