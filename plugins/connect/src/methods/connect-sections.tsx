import { usePluginState, useRouter, useTexts, useTranslate } from '@latchkey/kernel/react'
import { sessionContract } from '@latchkey/session/contract'
import { isInstalled } from '@latchkey/session/wallet-rows'
import { ChevronIcon, IconTile, List, ListRow, useSheets, WalletIcon } from '@latchkey/ui-primitives'
import { Divider } from '@latchkey/ui-primitives/lists'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { ConsentGate } from '../consent/consent-box'
import { type ConnectMethod, type ConnectMethodKind, connectContract, type NamespaceArgs } from '../contract'
import { listExtrasCopy } from '../copy/list-extras-copy'
import { MethodRow, SocialTiles } from './method-rows'
import * as css from './methods.css'

export interface ConnectSectionsProps extends NamespaceArgs {
  readonly methods: readonly ConnectMethod[]
  /** The list of wallets. */
  readonly wallets: ReactNode
}

/** The wallets and the methods of other plugins in the configured order; with `legalCheckbox`, below its checkbox. */
export function ConnectSections({ methods, wallets, namespace }: ConnectSectionsProps): ReactNode {
  useSheets(css.sheets)
  const t = useTexts(listExtrasCopy)
  const options = usePluginState(connectContract, (state) => state.options)
  const hasInstalled = usePluginState(sessionContract, (state) => state.wallets.some(isInstalled))
  const isCollapsed = options.collapseWallets && methods.some(({ kind }) => kind !== 'wallet')
  const groups = groupKinds(orderMethods(options.connectMethodsOrder, hasInstalled))
    .map((kinds) => ({ kinds, groupMethods: methods.filter(({ kind }) => kinds.includes(kind)) }))
    .filter(({ kinds: [first], groupMethods }) => first === 'wallet' || groupMethods.length > 0)
  const all = groups.map(({ kinds, groupMethods }, index) => (
    <Fragment key={kinds[0]}>
      {index > 0 && <Divider>{t('connect.or')}</Divider>}
      <div className={css.section}>
        {kinds[0] === 'wallet' && (isCollapsed ? <CollapsedWallets namespace={namespace} /> : wallets)}
        {groupMethods.length > 0 && <Methods kinds={kinds} methods={groupMethods} />}
      </div>
    </Fragment>
  ))
  return options.legalCheckbox ? <ConsentGate>{all}</ConsentGate> : all
}

interface MethodsProps {
  /** The kinds of methods, in order. */
  readonly kinds: readonly ConnectMethodKind[]
  readonly methods: readonly ConnectMethod[]
}

/** The methods of other plugins, in one list or row of tiles for each kind. */
function Methods({ kinds, methods }: MethodsProps): ReactElement {
  const translate = useTranslate()
  const t = useTexts(listExtrasCopy)
  const lists = kinds.flatMap((kind) => {
    const ofKind = methods.filter((method) => method.kind === kind)
    return ofKind.length > 0 ? [{ kind, ofKind }] : []
  })
  return (
    <div className={css.group}>
      {lists.map(({ kind, ofKind }) =>
        kind === 'social' ? (
          <SocialTiles key={kind} methods={ofKind} />
        ) : (
          <List key={kind} label={t('connect.other-ways')}>
            {ofKind.map((method) => (
              <MethodRow key={method.id} method={method} title={method.label(translate, undefined)} />
            ))}
          </List>
        ),
      )}
    </div>
  )
}

/** One row instead of the list, for `collapseWallets`. Part: `collapsed-wallets`. */
function CollapsedWallets({ namespace }: NamespaceArgs): ReactElement {
  const t = useTexts(listExtrasCopy)
  const router = useRouter(connectContract)
  return (
    <ListRow
      part="collapsed-wallets"
      title={t('connect.with-a-wallet')}
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

/** Returns three groups: the kinds before `wallet`, `wallet` itself, and the kinds after it. */
export function groupKinds(order: readonly ConnectMethodKind[]): readonly (readonly ConnectMethodKind[])[] {
  const at = order.indexOf('wallet')
  return [order.slice(0, at), ['wallet'], order.slice(at + 1)]
}

const WALLETS_FIRST: readonly ConnectMethodKind[] = ['wallet', 'email', 'social']
const WALLETS_LAST: readonly ConnectMethodKind[] = ['email', 'social', 'wallet']

/**
 * Returns the order of the kinds: those that the host chose, then the others in the default order. By default wallets are
 * first if one is installed, else last.
 */
export function orderMethods(
  chosen: readonly ConnectMethodKind[] | undefined,
  hasWallets: boolean,
): readonly ConnectMethodKind[] {
  const defaultOrder = hasWallets ? WALLETS_FIRST : WALLETS_LAST
  return [...new Set([...(chosen ?? []), ...defaultOrder])]
}
