import { addressLines } from '@latchkey/ui-primitives/format'

/**
 * Characters that are invisible or change the direction of others. `createText` shows their code points
 * instead. Fillers and blanks are letters and signs by their category. U+FE0F stands behind many an emoji.
 */
const INVISIBLE = /[\p{Cf}\p{Zl}\p{Zp}\u2800]|(?!\uFE0F)\p{Default_Ignorable_Code_Point}|(?![\n\t])\p{Cc}/gu

const toEscape = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`

/** Also the nonces that are as long. */
const ADDRESSES = /\b([0-9A-Za-z]{32,46})\b/g

/** Of an EVM or a Solana account. */
const WHOLE_ADDRESS = /^(0x[0-9a-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/

/** Besides them numbers with their unit, dates, hosts with their port. */
const ADDRESSES_AND_AMOUNTS = /\b([0-9A-Za-z]{32,46})\b|\d(?:[\w.,:/-]*\w)?(?: [\dA-Z](?:[\w.,:/-]*\w)?)*/g

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Creates an element with this text; see `fillText`. */
export function createText(name: 'h1' | 'dt' | 'dd' | 'p', text: string): HTMLElement {
  const element = document.createElement(name)
  fillText(element, text)
  return element
}

/**
 * Replaces the element's content by the text, in which hidden characters are visible. An address alone stands in lines of
 * groups, to be compared; one among words is broken in its middle where it does not fit. Amounts are written from left to
 * right among words that are not. What is selected and copied is the text.
 */
export function fillText(element: HTMLElement, text: string): void {
  const shown = showHidden(text)
  if (WHOLE_ADDRESS.test(shown)) {
    element.replaceChildren(createLines(shown))
    return
  }
  const runs = shown.matchAll(RIGHT_TO_LEFT.test(shown) ? ADDRESSES_AND_AMOUNTS : ADDRESSES)
  let end = 0
  element.replaceChildren()
  for (const { 0: run, 1: address, index } of runs) {
    const isolated = document.createElement('bdi')
    isolated.dir = 'ltr'
    isolated.append(...(address === undefined ? [run] : createHalves(address)))
    element.append(shown.slice(end, index), isolated)
    end = index + run.length
  }
  element.append(shown.slice(end))
}

function createLines(address: string): HTMLElement {
  const whole = document.createElement('bdi')
  whole.dir = 'ltr'
  whole.className = 'address'
  for (const groups of addressLines(address)) {
    const line = document.createElement('span')
    line.append(
      ...groups.map(({ text }) => {
        const group = document.createElement('span')
        group.textContent = text
        return group
      }),
    )
    whole.append(line)
  }
  return whole
}

function createHalves(address: string): readonly HTMLElement[] {
  const middle = Math.ceil(address.length / 2)
  return [address.slice(0, middle), address.slice(middle)].map((text) => {
    const half = document.createElement('span')
    half.textContent = text
    return half
  })
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
