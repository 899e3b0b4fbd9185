import { useCode } from './use-code'

export type FurtherParts = typeof import('./further-parts')

const load = (): Promise<FurtherParts> => import('./further-parts')

/** What only some lists show. Undefined until it is there. */
export function useFurtherParts(needed: boolean): FurtherParts | undefined {
  return useCode(needed, load)
}
