const STILL_FRAMES = 4
/** Milliseconds until waiting fails. The test of the state then reports what was missing. */
const PATIENCE_MS = 8000

const frame = (): Promise<unknown> => new Promise((next) => requestAnimationFrame(next))

/** Resolves when the check returns true. Rejects after eight seconds, with `what` in the message. */
export async function until(what: string, check: () => boolean): Promise<void> {
  const start = performance.now()
  while (!check()) {
    if (performance.now() - start > PATIENCE_MS) throw new Error(`Waited in vain for ${what}.`)
    await frame()
  }
}

/** Resolves once nothing in the page moves, for instance after the window was resized. */
export async function waitUntilPageIsStill(): Promise<void> {
  const hosts = [...document.querySelectorAll('*')]
  await Promise.all(
    [document.body, ...hosts.flatMap(({ shadowRoot }) => shadowRoot ?? [])].map(waitUntilStill),
  )
}

/**
 * Resolves once fonts and pictures are loaded, the content no longer changes, and only endless animations
 * run.
 */
export async function waitUntilStill(root: ShadowRoot | HTMLElement): Promise<void> {
  await document.fonts.ready
  let last = ''
  let still = 0
  await until('the state to stand still', () => {
    const now = root.innerHTML
    still = now === last && !isMoving(root) && hasPictures(root) ? still + 1 : 0
    last = now
    return still >= STILL_FRAMES
  })
}

function isMoving(root: ShadowRoot | HTMLElement): boolean {
  const animations = root instanceof ShadowRoot ? root.getAnimations() : document.getAnimations()
  return animations.some(
    ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
  )
}

function hasPictures(root: ShadowRoot | HTMLElement): boolean {
  return [...root.querySelectorAll('img')].every(({ complete }) => complete)
}
