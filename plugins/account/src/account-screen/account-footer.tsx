import { SlotComponent, usePluginState, useRouter, useSlot, useTexts } from '@latchkey/kernel/react'
import { activeConnection, sessionContract } from '@latchkey/session/contract'
import { Button, useSheets } from '@latchkey/ui-primitives'
import { PowerIcon, SlidersIcon } from '@latchkey/ui-primitives/screens'
import { type ReactElement, useMemo } from 'react'
import { type AccountAction, accountActions, accountContract } from '../contract'
import { texts } from '../texts'
import { useDisconnect } from '../wallets/disconnect'
import * as css from './account-footer.css'
import { ItemIcon, ItemLabel } from './screen-item'
import { orderActions } from './wallet-features'

/** Buttons that stay visible while the view scrolls. Parts: `account-action`, `account-settings-row`, `disconnect`. */
export function AccountFooter(): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const router = useRouter(accountContract)
  const { busy, disconnect } = useDisconnect()
  const id = usePluginState(sessionContract, (state) => activeConnection(state)?.id)
  return (
    <div className={css.footer}>
      <AccountActions />
      <div className={css.row}>
        <Button
          part="account-settings-row"
          className={css.button}
          icon={<SlidersIcon size={18} />}
          onIntent={() => router.preload('AccountSettings')}
          onClick={() => router.push('AccountSettings')}
        >
          {t('account.settings')}
        </Button>
        <Button
          part="disconnect"
          className={css.button}
          icon={<PowerIcon size={18} />}
          loading={busy !== undefined}
          onClick={() => void disconnect(id ?? 'all')}
        >
          {t('account.disconnect')}
        </Button>
      </div>
    </div>
  )
}

/** Up to this many buttons have the icon beside the label; more are shown as tiles with the icon above it. */
const MAX_ROW_BUTTONS = 2

/** The actions of other plugins: first those with a component of their own, then the buttons. Part: `account-action`. */
function AccountActions(): ReactElement {
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
            buttons.length > MAX_ROW_BUTTONS ? (
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

/** Returns the class for `count` buttons: as few rows as possible, of equal length; six are two rows of three. */
function layoutFor(count: number): string {
  if (count <= MAX_ROW_BUTTONS) return css.row
  if (count === 5) return css.fiveColumns
  return count === 4 || count > 6 ? css.fourColumns : css.threeColumns
}

/** An action as a button with the icon above the label. */
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
