import { usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { Button, LiveRegion, Text, useSheets } from '@latchkey/ui-primitives'
import { EmptyState, NothingFoundDrawing, SearchField, WalletDrawing } from '@latchkey/ui-primitives/lists'

export { VirtualList } from '@latchkey/ui-primitives/lists'

import type { ReactElement } from 'react'
import { LegalSentence } from '../consent/consent-box'
import { connectContract } from '../contract'
import { listExtrasCopy } from '../copy/list-extras-copy'
import * as css from '../methods/methods.css'

export { ConnectSections } from '../methods/connect-sections'

/** Shown when no wallet was found, with links to get one. */
export function NoWallet(): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(listExtrasCopy)
  const router = useRouter(connectContract)
  const sentence = t('connect.no-wallet')
  return (
    <>
      <EmptyState
        drawing={<WalletDrawing />}
        sentence={sentence}
        action={
          <div className={css.choices}>
            <Button variant="primary" onClick={() => router.push('GetWallet')}>
              {t('connect.get-wallet')}
            </Button>
            <Button variant="quiet" onClick={() => router.push('WhatIsAWallet')}>
              {t('connect.what-is-a-wallet')}
            </Button>
          </div>
        }
      />
      <LiveRegion message={sentence} />
    </>
  )
}

export interface NothingFoundProps {
  /** What was searched for; empty while there are results. */
  readonly query: string
  readonly onShowAll: () => void
}

/** Shown when a search finds nothing. The live region is always rendered, because only changes in it are announced. */
export function NothingFound({ query, onShowAll }: NothingFoundProps): ReactElement {
  const t = useTexts(listExtrasCopy)
  const sentence = query === '' ? '' : t('connect.nothing-found', { query })
  return (
    <>
      {sentence && (
        <EmptyState
          drawing={<NothingFoundDrawing />}
          sentence={sentence}
          action={<Button onClick={onShowAll}>{t('connect.show-all')}</Button>}
        />
      )}
      <LiveRegion message={sentence} />
    </>
  )
}

export interface WalletSearchProps {
  readonly query: string
  readonly onChange: (query: string) => void
}

/** The search field of a long list. */
export function WalletSearch({ query, onChange }: WalletSearchProps): ReactElement {
  const t = useTexts(listExtrasCopy)
  return (
    <SearchField
      label={t('connect.search')}
      clearLabel={t('connect.clear-search')}
      value={query}
      onChange={onChange}
    />
  )
}

/** Links to the host's terms and privacy policy; nothing with `legalCheckbox`, whose checkbox links them. Part: `legal`. */
export function LegalFooter(): ReactElement | null {
  const hasCheckbox = usePluginState(connectContract, ({ options }) => options.legalCheckbox)
  if (hasCheckbox) return null
  return (
    <Text as="p" part="legal" variant="caption" tone="secondary" align="center">
      <LegalSentence of="connect.legal" />
    </Text>
  )
}
