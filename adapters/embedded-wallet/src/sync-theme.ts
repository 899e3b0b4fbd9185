import { type ModalState, modalContract } from '@latchkey/modal/contract'
import type { EmbeddedWalletContext } from './contract'
import type { Payload } from './frame/calls'
import type { Frame } from './frame/frame-lifecycle'

export interface ThemeSync {
  /** Sends the theme of the dialog to the frame if it is ready. Does nothing without a frame or without the modal plugin. */
  sync(): void
}

/** Keeps the frame's theme equal to the dialog's, also when the theme of the page or the system changes. */
export function syncTheme(ctx: EmbeddedWalletContext, frame: Pick<Frame, 'call'>): ThemeSync {
  const sync = (): void => {
    const theme = ctx.read(modalContract)
    if (!theme || ctx.state.get().frame !== 'ready') return
    ctx.spawn(async () => {
      const place = (await ctx.use(modalContract)?.frameHost())?.element
      // An older frame does not know this message and keeps its own theme.
      await frame.call('SYNC_THEME', toPayload(theme, isDark(), place)).catch(ctx.report)
    })
  }
  const isDark = watchColorScheme(sync, ctx.signal)
  ctx.watch(modalContract, ({ themeMode, themeVariables }) => [themeMode, themeVariables], sync)
  return { sync }
}

/**
 * Returns a function that tells whether the system prefers dark colors. `onChange` runs when that changes,
 * until the signal aborts.
 */
function watchColorScheme(onChange: () => void, signal: AbortSignal): () => boolean {
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', onChange, { signal })
  return () => dark.matches
}

/** @param place where the frame is in the page */
function toPayload(
  { themeMode, themeVariables }: ModalState,
  isDark: boolean,
  place: Element | undefined,
): Payload<'SYNC_THEME'> {
  const styles = place && getComputedStyle(place)
  /** A style sheet of the page may set it instead, and both by variables of the page, which the frame does not have. */
  const resolved = (name: '--lk-accent' | '--lk-background'): string | undefined => {
    const given = themeVariables[name]
    if (given !== undefined && !given.includes('var(')) return given
    return styles?.getPropertyValue(name).trim() || given
  }
  const accent = resolved('--lk-accent')
  const background = resolved('--lk-background')
  return {
    themeMode: themeMode === 'auto' ? (isDark ? 'dark' : 'light') : themeMode,
    themeVariables: { ...themeVariables },
    // The names are those of the production frame, which has defaults for each mode.
    w3mThemeVariables: {
      ...(accent !== undefined && { '--w3m-accent': accent }),
      ...(background !== undefined && { '--w3m-background': background }),
    },
  }
}
