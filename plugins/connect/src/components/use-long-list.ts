import { useCode } from './use-code'

type LongList = typeof import('@latchkey/ui-primitives/virtual-list')

const load = (): Promise<LongList> => import('@latchkey/ui-primitives/virtual-list')

/** The list that draws only what is in sight. Undefined until it is there. */
export function useLongList(needed: boolean): LongList['VirtualList'] | undefined {
  return useCode(needed, load)?.VirtualList
}
