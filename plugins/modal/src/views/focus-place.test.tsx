import { beforeEach, expect, test } from 'vitest'
import { keepFocusPlace } from './focus-place'

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

test('focus place: a button that was replaced hands its place on', () => {
  addButton('before')
  const opener = addButton('Connect Wallet')
  opener.focus()
  const giveBack = keepFocusPlace(openDialog)
  const heir = document.createElement('button')
  opener.replaceWith(heir)
  giveBack()
  expect(document.activeElement).toBe(heir)
})

test('focus place: is handed on while the closed dialog still holds the focus', () => {
  const opener = addButton('Connect Wallet')
  const inside = addButton('Close', openDialog)
  opener.focus()
  const giveBack = keepFocusPlace(openDialog)
  openDialog.showModal()
  inside.focus()
  const heir = document.createElement('button')
  opener.replaceWith(heir)
  openDialog.close()
  giveBack()
  expect(document.activeElement).toBe(heir)
})

test('focus place: a button that is still there is left to the browser', () => {
  const opener = addButton('Connect Wallet')
  opener.focus()
  const giveBack = keepFocusPlace(openDialog)
  opener.blur()
  giveBack()
  expect(document.activeElement).toBe(document.body)
})

test('focus place: a visitor who has moved on is not fetched back', () => {
  const opener = addButton('Connect Wallet')
  const other = addButton('Elsewhere')
  opener.focus()
  const giveBack = keepFocusPlace(openDialog)
  opener.remove()
  other.focus()
  giveBack()
  expect(document.activeElement).toBe(other)
})
