import { SlotComponent, usePluginState, useRouter, useTexts, useTranslate } from '@latchkey/kernel/react'
import { sessionContract } from '@latchkey/session/contract'
import { isInstalled } from '@latchkey/session/wallet-rows'
import {
  ChevronIcon,
  IconTile,
  List,
  ListRow,
  MailIcon,
  Tag,
  useSheets,
  WalletIcon,
} from '@latchkey/ui-primitives'
import { Divider } from '@latchkey/ui-primitives/lists'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { ConsentGate } from '../consent/consent-box'
import { type ConnectMethod, type ConnectMethodKind, connectContract, type NamespaceArgs } from '../contract'
import { listExtrasCopy } from '../copy/list-extras-copy'
import { useFirstShown } from '../wallet-list/use-places'
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
  // A wallet that announces itself later does not turn the groups round.
  const hasInstalled = useFirstShown(
    usePluginState(sessionContract, (state) => state.wallets.some(isInstalled)),
  )
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

interface MethodRowProps {
  readonly method: ConnectMethod
  readonly title: string
}

/** A method to connect as a row. Part: `connect-method`. */
function MethodRow({ method, title }: MethodRowProps): ReactElement {
  const t = useTranslate()
  const badge = method.badge?.(t, undefined)
  // Email has a built-in icon. The code of the method's own icon would be fetched before the user presses the row.
  const icon = method.icon ? <MethodIcon icon={method.icon} /> : method.kind === 'email' && <MailIcon />
  return (
    <ListRow
      part="connect-method"
      title={title}
      picture={icon ? <IconTile>{icon}</IconTile> : undefined}
      trailing={
        <>
          {badge && <Tag tone="accent">{badge}</Tag>}
          <ChevronIcon />
        </>
      }
      disabled={method.disabled ?? false}
      onIntent={method.preload}
      onClick={() => method.run()}
    />
  )
}

/** The icon component of a method; nothing until its code is loaded. */
function MethodIcon({ icon }: Pick<ConnectMethod, 'icon'>): ReactNode {
  return typeof icon === 'function' ? <SlotComponent pluginId="connect" load={icon} /> : null
}

/** This many tiles, with a name below each icon, fit side by side in a dialog of 320 px. */
const MAX_TILES = 5

/** Social logins: a single one as a row, several as tiles. The item with `overflow` opens those that do not fit. */
function SocialTiles({ methods }: { readonly methods: readonly ConnectMethod[] }): ReactElement {
  useSheets(css.sheets)
  const translate = useTranslate()
  const t = useTexts(listExtrasCopy)
  const shown = methodsThatFit(methods)
  const continueWith = (method: ConnectMethod): string =>
    method.overflow
      ? method.label(translate, undefined)
      : t('connect.continue-with', { name: method.label(translate, undefined) })
  const [only] = shown
  if (only && shown.length === 1) return <MethodRow method={only} title={continueWith(only)} />
  return (
    <ul aria-label={t('connect.socials')} className={css.tiles}>
      {shown.map((method) => (
        <li key={method.id} className={css.tileItem}>
          <button
            type="button"
            part="connect-method method-tile"
            className={css.tile}
            aria-label={continueWith(method)}
            disabled={method.disabled}
            onPointerEnter={method.preload}
            onFocus={method.preload}
            onClick={() => method.run()}
          >
            <span className={css.icon}>
              <MethodIcon icon={method.icon} />
            </span>
            <span dir="auto" className={css.caption}>
              {method.label(translate, undefined)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Returns all methods if they fit, else as many as fit together with the overflow item. */
function methodsThatFit(methods: readonly ConnectMethod[]): readonly ConnectMethod[] {
  const own = methods.filter(({ overflow }) => !overflow)
  const more = methods.filter(({ overflow }) => overflow)
  return own.length > MAX_TILES && more.length > 0
    ? [...own.slice(0, MAX_TILES - 1), ...more.slice(0, 1)]
    : own
}
