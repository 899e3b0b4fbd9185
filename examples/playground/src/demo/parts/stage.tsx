import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { FeatureId, Look } from '../choices'
import type { LiveDialog } from '../live/live-dialog'
import type { Texts } from '../texts'
import { useIsShown, usePrefersStillness } from './watch-page'
import { whenIdle } from './when-idle'

interface StageProps {
  readonly texts: Texts
  readonly look: Look
  readonly chosen: ReadonlySet<FeatureId>
}

/**
 * The real dialog, embedded. It plays by itself, inert and unheard, until somebody touches it or pauses it; from then
 * on it is theirs. Where motion is unwanted it never begins.
 */
export function Stage({ texts, look, chosen }: StageProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const touch = useRef<HTMLSpanElement>(null)
  const live = useLiveDialog(place, look, chosen)
  const isStill = usePrefersStillness()
  const [wish, setWish] = useState<'playing' | 'theirs'>()
  const isTheirs = wish === undefined ? isStill : wish === 'theirs'
  const isShown = useIsShown(stage)
  const isListed = useIsListed(live)

  const isPlaying = live !== undefined && !isTheirs && isShown

  // biome-ignore lint/correctness/useExhaustiveDependencies: other features are another instance, which begins anew
  useEffect(() => {
    if (!isPlaying || !touch.current) return undefined
    const leaving = new AbortController()
    live.play(touch.current, leaving.signal).catch(console.error)
    return () => leaving.abort()
  }, [live, isPlaying, chosen])

  // A feature that was switched shows in the account.
  const [shown, setShown] = useState(chosen)
  if (shown !== chosen) {
    setShown(chosen)
    setWish('theirs')
  }
  const press = useFirstPress(place)
  const take = (event: PointerEvent): void => {
    if (isTheirs) return
    press.keep(event)
    setWish('theirs')
  }
  return (
    <>
      <div className="stage" data-device={look.device} data-playing={isPlaying} ref={stage}>
        <div className="light" aria-hidden="true" />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a pointer's way; the button below is the keyboard's */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
        <div className="glass" onPointerDown={take} onClick={press.pass}>
          <div className="place" data-ready={isListed} ref={place} inert={!isTheirs} data-testid="live" />
          {!isListed && <div className="skeleton" aria-hidden="true" />}
          <span className="touch" ref={touch} aria-hidden="true" />
        </div>
      </div>
      <div className="caption">
        <button
          type="button"
          className="pause"
          onClick={() => setWish(isTheirs ? 'playing' : 'theirs')}
          aria-label={isTheirs ? texts.play : texts.pause}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={isTheirs ? 'M7 5l8 5-8 5z' : 'M7.500 6v8M12.500 6v8'} />
          </svg>
        </button>
        <span>{isTheirs ? texts.yours : texts.hint}</span>
      </div>
    </>
  )
}

/** Starts the dialog when the page is idle, and hands every choice on to it. */
function useLiveDialog(
  place: React.RefObject<HTMLElement | null>,
  { theme, accent, radius, language }: Look,
  chosen: ReadonlySet<FeatureId>,
): LiveDialog | undefined {
  const [live, setLive] = useState<LiveDialog>()
  useEffect(() => {
    const leaving = new AbortController()
    const start = async (): Promise<void> => {
      await whenIdle(leaving.signal)
      const { startLiveDialog } = await import('../live/live-dialog')
      if (place.current && !leaving.signal.aborted) setLive(startLiveDialog(place.current))
    }
    start().catch((error: unknown) => {
      if (!leaving.signal.aborted) console.error(error)
    })
    return () => leaving.abort()
  }, [place])
  useEffect(() => live?.dress({ theme, accent, radius }), [live, theme, accent, radius])
  useEffect(() => {
    live?.speak(language).catch(console.error)
  }, [live, language])
  const first = useRef(chosen)
  useEffect(() => {
    live?.make(chosen, chosen === first.current ? undefined : 'account').catch(console.error)
  }, [live, chosen])
  return live
}

/** Whether the list of wallets has stood. Until then a drawing stands in its place. */
function useIsListed(live: LiveDialog | undefined): boolean {
  const [isListed, setIsListed] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    live?.whenListed(leaving.signal).then(
      () => setIsListed(true),
      () => undefined,
    )
    return () => leaving.abort()
  }, [live])
  return isListed
}

/**
 * The first press falls on the inert dialog's glass. It is passed on to the button under it, so that it is not lost.
 */
function useFirstPress(place: React.RefObject<HTMLElement | null>) {
  const at = useRef<{ readonly x: number; readonly y: number }>(undefined)
  return {
    keep({ clientX, clientY }: PointerEvent): void {
      at.current = { x: clientX, y: clientY }
    },
    pass({ target, currentTarget }: MouseEvent): void {
      const point = at.current
      at.current = undefined
      // A click that began on the inert dialog has the glass as its target. Others have reached theirs.
      if (!point || target !== currentTarget) return
      const shadow = place.current?.querySelector('[data-latchkey]')?.shadowRoot
      shadow?.elementFromPoint(point.x, point.y)?.closest('button')?.click()
    },
  }
}
