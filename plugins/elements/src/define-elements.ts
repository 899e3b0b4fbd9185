import { ConfigurationError, type Latchkey, lazy, type Remove } from '@latchkey/kernel'
import { drawConnect } from './views/connect-drawing'
import { createElementClass, type Elements } from './views/element-class'
import type { Kind } from './views/follow'

const connects = ['session:connected', 'session:connect-failed', 'session:disconnected'] as const

const kinds: Readonly<Record<string, Kind>> = {
  'latchkey-button': {
    draw: drawConnect,
    events: connects,
    // With a view beyond the list of wallets, such as a login, so that it does not delay the connection.
    begin: (latchkey, loadQuiet) =>
      latchkey.on('kernel:view-changed', ({ view = 'Connect' }) => {
        if (view !== 'Connect') loadQuiet()
      }),
  },
  'latchkey-account-button': {
    draw: (source) => source.quiet()?.drawAccount(source),
    events: connects,
  },
  'latchkey-network-button': {
    draw: (source) => source.quiet()?.drawNetwork(source),
    events: ['session:network-changed'],
  },
  'latchkey-wallet-button': {
    draw: (source) => source.quiet()?.drawWallet(source),
    events: connects,
    // Wallets are looked for once something of the dialog is loaded.
    begin: (latchkey) => {
      latchkey.preload('Connect')
      return undefined
    },
  },
}

const messages = {
  ELEMENTS_DEFINED: () =>
    'The elements of this page show another instance. Set the property `latchkey` of an element to show this one there.',
}

/** The key under which a defined element has what shows an instance in all elements, for two copies of this module. */
const shared: unique symbol = Symbol.for('latchkey.elements')

/** Shows an instance in all elements that have none of their own. */
type Show = (latchkey: Latchkey) => Remove

/**
 * Defines `<latchkey-button>`, `<latchkey-account-button>`, `<latchkey-network-button>` and `<latchkey-wallet-button>`, which
 * show this instance. Those that are in the page already begin to. Call `latchkey.start()` too: until then they show
 * what is known, and a click on them throws. Returns a function that ends it, after which another instance may be
 * shown; disposing the instance does so too. Does nothing on a server. Calling it again with the same instance changes nothing.
 * @throws `ConfigurationError` (`ELEMENTS_DEFINED`) while another instance is shown: set the property `latchkey` of an element instead
 * @example
 * const latchkey = createLatchkey({ plugins: [...essentials(), evm({ networks: [mainnet] })] })
 * defineElements(latchkey)
 * latchkey.start()
 */
export function defineElements(latchkey: Latchkey): Remove {
  if (typeof customElements === 'undefined') return () => undefined
  const defined = customElements.get('latchkey-button')
  const show: Show = defined ? Reflect.get(defined, shared) : defineAll()
  return show(latchkey)
}

function defineAll(): Show {
  let current: Latchkey | undefined
  const sheets = new Map<string, CSSStyleSheet>()
  const elements: Elements = {
    latchkey: () => current,
    quiet: lazy(() => import('./views/quiet-drawings')),
    attached: new Set(),
    sheetOf(text) {
      const known = sheets.get(text)
      if (known) return known
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      sheets.set(text, sheet)
      return sheet
    },
  }
  const change = (latchkey: Latchkey | undefined): void => {
    current = latchkey
    for (const attach of [...elements.attached]) attach()
  }
  const show: Show = (latchkey) => {
    if (current && current !== latchkey) throw new ConfigurationError('ELEMENTS_DEFINED', {}, messages)
    const end = (): void => {
      if (current === latchkey) change(undefined)
    }
    if (!current) {
      latchkey.on('kernel:disposed', end)
      change(latchkey)
    }
    return end
  }
  for (const [tag, kind] of Object.entries(kinds)) {
    const made = createElementClass(kind, elements)
    Reflect.set(made, shared, show)
    customElements.define(tag, made)
  }
  return show
}
