import type { Latchkey } from '@latchkey/kernel'
import { LatchkeyScope, useLocale, usePluginState } from '@latchkey/kernel/react'
import { SheetRoot } from '@latchkey/ui-primitives/sheets'
import { ThemeRoot } from '@latchkey/ui-primitives/theme-root'
import type { ReactElement, ReactNode } from 'react'
import { createPortal as renderInto } from 'react-dom'
import { modalContract } from '../contract'
import { DialogShell } from './dialog-shell'
import { EmbeddedShell } from './embedded-shell'
import type { Place, ShellProps } from './shell-props'
import { textDirection } from './text-direction'

export interface ShellRootProps extends ShellProps {
  readonly latchkey: Latchkey
  readonly place: Place
}

/** The dialog's own React root, whatever React the page has. */
export function ShellRoot({ latchkey, place, ...props }: ShellRootProps): ReactElement {
  return (
    <LatchkeyScope latchkey={latchkey}>
      <SheetRoot adopt={props.portal.adopt}>
        <Themed>
          {place === 'embedded' && <EmbeddedShell {...props} />}
          {place === 'dialog' && <DialogShell {...props} />}
        </Themed>
        {place !== 'embedded' &&
          props.notices &&
          renderInto(<Themed>{props.notices.loose}</Themed>, props.portal.layer)}
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
