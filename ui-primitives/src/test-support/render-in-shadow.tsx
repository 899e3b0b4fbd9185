import axe from 'axe-core'
import type { ReactNode } from 'react'
import * as testing from '../testing/render-in-shadow'
import { act } from '../testing/render-in-shadow'

export type { ShadowRenderOptions } from '../testing/render-in-shadow'
export { act }

const STEP_MS = 5
/** At most 15 seconds, because a development server that has just started takes seconds for the code of a view. */
const MAX_STEPS = 3_000

/** Renders all updates until `check` returns true. Throws an error with the text of `describe` after the timeout. */
export async function actUntil(check: () => boolean, describe: () => string): Promise<void> {
  for (let steps = 0; !check(); steps += 1) {
    if (steps > MAX_STEPS) throw new Error(describe())
    await act(() => new Promise((resolve) => setTimeout(resolve, STEP_MS)))
  }
}

export interface ShadowRender extends testing.ShadowRender {
  /** Finishes all animations, and resolves with the violations that axe finds: rule and elements. */
  violations(): Promise<readonly string[]>
}

/** Renders into a themed shadow root that can be checked for accessibility. For the tests of this repository. */
export async function renderInShadow(
  children: ReactNode,
  options?: testing.ShadowRenderOptions,
): Promise<ShadowRender> {
  return withAxe(await testing.renderInShadow(children, options))
}

/** Parts of a pixel, to which lines of text and their skeletons are rounded differently. */
const SLACK_PX = 0.5

/**
 * Records the heights of the first match in px, each change once, until `stop`, which returns them. Every change of the content
 * is measured, also one that lasts no frame.
 */
export function recordHeights(shadow: ShadowRoot, selector: string): { stop(): readonly number[] } {
  const heights: number[] = []
  const measure = (): void => {
    const height = shadow.querySelector(selector)?.getBoundingClientRect().height
    if (height !== undefined && Math.abs(height - (heights.at(-1) ?? -1)) > SLACK_PX) heights.push(height)
  }
  const changes = new MutationObserver(measure)
  changes.observe(shadow, { childList: true, subtree: true, characterData: true, attributes: true })
  measure()
  return {
    stop() {
      changes.disconnect()
      measure()
      return heights
    },
  }
}

/** Adds `violations` to a rendered view. */
export function withAxe<Rendered extends testing.ShadowRender>(
  rendered: Rendered,
): Rendered & Pick<ShadowRender, 'violations'> {
  const { host, shadow } = rendered
  return {
    ...rendered,
    async violations() {
      const passing = shadow.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1)
      for (const motion of passing) motion.finish()
      const { violations } = await axe.run(host, { rules: { region: { enabled: false } } })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
  }
}
