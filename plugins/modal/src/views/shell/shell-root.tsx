import type { Latchkey, RouterEntry } from '@latchkey/kernel'
import { LatchkeyScope, useLocale, usePluginState, useRouter, useRouterState } from '@latchkey/kernel/react'
import { SheetRoot, ThemeRoot, useSheets } from '@latchkey/ui-primitives'
import { type ReactElement, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal as renderInto } from 'react-dom'
import { modalContract } from '../../contract'
import { Card } from '../card/card'
import { usePresentedView } from '../card/use-presented-view'
import { useDialogPhase, useEscape } from '../dialog/use-dialog-phase'
import { useTouchGestures } from '../dialog/use-motion'
import type { ModalPlacement, ShellProps } from './create-portal'
import { RenderedAhead, useContent } from './render-ahead'
import * as css from './shell.css'

export interface ShellRootProps extends ShellProps {
  readonly latchkey: Latchkey
  readonly placement: ModalPlacement
  /** What the next opening would show. */
  readonly next: RouterEntry | undefined
  /** Called when the dialog has closed. */
  readonly onClosed: () => void
}

/** The root component of the dialog's own React root, which is independent of the page's React. */
export function ShellRoot({ latchkey, placement, next, onClosed, ...props }: ShellRootProps): ReactElement {
  return (
    <LatchkeyScope latchkey={latchkey}>
      <SheetRoot adopt={props.portal.adopt}>
        <Themed>
          {placement === 'embedded' && <EmbeddedShell {...props} />}
          {placement === 'dialog' && <DialogShell {...props} next={next} onClosed={onClosed} />}
        </Themed>
        {placement !== 'embedded' &&
          props.notices &&
          renderInto(<Themed>{props.notices.popover}</Themed>, props.portal.layer)}
      </SheetRoot>
    </LatchkeyScope>
  )
}

function Themed({ children }: { readonly children: ReactNode }): ReactElement {
  const mode = usePluginState(modalContract, ({ themeMode }) => themeMode)
  const language = useLocale()
  return (
    <ThemeRoot mode={mode} language={language} direction={textDirection(language)}>
      {children}
    </ThemeRoot>
  )
}

/** The content in the native dialog. While the dialog is closed, what it would show next is rendered hidden. */
function DialogShell({
  portal,
  notices,
  next,
  onClosed,
}: ShellProps & Pick<ShellRootProps, 'next' | 'onClosed'>): ReactElement | null {
  useSheets(css.sheets)
  const card = useRef<HTMLDivElement>(null)
  const router = useRouter(modalContract)
  const presented = usePresentedView()
  const isRouterOpen = useRouterState((state) => state.open)
  const open = isRouterOpen && presented !== undefined && !presented.isClosed
  const close = useCallback(() => router.close('user'), [router])
  const phase = useDialogPhase({ open, portal, card, close })
  useEscape(portal, open, close)
  useTouchGestures(portal, open, close)
  const isClosed = phase === 'closed'
  useEffect(() => (isClosed ? undefined : onClosed), [isClosed, onClosed])
  const content = useContent(isClosed, presented, next)
  if (!content) return null
  return (
    <RenderedAhead key={content.key} isHidden={isClosed} dialog={portal.dialog}>
      <div className={css.frame} data-phase={phase}>
        <Overlay onClose={close} />
        <div className={css.stage}>
          <Card
            cardRef={card}
            className={css.dialogCard}
            portal={portal}
            notices={notices}
            presented={content.presented}
            isHidden={isClosed}
            onClose={close}
          />
        </div>
      </div>
    </RenderedAhead>
  )
}

/** The backdrop behind the card. A click on it closes the dialog. Part: `overlay`. */
function Overlay({ onClose }: { readonly onClose: () => void }): ReactElement {
  const overlay = useRef<HTMLDivElement>(null)
  // A layout effect listens before the first paint, so that a click on the first frame is not missed.
  useLayoutEffect(() => {
    const { current } = overlay
    const close = (event: MouseEvent): void => {
      // The second click of a double click was aimed at the card, which may have become smaller under it.
      if (event.detail < 2) onClose()
    }
    current?.addEventListener('click', close)
    return () => current?.removeEventListener('click', close)
  }, [onClose])
  return <div ref={overlay} part="overlay" className={css.overlay} />
}

/** The content in embedded mode, without overlay and close button. Closing opens the first view again. */
function EmbeddedShell({ portal, notices, reopen }: ShellProps): ReactElement {
  useSheets(css.sheets)
  const card = useRef<HTMLDivElement>(null)
  const presented = usePresentedView()
  const open = useRouterState((state) => state.open)
  useEffect(() => {
    if (!open) reopen()
  }, [open, reopen])
  return (
    <Card
      cardRef={card}
      className={css.embeddedCard}
      portal={portal}
      notices={notices}
      presented={presented}
    />
  )
}

/** ISO 15924 codes of the scripts that are written from right to left. */
const RIGHT_TO_LEFT = /Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa/

/** English is the default language. It is checked first, because `Intl.Locale` takes an eighth of the opening time. */
const ENGLISH = /^en(-[A-Z]{2})?$/

/** Returns the direction of the script in which a BCP 47 language is usually written. `ltr` for a malformed language. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  if (ENGLISH.test(language)) return 'ltr'
  try {
    return RIGHT_TO_LEFT.test(`${new Intl.Locale(language).maximize().script}`) ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}
