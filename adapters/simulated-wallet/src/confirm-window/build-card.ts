import type { Translate } from '../options'
import type { Prompt } from '../prompt'
import type { WalletInfo } from '../simulated-wallet'
import { describePrompt } from './describe-prompt'
import type { PromptField } from './prompt-fields'

export interface Card {
  readonly element: HTMLElement
  readonly approve: HTMLButtonElement
  readonly reject: HTMLButtonElement
  /** Ids of the elements that name and describe the dialog. */
  readonly titleId: string
  readonly descriptionIds: string
  /** The account picked in a connection; `undefined` elsewhere. */
  readonly account: () => string | undefined
}

/** Builds the card of a prompt. All values from the page are inserted as text. */
export function buildCard(prompt: Prompt, wallet: WalletInfo, t: Translate, site: string): Card {
  const description = describePrompt(prompt, t, site)
  const picker =
    prompt.kind === 'connect'
      ? buildPicker(prompt.accounts, prompt.account, t('account', 'Account'))
      : undefined

  const band = element('p', 'band', t('label', 'Simulated wallet – test keys, no real money'))
  band.id = 'band'
  const title = element('h2', '', description.title)
  title.id = 'title'
  const explanation = element('p', 'explanation', description.explanation)
  explanation.id = 'explanation'
  const scroll = element('div', 'scroll')
  scroll.append(
    buildWallet(wallet, t('askedBy', 'Asked by {site}', { site })),
    title,
    explanation,
    ...(picker ? [picker.element] : []),
    buildFields(description.fields),
  )

  const reject = element('button', 'reject', t('reject', 'Reject'))
  const approve = element('button', 'approve', description.approve)
  reject.type = 'button'
  approve.type = 'button'
  const actions = element('div', 'actions')
  actions.append(reject, approve)

  const card = element('div', 'card')
  card.append(band, element('div', 'tape'), scroll, actions)
  return {
    element: card,
    approve,
    reject,
    titleId: title.id,
    descriptionIds: `${band.id} ${explanation.id}`,
    account: () => picker?.account(),
  }
}

/** What does not fit scrolls, so the keyboard must reach it. Call when the card is on the page. */
export function makeScrollable(card: HTMLElement): void {
  for (const part of card.querySelectorAll<HTMLElement>('.scroll, dd')) {
    if (part.scrollHeight > part.clientHeight) part.tabIndex = 0
  }
}

function buildWallet(wallet: WalletInfo, askedBy: string): HTMLElement {
  const icon = element('img', '')
  icon.src = wallet.icon
  icon.alt = ''
  const words = element('div', '')
  words.append(element('strong', '', wallet.name), element('span', '', askedBy))
  const row = element('div', 'wallet')
  row.append(icon, words)
  return row
}

interface Picker {
  readonly element: HTMLElement
  readonly account: () => string | undefined
}

/** Radio buttons, no select: a whole address does not fit on one line of a phone. */
function buildPicker(accounts: readonly string[], active: string, title: string): Picker {
  const fieldset = element('fieldset', '')
  fieldset.append(element('legend', '', title))
  const radios = accounts.map((address) => {
    const radio = element('input', '')
    radio.type = 'radio'
    radio.name = 'account'
    radio.checked = address === active
    const label = element('label', 'choice')
    label.append(radio, element('span', '', address))
    fieldset.append(label)
    return radio
  })
  return { element: fieldset, account: () => accounts[radios.findIndex((radio) => radio.checked)] }
}

function buildFields(fields: readonly PromptField[]): HTMLElement {
  const list = element('dl', '')
  for (const { label, value, wide = false } of fields) {
    const row = element('div', wide ? 'field wide' : 'field')
    row.append(element('dt', '', label), element('dd', '', value))
    list.append(row)
  }
  return list
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className) made.className = className
  if (text) made.textContent = text
  return made
}
