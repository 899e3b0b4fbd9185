import type { Address } from 'viem'
import type { Translate } from '../options'
import type { Prompt } from '../prompt'
import type { WalletInfo } from '../simulated-wallet'
import { describePrompt, type PromptField } from './describe-prompt'

export interface Card {
  readonly element: HTMLElement
  readonly approve: HTMLButtonElement
  readonly reject: HTMLButtonElement
  /** Ids of the elements that name and describe the dialog. */
  readonly titleId: string
  readonly descriptionIds: string
  /** The account picked in a connection; `undefined` elsewhere. */
  readonly account: () => Address | undefined
}

/** Draws a question. Whatever comes from the page goes in as text. */
export function buildCard(prompt: Prompt, wallet: WalletInfo, t: Translate, site: string): Card {
  const description = describePrompt(prompt, t, site)
  const picker = prompt.kind === 'connect' ? buildPicker(prompt.accounts, prompt.account) : undefined

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
    ...(picker ? [buildChoice(picker, t('account', 'Account'))] : []),
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
    account: () => (prompt.kind === 'connect' ? prompt.accounts[picker?.selectedIndex ?? 0] : undefined),
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

function buildPicker(accounts: readonly Address[], active: Address): HTMLSelectElement {
  const select = element('select', '')
  for (const address of accounts) select.append(element('option', '', address))
  select.selectedIndex = accounts.indexOf(active)
  return select
}

function buildChoice(select: HTMLSelectElement, label: string): HTMLElement {
  const wrapper = element('label', 'choice', label)
  wrapper.append(select)
  return wrapper
}

function buildFields(fields: readonly PromptField[]): HTMLElement {
  const list = element('dl', '')
  for (const { label, value, wide = false } of fields) {
    const row = element('div', wide ? 'field wide' : 'field')
    const shown = element('dd', '', value)
    // Long values scroll, so the keyboard must reach them.
    if (wide) shown.tabIndex = 0
    row.append(element('dt', '', label), shown)
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
