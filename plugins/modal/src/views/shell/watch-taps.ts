/** From one tap's begin to that of the next. */
const DOUBLE_TAP_MS = 350
const DOUBLE_TAP_PX = 30

/**
 * Returns whether the last press was the second tap of a double tap: on iOS the clicks of both say that they are first ones.
 * It listens to the page too, where the first tap may have opened the dialog.
 */
export function watchTaps(signal: AbortSignal): () => boolean {
  let isSecond = false
  let last: PointerEvent | undefined
  const onPress = (press: PointerEvent): void => {
    isSecond =
      press.pointerType === 'touch' &&
      last !== undefined &&
      press.timeStamp - last.timeStamp < DOUBLE_TAP_MS &&
      Math.hypot(press.clientX - last.clientX, press.clientY - last.clientY) < DOUBLE_TAP_PX
    last = press
  }
  window.addEventListener('pointerdown', onPress, { capture: true, passive: true, signal })
  return () => isSecond
}
