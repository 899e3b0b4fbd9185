const STILL_FRAMES = 4
/** ms; a state that never stands still is shown as it is, and the test of that state says so. */
const PATIENCE_MS = 8000

const frame = (): Promise<unknown> => new Promise((next) => requestAnimationFrame(next))

/** Settles when the check holds. Rejects with what is missing after eight seconds. */
export async function until(what: string, check: () => boolean): Promise<void> {
  const start = performance.now()
  while (!check()) {
    if (performance.now() - start > PATIENCE_MS) throw new Error(`Waited in vain for ${what}.`)
    await frame()
  }
}

/** Settles when fonts and pictures are there, nothing moves but what always moves, and nothing changes. */
export async function standStill(root: DocumentFragment | HTMLElement): Promise<void> {
  await document.fonts.ready
  let last = ''
  let still = 0
  await until('the state to stand still', () => {
    const now = look(root)
    still = now === last && !isMoving(root) && hasPictures(root) ? still + 1 : 0
    last = now
    return still >= STILL_FRAMES
  })
}

function look(root: DocumentFragment | HTMLElement): string {
  return [...root.querySelectorAll('*')].map((one) => one.outerHTML.length).join()
}

function isMoving(root: DocumentFragment | HTMLElement): boolean {
  const animations = root instanceof ShadowRoot ? root.getAnimations() : document.getAnimations()
  return animations.some(
    ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
  )
}

function hasPictures(root: DocumentFragment | HTMLElement): boolean {
  return [...root.querySelectorAll('img')].every(({ complete }) => complete)
}
