import { usePluginState, useRouter, useTranslate } from '@latchkey/kernel/react'
import { Button } from '@latchkey/ui-primitives/button'
import { NothingFoundDrawing } from '@latchkey/ui-primitives/drawing/nothing-found'
import { WalletDrawing } from '@latchkey/ui-primitives/drawing/wallet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { ChevronIcon } from '@latchkey/ui-primitives/icon/chevron'
import { WalletIcon } from '@latchkey/ui-primitives/icon/wallet'
import { IconTile } from '@latchkey/ui-primitives/icon-tile'
import { Link } from '@latchkey/ui-primitives/link'
import { List } from '@latchkey/ui-primitives/list'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { SearchField } from '@latchkey/ui-primitives/search-field'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { Fragment, type ReactElement } from 'react'
import { type ConnectMethod, connectContract, type NamespaceArgs } from '../contract'
import { listExtrasCopy } from '../copy/list-extras-copy'
import { useCopy } from '../copy/use-copy'
import * as css from './list-extras.css'

export { Divider } from '@latchkey/ui-primitives/divider'

/** Nothing to choose from: says so, and leads to where one comes from. */
export function NoWallet(): ReactElement {
  useSheets(css.sheets)
  const say = useCopy(listExtrasCopy)
  const router = useRouter(connectContract)
  const sentence = say('connect.no-wallet')
  return (
    <>
      <EmptyState
        drawing={<WalletDrawing />}
        sentence={sentence}
        action={
          <div className={css.choices}>
            <Button variant="primary" onClick={() => router.push('GetWallet')}>
              {say('connect.get-wallet')}
            </Button>
            <Button variant="quiet" onClick={() => router.push('WhatIsAWallet')}>
              {say('connect.what-is-a-wallet')}
            </Button>
          </div>
        }
      />
      <LiveRegion message={sentence} />
    </>
  )
}

export interface NothingFoundProps {
  /** What was searched for; empty while there is something to show. */
  readonly query: string
  readonly onShowAll: () => void
}

/** In place of the list when a search finds nothing. The region stands before, so that it is heard. */
export function NothingFound({ query, onShowAll }: NothingFoundProps): ReactElement {
  const say = useCopy(listExtrasCopy)
  const sentence = query === '' ? '' : say('connect.nothing-found', { query })
  return (
    <>
      {sentence && (
        <EmptyState
          drawing={<NothingFoundDrawing />}
          sentence={sentence}
          action={<Button onClick={onShowAll}>{say('connect.show-all')}</Button>}
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

/** Where there are more wallets than are seen at a glance. */
export function WalletSearch({ query, onChange }: WalletSearchProps): ReactElement {
  const say = useCopy(listExtrasCopy)
  return (
    <SearchField
      label={say('connect.search')}
      clearLabel={say('connect.clear-search')}
      value={query}
      onChange={onChange}
    />
  )
}

/** Ways to connect that other plugins bring. Part: `connect-method`. */
export function MethodRows({ methods }: { readonly methods: readonly ConnectMethod[] }): ReactElement {
  const t = useTranslate()
  const say = useCopy(listExtrasCopy)
  return (
    <List label={say('connect.other-ways')}>
      {methods.map((method) => (
        <ListRow
          key={method.id}
          part="connect-method"
          title={method.label(t, undefined)}
          trailing={<ChevronIcon />}
          onClick={() => method.run()}
        />
      ))}
    </List>
  )
}

/** In place of the list, where the host would rather show its other ways. Part: `collapsed-wallets`. */
export function CollapsedWallets({ namespace }: NamespaceArgs): ReactElement {
  const say = useCopy(listExtrasCopy)
  const router = useRouter(connectContract)
  return (
    <ListRow
      part="collapsed-wallets"
      title={say('connect.with-a-wallet')}
      picture={
        <IconTile>
          <WalletIcon />
        </IconTile>
      }
      trailing={<ChevronIcon />}
      onIntent={() => router.preload('ConnectWallets')}
      onClick={() => router.push('ConnectWallets', { namespace })}
    />
  )
}

/** What one agrees to, where the host says so. Part: `legal`. */
export function LegalFooter(): ReactElement | null {
  const say = useCopy(listExtrasCopy)
  const termsUrl = usePluginState(connectContract, ({ options }) => options.termsConditionsUrl)
  const privacyUrl = usePluginState(connectContract, ({ options }) => options.privacyPolicyUrl)
  const terms = termsUrl !== undefined && <Link href={termsUrl}>{say('connect.terms')}</Link>
  const privacy = privacyUrl !== undefined && <Link href={privacyUrl}>{say('connect.privacy')}</Link>
  if (!terms && !privacy) return null
  const sentence = terms && privacy ? say('connect.legal') : say('connect.legal-one')
  // The marks stay in the sentence, so that every language puts the links where they belong.
  const links: Readonly<Record<string, ReactElement | false>> = {
    '{terms}': terms,
    '{privacy}': privacy,
    '{link}': terms || privacy,
  }
  return (
    <Text as="p" part="legal" variant="caption" tone="secondary" align="center">
      {sentence.split(/(\{\w+\})/).map((piece) => (
        <Fragment key={piece}>{links[piece] ?? piece}</Fragment>
      ))}
    </Text>
  )
}
