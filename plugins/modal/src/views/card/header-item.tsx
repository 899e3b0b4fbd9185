import { SlotComponent, useTranslate } from '@latchkey/kernel/react'
import { ChevronDownIcon, HelpIcon, IconButton, Image, NetworkIcon, useSheets } from '@latchkey/ui-primitives'
import type { ReactElement } from 'react'
import { type HeaderAction, modalContract } from '../../contract'
import * as css from './header-item.css'

interface HeaderItemProps {
  readonly action: HeaderAction
}

/** A header action with a component, picture, badge or own icon, or one that is disabled. Part: `header-action`. */
export function HeaderItem({ action }: HeaderItemProps): ReactElement {
  useSheets(css.sheets)
  if (action.component) return <SlotComponent pluginId={modalContract.id} load={action.component} />
  return action.icon === 'network' ? <ChoiceButton action={action} /> : <RoundButton action={action} />
}

function ChoiceButton({ action }: HeaderItemProps): ReactElement {
  const t = useTranslate()
  return (
    <button
      type="button"
      part="header-action"
      className={css.choice}
      disabled={action.disabled}
      onClick={action.run}
    >
      <Image src={action.imageUrl} size={24} shape="circle" fallback={<NetworkIcon size={16} />} />
      <bdi className={css.label}>{action.label(t, undefined)}</bdi>
      <span className={css.chevron}>
        <ChevronDownIcon size={16} />
      </span>
    </button>
  )
}

function RoundButton({ action }: HeaderItemProps): ReactElement {
  const t = useTranslate()
  const { icon, badge } = action
  const label = action.label(t, undefined)
  const badgeText = badge?.(t, undefined)
  return (
    <span className={css.round}>
      <IconButton
        part="header-action"
        icon={
          typeof icon === 'function' ? (
            <SlotComponent pluginId={modalContract.id} load={icon} />
          ) : (
            <HelpIcon />
          )
        }
        label={badgeText ? `${label} (${badgeText})` : label}
        disabled={action.disabled === true}
        onClick={action.run}
      />
      {badgeText && (
        <span aria-hidden="true" className={css.badge}>
          {badgeText}
        </span>
      )}
    </span>
  )
}
