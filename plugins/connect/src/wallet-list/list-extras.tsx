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

/** Shown when no wallet was found, with links to get one. */
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
  /** What was searched for; empty while there are results. */
  readonly query: string
  readonly onShowAll: () => void
}

/** Shown when a search finds nothing. The live region is there before, so that the message is announced. */
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

/** The search field of a long list. */
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

/** Methods to connect of other plugins. Part: `connect-method`. */
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

/** One row instead of the list, for `collapseWallets`. Part: `collapsed-wallets`. */
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

/** Links to the host's terms and privacy policy. Part: `legal`. */
export function LegalFooter(): ReactElement | null {
  const say = useCopy(listExtrasCopy)
  const termsUrl = usePluginState(connectContract, ({ options }) => options.termsConditionsUrl)
  const privacyUrl = usePluginState(connectContract, ({ options }) => options.privacyPolicyUrl)
  const terms = termsUrl !== undefined && <Link href={termsUrl}>{say('connect.terms')}</Link>
  const privacy = privacyUrl !== undefined && <Link href={privacyUrl}>{say('connect.privacy')}</Link>
  if (!terms && !privacy) return null
  const sentence = terms && privacy ? say('connect.legal') : say('connect.legal-one')
  // The placeholders stay in the sentence, so that each language positions the links itself.
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
