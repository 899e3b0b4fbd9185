import { useRouter, useSlot, useTranslate } from '@latchkey/kernel/react'
import { BackIcon } from '@latchkey/ui-primitives/icon/back'
import { CloseIcon } from '@latchkey/ui-primitives/icon/close'
import { IconButton } from '@latchkey/ui-primitives/icon-button'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement } from 'react'
import { headerActions, modalContract } from '../contract'
import { copy } from '../copy'
import { TITLE_ID } from './create-portal'
import * as css from './header.css'
import { HeaderActionButton } from './header-action-button'
import type { Presented } from './use-presented'

export interface HeaderProps {
  readonly title: string
  readonly presented: Presented | undefined
  readonly onClose: (() => void) | undefined
}

/** Back, or what the view puts there; the title in the middle; close. Parts: `header`, `back`, `close`. */
export function Header({ title, presented, onClose }: HeaderProps): ReactElement {
  useSheets(css.sheets)
  const t = useTranslate()
  return (
    <div part="header" className={title ? css.header : `${css.header} ${css.untitled}`}>
      <div className={css.start}>
        <Start presented={presented} />
      </div>
      {title ? (
        <div className={css.title}>
          <Text as="h2" id={TITLE_ID} variant="label" weight="strong" align="center">
            <bdi className={css.titleLines}>{title}</bdi>
          </Text>
        </div>
      ) : (
        <VisuallyHidden as="h2" id={TITLE_ID}>
          {t('modal.name', copy['modal.name'])}
        </VisuallyHidden>
      )}
      {onClose && (
        <div className={css.end}>
          <IconButton
            part="close"
            icon={<CloseIcon />}
            label={t('modal.close', copy['modal.close'])}
            onClick={onClose}
          />
        </div>
      )}
    </div>
  )
}

function Start({ presented }: Pick<HeaderProps, 'presented'>): ReactElement | null {
  const t = useTranslate()
  const router = useRouter(modalContract)
  const view = presented?.shown.view.name
  const action = useSlot(headerActions).find((one) => one.view === view)
  if (presented && presented.depth > 1)
    return (
      <IconButton
        part="back"
        icon={<BackIcon />}
        label={t('modal.back', copy['modal.back'])}
        onClick={() => router.back('visitor')}
      />
    )
  return action ? <HeaderActionButton action={action} /> : null
}
