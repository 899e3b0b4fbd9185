const STILL_FRAMES = 4
/** ms; a state that never stops moving is shown as it is, and the test of that state reports it. */
const PATIENCE_MS = 8000

const frame = (): Promise<unknown> => new Promise((next) => requestAnimationFrame(next))

/** Resolves when the check holds. Rejects with what is missing after eight seconds. */
export async function until(what: string, check: () => boolean): Promise<void> {
  const start = performance.now()
  while (!check()) {
    if (performance.now() - start > PATIENCE_MS) throw new Error(`Waited in vain for ${what}.`)
    await frame()
  }
}

/** Resolves when nothing in the page moves: its width may be another one now. */
export async function waitUntilPageIsStill(): Promise<void> {
  const hosts = [...document.querySelectorAll('*')]
  await Promise.all(
    [document.body, ...hosts.flatMap(({ shadowRoot }) => shadowRoot ?? [])].map(waitUntilStill),
  )
}

/** Resolves when fonts and pictures are loaded, only endless animations run, and nothing changes. */
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
