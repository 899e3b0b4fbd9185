import { SlotComponent, usePluginState, useServices, useSlot, useTexts } from '@latchkey/kernel/react'
import { Button, useSheets } from '@latchkey/ui-primitives'
import { MoreIcon } from '@latchkey/ui-primitives/screens'
import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react'
import { type AccountAction, accountActions, accountContract } from '../contract'
import { texts } from '../texts'
import * as css from './account-actions.css'
import { ItemIcon, ItemLabel } from './screen-item'
import { orderActions } from './wallet-features'

/** Up to this many buttons have the icon beside the label; more are shown as tiles with the icon above it. */
const MAX_ROW_BUTTONS = 2
/** So many tiles, and "More", fit beside each other in 320 px. */
const MAX_TILES = 5

/**
 * The actions of other plugins in one row: first those with a component of their own, then the buttons.
 * Parts: `account-action`, `more-actions`.
 */
export function AccountActions(): ReactElement | null {
  useSheets(css.sheets)
  const filled = useSlot(accountActions)
  const order = usePluginState(accountContract, ({ walletFeaturesOrder }) => walletFeaturesOrder)
  const actions = useMemo(
    () =>
      orderActions(
        filled.filter(({ placement }) => placement !== 'settings'),
        order,
      ),
    [filled, order],
  )
  const buttons = actions.filter(({ component }) => !component)
  const { on } = useServices()
  useEffect(
    () =>
      on('kernel:idle', () => {
        for (const { preload } of actions) preload?.()
      }),
    [on, actions],
  )
  if (actions.length === 0) return null
  return (
    <div className={css.actions}>
      {actions.map(
        ({ id, component }) => component && <SlotComponent key={id} pluginId="account" load={component} />,
      )}
      {buttons.length > MAX_ROW_BUTTONS ? <Tiles actions={buttons} /> : <Buttons actions={buttons} />}
    </div>
  )
}

interface ActionsProps {
  readonly actions: readonly AccountAction[]
}

function Buttons({ actions }: ActionsProps): ReactNode {
  if (actions.length === 0) return null
  return (
    <div className={css.row}>
      {actions.map((action) => (
        <Button
          key={action.id}
          part="account-action"
          className={css.button}
          icon={action.icon === undefined ? undefined : <ItemIcon icon={action.icon} />}
          disabled={action.disabled === true}
          onIntent={action.preload}
          onClick={() => action.run()}
        >
          <ItemLabel item={action} />
        </Button>
      ))}
    </div>
  )
}

/** Tiles in one row. Further actions stand below it once "More" is pressed. */
function Tiles({ actions }: ActionsProps): ReactElement {
  const t = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  const shown = actions.slice(0, MAX_TILES)
  const rest = actions.slice(MAX_TILES)
  return (
    <>
      <div className={`${css.tiles} ${gapOf(shown.length + Math.sign(rest.length))}`}>
        {shown.map((action) => (
          <Tile key={action.id} action={action} />
        ))}
        {rest.length > 0 && (
          <button
            type="button"
            part="button button-secondary more-actions"
            className={css.tile}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <MoreIcon />
            <span className={css.label}>{t(isOpen ? 'account.fewer-actions' : 'account.more-actions')}</span>
          </button>
        )}
      </div>
      {isOpen && <Buttons actions={rest} />}
    </>
  )
}

/** Returns the class for the gaps between at most 6 tiles. */
const gapOf = (count: number): string => (count <= 4 ? css.gaps[4] : count === 5 ? css.gaps[5] : css.gaps[6])

/** An action as a button with the icon above the label. */
function Tile({ action }: { readonly action: AccountAction }): ReactElement {
  return (
    <button
      type="button"
      part="button button-secondary account-action"
      className={css.tile}
      disabled={action.disabled === true}
      onPointerEnter={action.preload}
      onFocus={action.preload}
      onClick={() => action.run()}
    >
      <ItemIcon icon={action.icon ?? 'keyhole'} />
      <span className={css.label}>
        <ItemLabel item={action} />
      </span>
    </button>
  )
}
