import type { SimulatedWalletOptions, Translate } from '../options'
import type { Decision, Prompt } from '../prompt'
import { ProviderRpcError, providerErrorCodes } from '../provider-error'
import type { WalletInfo } from '../simulated-wallet'
import { buildCard, makeScrollable } from './build-card'
import { confirmStyles } from './confirm-styles'

export interface ConfirmWindow {
  readonly wallet: WalletInfo
  readonly prompt: Prompt
  /** Closes the window without a decision of the user. */
  readonly signal: AbortSignal
  readonly colorScheme: NonNullable<SimulatedWalletOptions['colorScheme']>
  readonly translate: Translate | undefined
}

/** Stops events here, so that a page's own dialog does not treat them as a click, key or focus outside of it. */
const keptIn = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'touchstart', 'touchmove', 'touchend'],
  ...['wheel', 'focusin', 'focusout', 'keydown', 'keyup', 'keypress'],
] as const

/**
 * Asks the user for a decision. Opens a modal dialog in a shadow root, above any dialog that is open.
 * @throws ProviderRpcError -32603 where there is no page to show it on.
 */
export async function openConfirmWindow(options: ConfirmWindow): Promise<Decision> {
  const { prompt, wallet, signal, colorScheme, translate: t = english } = options
  if (typeof document === 'undefined') {
    const message = "confirm: 'visible' needs a page. Use 'auto' or 'scripted' here."
    throw new ProviderRpcError(providerErrorCodes.internal, message)
  }
  if (signal.aborted) return { approved: false }

  const card = buildCard(prompt, wallet, t, location.host || location.href)
  card.element.setAttribute('data-scheme', colorScheme)
  const { host, dialog } = buildDialog(wallet.rdns)
  dialog.setAttribute('aria-labelledby', card.titleId)
  dialog.setAttribute('aria-describedby', card.descriptionIds)
  dialog.append(card.element)
  const closed = new AbortController()

  try {
    return await new Promise<Decision>((decide) => {
      const reject = () => decide({ approved: false })
      card.approve.addEventListener('click', () => decide({ approved: true, account: card.account() }))
      card.reject.addEventListener('click', reject)
      signal.addEventListener('abort', reject, { signal: closed.signal })
      // Both: a browser may close a dialog on its own without asking through `cancel`.
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault()
        reject()
      })
      dialog.addEventListener('close', reject)
      // On window and captured, before a page's own dialog underneath can take Escape for itself.
      const onKey = (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopImmediatePropagation()
        reject()
      }
      window.addEventListener('keydown', onKey, { capture: true, signal: closed.signal })
      document.body.append(host)
      dialog.showModal()
      makeScrollable(card.element)
      // Focuses the dialog and no button, so that an Enter meant for the page decides nothing.
      dialog.focus()
    })
  } finally {
    closed.abort()
    // Closing before removing returns the focus to the previous element.
    dialog.close()
    host.remove()
  }
}

function buildDialog(rdns: string): { readonly host: HTMLElement; readonly dialog: HTMLDialogElement } {
  const host = document.createElement('div')
  host.setAttribute('data-simulated-wallet', rdns)
  host.ariaLive = 'off'
  // From script and important, so that neither a policy nor a rule of the page decides whether it shows.
  host.style.setProperty('display', 'contents', 'important')
  for (const name of keptIn) host.addEventListener(name, (event) => event.stopPropagation())

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(confirmStyles)
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  const dialog = document.createElement('dialog')
  dialog.tabIndex = -1
  root.append(dialog)
  return { host, dialog }
}

export const english: Translate = (_key, text, values = {}) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
