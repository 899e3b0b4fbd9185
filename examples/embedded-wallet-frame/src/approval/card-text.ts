/**
 * Characters that are invisible or change the direction of others. `createText` shows their code points
 * instead. Fillers and blanks are letters and signs by their category. U+FE0F stands behind many an emoji.
 */
// control: frame-hides-invisible-letters
const INVISIBLE = /[\p{Cf}\p{Zl}\p{Zp}\u2800]|(?!\uFE0F)\p{Default_Ignorable_Code_Point}|(?![\n\t])\p{Cc}/gu

const toEscape = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`

/** Creates an element with this text, in which hidden characters are visible. */
export function createText(name: 'h1' | 'dt' | 'dd' | 'p', text: string): HTMLElement {
  const element = document.createElement(name)
  element.textContent = showHidden(text)
  return element
}

export const showHidden = (text: string): string => text.replace(INVISIBLE, toEscape)

export function createButton(text: string, className: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.className = className
  return button
}

/**
 * Calls the listener for presses of the user. Scripts press buttons too, but such events are not trusted by the browser.
 */
export function onPress(button: HTMLButtonElement, listener: () => void): void {
  button.addEventListener('click', ({ isTrusted }) => {
    if (isTrusted) listener()
  })
}
