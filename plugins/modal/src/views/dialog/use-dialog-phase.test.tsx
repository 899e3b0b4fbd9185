import { beforeEach, expect, test } from 'vitest'
import { rememberFocus } from './use-dialog-phase'

let openDialog: HTMLDialogElement

beforeEach(() => {
  openDialog = document.createElement('dialog')
  document.body.replaceChildren(openDialog)
})

function addButton(label: string, to: Element = document.body): HTMLButtonElement {
  const button = document.createElement('button')
  button.textContent = label
  to.append(button)
  return button
}

test('focus: moves to the button that replaced the opener', () => {
  addButton('before')
  const opener = addButton('Connect wallet')
  opener.focus()
  const restoreFocus = rememberFocus(openDialog)
  const replacement = document.createElement('button')
  opener.replaceWith(replacement)
  restoreFocus()
  expect(document.activeElement).toBe(replacement)
})

test('focus: moves to the replacement even if the closed dialog still has the focus', () => {
  const opener = addButton('Connect wallet')
  const inside = addButton('Close', openDialog)
  opener.focus()
  const restoreFocus = rememberFocus(openDialog)
  openDialog.showModal()
  inside.focus()
  const replacement = document.createElement('button')
  opener.replaceWith(replacement)
  openDialog.close()
  restoreFocus()
  expect(document.activeElement).toBe(replacement)
})

test('focus: does not change when the opener is still in the document', () => {
  const opener = addButton('Connect wallet')
  opener.focus()
  const restoreFocus = rememberFocus(openDialog)
  opener.blur()
  restoreFocus()
  expect(document.activeElement).toBe(document.body)
})

test('focus: does not change when the user has moved it meanwhile', () => {
  const opener = addButton('Connect wallet')
  const other = addButton('Elsewhere')
  opener.focus()
  const restoreFocus = rememberFocus(openDialog)
  opener.remove()
  other.focus()
  restoreFocus()
  expect(document.activeElement).toBe(other)
})
