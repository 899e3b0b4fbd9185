import type { ActiveTarget } from '@latchkey/session/contract'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { useCopy } from '../copy/use-copy'
import { NftsTab } from '../holdings/nfts-tab'
import { TokensTab } from '../holdings/tokens-tab'
import { keyOfTarget } from '../state'
import { usePortfolio } from './portfolio-scope'

export interface ShownTab {
  readonly id: string
  readonly label: ReactNode
  readonly disabled?: boolean | undefined
  readonly content: ReactElement
}

/** What is read of the account itself: where balances are read, or something is known of them all the same. */
export function useBuiltInTabs(
  target: ActiveTarget,
  area: RefObject<HTMLDivElement | null>,
): readonly ShownTab[] {
  const say = useCopy()
  const { state } = usePortfolio()
  if (!target.network) return []
  const key = keyOfTarget(target)
  const isRead = state.balances === 'on'
  const tabs: ShownTab[] = []
  if (isRead || state.tokens[key]?.status === 'known')
    tabs.push({
      id: 'tokens',
      label: say('account.tokens'),
      content: <TokensTab key={key} target={target} area={area} />,
    })
  if (isRead || state.nfts[key]?.status === 'known')
    tabs.push({ id: 'nfts', label: say('account.nfts'), content: <NftsTab key={key} target={target} /> })
  return tabs
}
