import type { Say } from '../copy/say'
import type { Fact } from './approval-card'
import { createButton, createText, onPress, showHidden } from './card-text'

/** The longest label and value, counted together, that fit on one line on a phone. */
const SHORT_CHARACTERS = 34
/** Labels of typed data are the page's. */
const MAX_LABEL_CHARACTERS = 80

/** @param onChange runs when the user has asked for the rest of a text */
export function createFactRow(
  { label, value, isCode, cutAfter }: Fact,
  say: Say,
  onChange: () => void,
): HTMLElement {
  const row = document.createElement('div')
  row.className = isCode || label.length + value.length > SHORT_CHARACTERS ? 'long' : 'short'
  const name = createText('dt', label)
  name.dir = 'auto'
  cut(name, label, MAX_LABEL_CHARACTERS, say, onChange)
  const detail = createText('dd', value)
  if (isCode) detail.className = 'code'
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
  // control: frame-shows-long-texts-of-the-page
  element.textContent = `${showHidden(characters.slice(0, maxCharacters).join(''))}…`
  const more = createButton(say('card.show-all', { count: characters.length }), 'link show-all')
  onPress(more, () => {
    element.textContent = showHidden(text)
    onChange()
  })
  element.append(more)
}
