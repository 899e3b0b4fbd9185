import { SlotComponent, useTexts, useTranslate } from '@latchkey/kernel/react'
import { ChevronIcon, IconTile, ListRow, MailIcon, Tag, useSheets } from '@latchkey/ui-primitives'
import type { ReactElement, ReactNode } from 'react'
import type { ConnectMethod } from '../contract'
import { listExtrasCopy } from '../copy/list-extras-copy'
import * as css from './methods.css'

export interface MethodRowProps {
  readonly method: ConnectMethod
  readonly title: string
}

/** A method to connect as a row. Part: `connect-method`. */
export function MethodRow({ method, title }: MethodRowProps): ReactElement {
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
export function SocialTiles({ methods }: { readonly methods: readonly ConnectMethod[] }): ReactElement {
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
