import { afterEach, expect, test } from 'vitest'
import { createModalPage } from '../../test-support/modal-page'

const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Calls `act` as soon as the dialog has opened, before any other task of the page. Returns a function that stops it. */
function whenShown(act: (dialog: HTMLDialogElement) => void): () => void {
  const inside = new MutationObserver(() => {
    const dialog = document.querySelector('[data-latchkey]')?.shadowRoot?.querySelector('dialog')
    if (!dialog?.open) return
    inside.disconnect()
    act(dialog)
  })
  const outside = new MutationObserver(() => {
    const shadow = document.querySelector('[data-latchkey]')?.shadowRoot
    if (!shadow) return
    outside.disconnect()
    inside.observe(shadow, { subtree: true, attributeFilter: ['open'] })
  })
  outside.observe(document.body, { childList: true })
  return () => {
    inside.disconnect()
    outside.disconnect()
  }
}

const closings = [
  [
    'a click beside the card',
    (dialog) => dialog.querySelector('[part="overlay"]')?.dispatchEvent(new MouseEvent('click')),
  ],
  [
    'Escape',
    (dialog) => dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', composed: true })),
  ],
] satisfies readonly (readonly [string, (dialog: HTMLDialogElement) => void])[]

for (const [name, close] of closings)
  test(`first frame: ${name} closes a dialog that has just opened`, async () => {
    const page = createModalPage()
    const dialogs: HTMLDialogElement[] = []
    const stop = whenShown((dialog) => {
      dialogs.push(dialog)
      close(dialog)
    })
    ends.push(page.end, stop)
    page.latchkey.open()
    await expect.poll(() => dialogs.length).toBe(1)
    await page.closed()
    expect(page.shownView()).toBeUndefined()
  })
