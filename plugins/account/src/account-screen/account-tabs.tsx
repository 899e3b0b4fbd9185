import {
  LazyContent,
  usePlugin,
  usePluginState,
  useServices,
  useSlot,
  useTexts,
} from '@latchkey/kernel/react'
import { accountKey } from '@latchkey/portfolio/contract'
import type { ActiveTarget } from '@latchkey/session/contract'
import { Button, RowSkeleton, useSheets, VisuallyHidden } from '@latchkey/ui-primitives'
import { EmptyState, NothingYetDrawing } from '@latchkey/ui-primitives/lists'
import { Tabs } from '@latchkey/ui-primitives/screens'
import { type ReactElement, type ReactNode, type RefObject, useRef } from 'react'
import { type AccountTab, accountContract, accountTabs } from '../contract'
import { NftsTab } from '../holdings/nfts-tab'
import { TokensTab } from '../holdings/tokens-tab'
import { texts } from '../texts'
import * as css from './account-view.css'
import { usePortfolio } from './portfolio-provider'
import { ItemIcon, ItemLabel } from './screen-item'

export interface AccountTabsProps {
  readonly target: ActiveTarget
  /** The scrolling element around the tabs. */
  readonly area: RefObject<HTMLDivElement | null>
}

/** Tokens, NFTs and the tabs of other plugins. Part: `account-tabs`. */
export function AccountTabs({ target, area }: AccountTabsProps): ReactElement | null {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const account = usePlugin(accountContract)
  const chosen = usePluginState(accountContract, ({ tab }) => tab)
  const filled = useSlot(accountTabs)
  // A tab of another plugin replaces the built-in tab with the same id.
  const builtIn = useBuiltInTabs(target, area).filter(({ id }) => filled.every((one) => one.id !== id))
  const tabs = [
    ...builtIn,
    ...filled.map((tab) => ({
      id: tab.id,
      label: (
        <>
          {tab.icon !== undefined && <ItemIcon icon={tab.icon} />}
          <ItemLabel item={tab} />
        </>
      ),
      disabled: tab.disabled,
      content: <FilledTab key={tab.id} tab={tab} area={area} />,
    })),
  ]
  const root = useRef<HTMLDivElement>(null)
  const enabled = tabs.filter(({ disabled }) => !disabled)
  const selected = enabled.find(({ id }) => id === chosen) ?? enabled[0]
  if (!selected) return null
  return (
    <div ref={root} part="account-tabs" className={css.tabs}>
      <Tabs
        label={t('account.tabs')}
        tabs={tabs}
        selected={selected.id}
        panelClassName={css.panel}
        onSelect={(id) => {
          if (root.current && area.current) holdInPlace(root.current, area.current)
          account.chooseTab(id)
        }}
      >
        {selected.content}
      </Tabs>
    </div>
  )
}

/**
 * Keeps the tabs where they are, under the finger or pointer that presses one: the scrolling area keeps its height, whatever
 * the next tab holds, and can be scrolled as far as it is.
 */
function holdInPlace(tabs: HTMLElement, area: HTMLElement): void {
  const box = area.getBoundingClientRect()
  area.style.setProperty('height', `${box.height}px`)
  const padding = Number.parseFloat(getComputedStyle(area).paddingBlockEnd)
  const rest = box.bottom - tabs.getBoundingClientRect().top - padding
  tabs.style.setProperty('--lk-tabs-height', `${Math.max(0, rest)}px`)
}

interface FilledTabProps {
  readonly tab: AccountTab
  readonly area: RefObject<HTMLDivElement | null>
}

function FilledTab({ tab, area }: FilledTabProps): ReactElement {
  const t = useTexts(texts)
  const { report } = useServices()
  return (
    <LazyContent
      load={tab.component}
      props={{ area }}
      loading={
        <>
          <RowSkeleton />
          <VisuallyHidden>{t('account.tab-loading')}</VisuallyHidden>
        </>
      }
      failed={({ retry }) => (
        <EmptyState
          drawing={<NothingYetDrawing />}
          sentence={t('account.tab-failed')}
          action={<Button onClick={retry}>{t('account.try-again')}</Button>}
        />
      )}
      onError={(error) => report('account', error)}
    />
  )
}

interface ShownTab {
  readonly id: string
  readonly label: ReactNode
  readonly disabled?: boolean | undefined
  readonly content: ReactElement
}

/** The tabs for tokens and NFTs. Each is there if the portfolio plugin reads balances, or if its content is known. */
function useBuiltInTabs(target: ActiveTarget, area: RefObject<HTMLDivElement | null>): readonly ShownTab[] {
  const t = useTexts(texts)
  const { state } = usePortfolio()
  if (!target.network) return []
  const key = accountKey(target)
  const readsBalances = state.balances === 'on'
  const tabs: ShownTab[] = []
  if (readsBalances || state.tokens[key]?.status === 'known')
    tabs.push({
      id: 'tokens',
      label: t('account.tokens'),
      content: <TokensTab key={key} target={target} area={area} />,
    })
  if (readsBalances || state.nfts[key]?.status === 'known')
    tabs.push({ id: 'nfts', label: t('account.nfts'), content: <NftsTab key={key} target={target} /> })
  return tabs
}
