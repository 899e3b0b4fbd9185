import { useCode } from './use-code'

export type Listing = typeof import('./listing')

const load = (): Promise<Listing> => import('./listing')

/** What lists more than wallets that announced themselves. Undefined until it is there. */
export function useListing(needed: boolean): Listing | undefined {
  return useCode(needed, load)
}
