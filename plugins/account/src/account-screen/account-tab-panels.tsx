import { LazyContent, usePlugin, usePluginState, useServices, useSlot } from '@latchkey/kernel/react'
import type { ActiveTarget } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { NothingYetDrawing } from '@latchkey/ui-primitives/drawing/nothing-yet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { RowSkeleton } from '@latchkey/ui-primitives/row-skeleton'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Tabs } from '@latchkey/ui-primitives/tabs'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import { type ReactElement, type RefObject, useRef } from 'react'
import { type AccountTab, accountContract, accountTabs } from '../contract'
import { useCopy } from '../copy/use-copy'
import * as css from './account-tab-panels.css'
import { ItemIcon, ItemLabel } from './screen-item'
import { useBuiltInTabs } from './use-built-in-tabs'

export interface AccountTabPanelsProps {
  readonly target: ActiveTarget
  /** What scrolls around it. */
  readonly area: RefObject<HTMLDivElement | null>
}

/** What the account holds, and what other plugins show of it; nothing where nobody knows. Part: `account-tabs`. */
export function AccountTabPanels({ target, area }: AccountTabPanelsProps): ReactElement | null {
  useSheets(css.sheets)
  const say = useCopy()
  const account = usePlugin(accountContract)
  const chosen = usePluginState(accountContract, ({ tab }) => tab)
  const filled = useSlot(accountTabs)
  // Who fills a tab of that name has more to show in it.
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
      content: <FilledTab key={tab.id} tab={tab} />,
    })),
  ]
  const place = useRef<HTMLDivElement>(null)
  const open = tabs.filter(({ disabled }) => !disabled)
  const selected = open.find(({ id }) => id === chosen) ?? open[0]
  if (!selected) return null
  return (
    <div ref={place} part="account-tabs" className={css.tabs}>
      <Tabs
        label={say('account.tabs')}
        tabs={tabs}
        selected={selected.id}
        onSelect={(id) => {
          place.current?.style.setProperty('--lk-tabs-height', `${place.current.offsetHeight}px`)
          account.chooseTab(id)
        }}
      >
        {selected.content}
      </Tabs>
    </div>
  )
}

function FilledTab({ tab }: { readonly tab: AccountTab }): ReactElement {
  const say = useCopy()
  const { report } = useServices()
  return (
    <LazyContent
      load={tab.component}
      props={{}}
      loading={
        <>
          <RowSkeleton />
          <VisuallyHidden>{say('account.tab-loading')}</VisuallyHidden>
        </>
      }
      failed={({ retry }) => (
        <EmptyState
          drawing={<NothingYetDrawing />}
          sentence={say('account.tab-failed')}
          action={<Button onClick={retry}>{say('account.try-again')}</Button>}
        />
      )}
      onError={(error) => report('account', error)}
    />
  )
}
