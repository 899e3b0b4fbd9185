import { isLatchkeyError, type Translate } from '@latchkey/kernel'

/**
 * Says in a plain dialog of the browser that ours could not be fetched, as after a deploy that has replaced its files, or
 * cannot be shown by this browser. "Try again" calls `retry`, Escape and back call `leave`. Returns what removes it. In a page's first bytes, since no
 * other code can be fetched then.
 */
export function showLoadFailure(
  translate: Translate,
  error: unknown,
  retry: () => void,
  leave: () => void,
): () => void {
  const dialog = document.createElement('dialog')
  dialog.dir = 'auto'
  const add = (text: string, run: () => void): void => {
    const button = document.createElement('button')
    button.textContent = text
    button.onclick = run
    // No style sheet of ours is there. High enough for a finger (WCAG 2.5.5).
    button.style.cssText = 'display:block;margin-top:8px;padding:12px'
    dialog.append(' ', button)
  }
  dialog.append(
    isLatchkeyError(error)
      ? translate(`error.${error.code}`, error.message)
      : translate('modal.unloaded', 'Couldn’t load this.'),
  )
  add(translate('modal.retry', 'Try again'), retry)
  add(translate('modal.reload', 'Reload page'), () => location.reload())
  dialog.oncancel = leave
  document.body.append(dialog)
  // An old browser shows an unknown element, in its place in the page.
  dialog.showModal?.()
  return () => {
    // Gives the focus back to where it was.
    dialog.close?.()
    dialog.remove()
  }
}
