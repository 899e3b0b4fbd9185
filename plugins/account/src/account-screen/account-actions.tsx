import { SlotComponent, usePluginState, useSlot } from '@latchkey/kernel/react'
import { Button } from '@latchkey/ui-primitives/button'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { type ReactElement, useMemo } from 'react'
import { type AccountAction, accountActions, accountContract } from '../contract'
import * as css from './account-actions.css'
import { ItemIcon, ItemLabel } from './screen-item'
import { orderActions } from './wallet-features'

/** So many fit side by side with the icon before the label. */
const ROW_LIMIT = 2

/** What other plugins do with the account: their own components, then buttons. Part: `account-action`. */
export function AccountActions(): ReactElement {
  useSheets(css.sheets)
  const filled = useSlot(accountActions)
  const order = usePluginState(accountContract, ({ walletFeaturesOrder }) => walletFeaturesOrder)
  const actions = useMemo(() => orderActions(filled, order), [filled, order])
  const buttons = actions.filter(({ component }) => !component)
  return (
    <>
      {actions.map(
        ({ id, component }) => component && <SlotComponent key={id} pluginId="account" load={component} />,
      )}
      {buttons.length > 0 && (
        <div className={layoutFor(buttons.length)}>
          {buttons.map((action) =>
            buttons.length > ROW_LIMIT ? (
              <Tile key={action.id} action={action} />
            ) : (
              <Button
                key={action.id}
                part="account-action"
                className={css.button}
                icon={action.icon === undefined ? undefined : <ItemIcon icon={action.icon} />}
                disabled={action.disabled === true}
                onClick={() => action.run()}
              >
                <ItemLabel item={action} />
              </Button>
            ),
          )}
        </div>
      )}
    </>
  )
}

/** As few rows as there can be, and of the same length: five as one row, six as two of three. */
function layoutFor(count: number): string {
  if (count <= ROW_LIMIT) return css.row
  if (count === 5) return css.five
  return count === 4 || count > 6 ? css.four : css.three
}

/** The icon above the label. */
function Tile({ action }: { readonly action: AccountAction }): ReactElement {
  return (
    <button
      type="button"
      part="button button-secondary account-action"
      className={css.tile}
      disabled={action.disabled === true}
      onClick={() => action.run()}
    >
      <ItemIcon icon={action.icon ?? 'keyhole'} />
      <span className={css.label}>
        <ItemLabel item={action} />
      </span>
    </button>
  )
}
