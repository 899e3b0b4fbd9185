import type { Latchkey, Lazy } from '@latchkey/kernel'
import { modalContract } from '@latchkey/modal/contract'
import { sheets as buttonSheets } from 'latchkey/buttons'
import type { QuietDrawings } from './drawing'
import { type Following, follow, type Kind } from './follow'
import { createShownButton } from './shown-button'

const hostStyle = ':host{display:inline-flex;max-inline-size:100%}:host([hidden]){display:none}'

/** What all elements of a page share. */
export interface Elements {
  /** The instance of the elements that have none of their own. */
  readonly latchkey: () => Latchkey | undefined
  readonly quiet: Lazy<QuietDrawings>
  readonly sheetOf: (text: string) => CSSStyleSheet
  /** Called again whenever the instance has changed. */
  readonly attached: Set<() => void>
}

/** Attributes that are texts, by the names of their properties. */
const texts = { label: 'label', loadingLabel: 'loading-label', balance: 'balance', wallet: 'wallet' } as const

/** Creates the class of a custom element. It is made in a function, because servers have no `HTMLElement`. */
export function createElementClass(
  kind: Kind,
  { latchkey, quiet, sheetOf, attached }: Elements,
): CustomElementConstructor {
  class ButtonElement extends HTMLElement {
    static readonly observedAttributes = [...Object.values(texts), 'disabled']
    #own: Latchkey | undefined
    #following: Following | undefined
    readonly #root = this.attachShadow({ mode: 'open', delegatesFocus: true })
    readonly #button = createShownButton(this.#root, {
      preload: (view) => this.latchkey?.preload(view),
      open: (view, args) => this.latchkey?.open(view, args),
    })

    readonly #attach = (): void => {
      this.#following?.end()
      const instance = this.latchkey
      this.#following =
        instance &&
        follow(instance, {
          element: this,
          kind,
          quiet,
          disable: this.#button.disable,
          show: (drawing) => {
            this.#adopt()
            this.#button.show({
              drawing,
              disabled: this.hasAttribute('disabled'),
              modal: instance.read(modalContract),
            })
          },
        })
      if (!instance) this.#button.disable()
    }

    #adopt(): void {
      // jsdom does not support adopted style sheets.
      if (!('adoptedStyleSheets' in this.#root)) return
      const sheets = [hostStyle, ...buttonSheets, ...(quiet.loaded()?.sheets ?? [])]
      if (this.#root.adoptedStyleSheets.length !== sheets.length)
        this.#root.adoptedStyleSheets = sheets.map(sheetOf)
    }

    get latchkey(): Latchkey | undefined {
      return this.#own ?? latchkey()
    }
    set latchkey(instance: Latchkey | undefined) {
      this.#own = instance
      if (this.isConnected) this.#attach()
    }
    get disabled(): boolean {
      return this.hasAttribute('disabled')
    }
    set disabled(isDisabled: boolean) {
      this.toggleAttribute('disabled', isDisabled)
    }

    connectedCallback(): void {
      // Properties that a framework has set before the element was defined hide those of the class.
      for (const name of ['latchkey', 'disabled', ...Object.keys(texts)]) {
        if (!Object.hasOwn(this, name)) continue
        const value = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
        Reflect.set(this, name, value)
      }
      attached.add(this.#attach)
      this.#attach()
    }
    disconnectedCallback(): void {
      attached.delete(this.#attach)
      this.#following?.end()
    }
    attributeChangedCallback(): void {
      this.#following?.draw()
    }
  }
  for (const [property, attribute] of Object.entries(texts))
    Object.defineProperty(ButtonElement.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute) ?? undefined
      },
      set(this: HTMLElement, value: unknown) {
        if (value === undefined || value === null) this.removeAttribute(attribute)
        else this.setAttribute(attribute, String(value))
      },
    })
  return ButtonElement
}
