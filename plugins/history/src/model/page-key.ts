import type { ActiveTarget } from '@latchkey/session/contract'

/** CAIP-10 of an account: the key of its newest page. */
export const accountKey = ({ networkId, account }: ActiveTarget): string => `${networkId}:${account.address}`

/** Where a page stands in `state.pages`; without a cursor the newest. */
export const pageKey = (account: string, cursor?: string): string =>
  cursor === undefined ? account : `${account} ${cursor}`

/** Whether a key is that of a newest page. */
export const isNewest = (key: string): boolean => !key.includes(' ')
