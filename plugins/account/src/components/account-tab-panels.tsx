import { useServices, useSlot, useTranslate, ViewBoundary } from '@latchkey/kernel/react'
import { Button } from '@latchkey/ui-primitives/button'
import { NothingYetDrawing } from '@latchkey/ui-primitives/drawing/nothing-yet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { RowSkeleton } from '@latchkey/ui-primitives/row-skeleton'
import { Tabs } from '@latchkey/ui-primitives/tabs'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import { type ReactElement, useState } from 'react'
import { type AccountTab, accountTabs } from '../contract'
import { useCopy } from './use-copy'
import { useTabCode } from './use-tab-code'

/** What other plugins show of the account; nothing where none does. */
export function AccountTabPanels(): ReactElement | null {
  const t = useTranslate()
  const say = useCopy()
  const tabs = useSlot(accountTabs)
  const [chosen, setChosen] = useState<string>()
  const selected = tabs.find(({ id }) => id === chosen) ?? tabs[0]
  if (!selected) return null
  return (
    <Tabs
      label={say('account.tabs')}
      tabs={tabs.map(({ id, label }) => ({ id, label: label(t, undefined) }))}
      selected={selected.id}
      onSelect={setChosen}
    >
      <OneTab key={selected.id} tab={selected} />
    </Tabs>
  )
}

function OneTab({ tab }: { readonly tab: AccountTab }): ReactElement {
  const say = useCopy()
  const { report } = useServices()
  const code = useTabCode(tab)
  const failed = (retry: () => void): ReactElement => (
    <EmptyState
      drawing={<NothingYetDrawing />}
      sentence={say('account.tab-failed')}
      action={<Button onClick={retry}>{say('account.try-again')}</Button>}
    />
  )
  if (code.status === 'failed') return failed(code.retry)
  if (code.status === 'loading')
    return (
      <>
        <RowSkeleton />
        <VisuallyHidden>{say('account.tab-loading')}</VisuallyHidden>
      </>
    )
  const { Content } = code
  return (
    <ViewBoundary fallback={({ retry }) => failed(retry)} onError={(error) => report('account', error)}>
      <Content />
    </ViewBoundary>
  )
}
