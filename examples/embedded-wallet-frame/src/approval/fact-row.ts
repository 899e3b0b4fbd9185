import type { Say } from '../copy/say'
import type { Fact } from './approval-card'
import { createButton, createText, fillText, onPress } from './card-text'

/** A longer text, or one of several lines, gets the whole width. */
const MAX_BESIDE_CHARACTERS = 80
/** An unlimited amount of typed data with its number. A longer text would leave no room for other facts. */
const MAX_MAIN_CHARACTERS = 120
/** More of them in large, such as the digits of an unlimited amount, would be a wall. */
const MAX_LARGE_CHARACTERS = 60
/** Labels of typed data are the page's. */
const MAX_LABEL_CHARACTERS = 80

/** @param onChange runs when the user has asked for the rest of a text */
export function createFactRow(
  { label, value, isCode, cutAfter, isMain }: Fact,
  say: Say,
  onChange: () => void,
): HTMLElement {
  const row = document.createElement('div')
  const isLong = value.length > MAX_BESIDE_CHARACTERS || value.includes('\n')
  row.className = isMain && value.length <= MAX_MAIN_CHARACTERS ? 'main' : isLong ? 'long' : 'beside'
  const name = createText('dt', label)
  name.dir = 'auto'
  cut(name, label, MAX_LABEL_CHARACTERS, say, onChange)
  const detail = createText('dd', value)
  if (isCode) detail.className = 'code'
  else if (value.length > MAX_LARGE_CHARACTERS) detail.className = 'many'
  detail.dir = isCode ? 'ltr' : 'auto'
  if (cutAfter !== undefined) cut(detail, value, cutAfter, say, onChange)
  row.append(name, detail)
  return row
}

/** Shows the beginning of a long text, and a button for all of it that says how long it is. */
function cut(
  element: HTMLElement,
  text: string,
  maxCharacters: number,
  say: Say,
  onChange: () => void,
): void {
  const characters = [...text]
  if (characters.length <= maxCharacters) return
  fillText(element, `${characters.slice(0, maxCharacters).join('')}…`)
  const more = createButton(say('card.show-all', { count: characters.length }), 'link show-all')
  onPress(more, () => {
    fillText(element, text)
    onChange()
  })
  element.append(more)
}
