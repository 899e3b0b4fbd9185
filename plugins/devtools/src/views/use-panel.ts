import type { PluginContext, Remove } from '@latchkey/kernel'
import { createContext, useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import type { DevtoolsContract, DevtoolsState } from '../contract'
import type { Recorder } from '../recording/create-recorder'
import type { Entry } from '../recording/entry'

/** Whether addresses are shown whole. */
export const WholeAddresses = /* @__PURE__ */ createContext(false)

/** The state of the panel. */
export function usePanelState({ state }: PluginContext<DevtoolsContract>): DevtoolsState {
  return useSyncExternalStore(state.subscribe, state.get, state.get)
}

/** What was recorded. Rendered once for each frame at most. */
export function useEntries(recorder: Recorder): readonly Entry[] {
  const subscribe = useCallback(
    (onChange: () => void): Remove => {
      let frame = 0
      const remove = recorder.subscribe(() => {
        cancelAnimationFrame(frame)
        frame = requestAnimationFrame(onChange)
      })
      return () => {
        cancelAnimationFrame(frame)
        remove()
      }
    },
    [recorder],
  )
  return useSyncExternalStore(subscribe, recorder.entries, recorder.entries)
}

/** Calls `toggle` for Ctrl and the key left of 1, in the first panel of a page that listens. */
export function useShortcut(
  { browser }: PluginContext<DevtoolsContract>,
  signal: AbortSignal,
  toggle: () => void,
): void {
  const latest = useRef(toggle)
  useEffect(() => {
    latest.current = toggle
  })
  useEffect(() => {
    const end = new AbortController()
    signal.addEventListener('abort', () => end.abort(), { signal: end.signal })
    const listen = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.defaultPrevented || !isShortcut(event)) return
      event.preventDefault()
      latest.current()
    }
    browser.listen('keydown', listen, end.signal)
    return () => end.abort()
  }, [browser, signal])
}

/** By the place of the key, which is the same on all layouts. */
const isShortcut = ({ code, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): boolean =>
  code === 'Backquote' && ctrlKey && !shiftKey && !altKey && !metaKey
