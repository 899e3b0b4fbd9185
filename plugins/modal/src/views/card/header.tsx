import { useRouter, useSlot, useTexts, useTranslate } from '@latchkey/kernel/react'
import {
  BackIcon,
  CloseIcon,
  HelpIcon,
  IconButton,
  Text,
  useSheets,
  VisuallyHidden,
} from '@latchkey/ui-primitives'
import { memo, type ReactElement } from 'react'
import { type HeaderAction, headerActions, modalContract } from '../../contract'
import { texts } from '../../texts'
import { type ShellProps, TITLE_ID } from '../shell/create-portal'
import * as css from './card.css'
import type { PresentedView } from './use-presented-view'

export interface HeaderProps extends Pick<ShellProps, 'notices'> {
  readonly title: string
  readonly presented: PresentedView | undefined
  readonly onClose: (() => void) | undefined
}

/**
 * The back button or an action of the view, the title, further actions and the close button.
 * Parts: `header`, `header-action`, `back`, `close`.
 */
export const Header = memo(function Header({
  title,
  presented,
  notices,
  onClose,
}: HeaderProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const atEnd = useActions(presented).filter(({ placement }) => placement === 'end')
  return (
    <div part="header" className={title ? css.header : `${css.header} ${css.untitled}`}>
      <div className={css.start}>
        <Start presented={presented} notices={notices} />
      </div>
      {title ? (
        <div className={css.title}>
          <Text as="h2" id={TITLE_ID} variant="label" weight="strong" align="center">
            <bdi className={css.titleLines}>{title}</bdi>
          </Text>
        </div>
      ) : (
        <VisuallyHidden as="h2" id={TITLE_ID}>
          {t('modal.name')}
        </VisuallyHidden>
      )}
      <div className={css.end}>
        {atEnd.map((action) => (
          <Action key={action.id} action={action} notices={notices} />
        ))}
        {onClose && (
          <IconButton part="close" icon={<CloseIcon />} label={t('modal.close')} onClick={onClose} />
        )}
      </div>
    </div>
  )
})

function Start({ presented, notices }: Pick<HeaderProps, 'presented' | 'notices'>): ReactElement | null {
  const t = useTexts(texts)
  const router = useRouter(modalContract)
  const action = useActions(presented).find(({ placement }) => placement !== 'end')
  if (presented && presented.depth > 1)
    return (
      <IconButton
        part="back"
        icon={<BackIcon />}
        label={t('modal.back')}
        onClick={() => router.back('user')}
      />
    )
  // The key prevents React from reusing the element of the back button, which would keep the focus on this action.
  return action ? <Action key="header-action" action={action} notices={notices} /> : null
}

/** The header actions of the shown view. */
function useActions(presented: PresentedView | undefined): readonly HeaderAction[] {
  return useSlot(headerActions).filter(({ view }) => view === presented?.shown.view.name)
}

interface ActionProps extends Pick<HeaderProps, 'notices'> {
  readonly action: HeaderAction
}

function Action({ action, notices }: ActionProps): ReactElement | null {
  const translate = useTranslate()
  if (!isPlain(action)) return notices ? <notices.HeaderItem action={action} /> : null
  return (
    <IconButton
      part="header-action"
      icon={<HelpIcon />}
      label={action.label(translate, undefined)}
      onClick={action.run}
    />
  )
}

/** Whether an action can be rendered by code that is loaded with the dialog. The code for other actions is loaded later. */
export function isPlain({ icon, component, badge, disabled }: HeaderAction): boolean {
  return icon === 'help' && !component && !badge && !disabled
}
