import type { ContractToken } from '@latchkey/kernel'
import type { ModalContract, ModalState } from '@latchkey/modal/contract'
import { watchColorScheme } from './components/color-scheme'
import type { EmbeddedWalletContext } from './embedded-wallet-context'
import type { Payload } from './frame/calls'
import type { Frame } from './frame/create-frame'

export interface ThemeSync {
  /** Tells a frame that is ready how the dialog looks. Without a frame, or without the dialog, nothing is sent. */
  sync(): void
}

/**
 * Keeps the frame's look that of the dialog, also when the theme of either the page or the machine changes.
 * @param modalContract eager code passes it, since a host's bundler cuts a chunk for what both import
 */
export function syncTheme(
  ctx: EmbeddedWalletContext,
  frame: Pick<Frame, 'call'>,
  modalContract: ContractToken<ModalContract>,
): ThemeSync {
  const sync = (): void => {
    const theme = ctx.read(modalContract)
    if (!theme || ctx.state.get().frame !== 'ready') return
    // An older frame that does not know the message looks as it did.
    frame.call('SYNC_THEME', toPayload(theme, isDark())).catch(ctx.report)
  }
  const isDark = watchColorScheme(sync, ctx.signal)
  ctx.watch(modalContract, ({ themeMode, themeVariables }) => [themeMode, themeVariables], sync)
  return { sync }
}

function toPayload({ themeMode, themeVariables }: ModalState, isDark: boolean): Payload<'SYNC_THEME'> {
  const { '--lk-accent': accent, '--lk-background': background } = themeVariables
  return {
    themeMode: themeMode === 'auto' ? (isDark ? 'dark' : 'light') : themeMode,
    themeVariables: { ...themeVariables },
    // Under the names of the production frame. What the host did not set, the frame has for each mode.
    w3mThemeVariables: {
      ...(accent !== undefined && { '--w3m-accent': accent }),
      ...(background !== undefined && { '--w3m-background': background }),
    },
  }
}
