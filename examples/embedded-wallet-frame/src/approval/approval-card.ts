import type { Say } from '../copy/say'
import { userRejected, WalletError } from '../wallet-error'
import type { WatchVisibility } from './watch-visibility'

export interface Fact {
  readonly label: string
  readonly value: string
  /** Machine-readable text, such as an address or call data: always left to right. */
  readonly isCode?: boolean
}

export interface Approval {
  readonly title: string
  /** What the user must know before anything else. */
  readonly warnings?: readonly string[]
  readonly facts: readonly Fact[]
  /** Shown after the approval, until `clearProgress`. */
  readonly progress?: string
}

export type Outcome = 'approved' | 'rejected' | 'aborted'

/** Shows the request and resolves with the outcome. `aborted`: the signal, or `close`, came first. */
export type AskUser = (approval: Approval, signal: AbortSignal) => Promise<Outcome>

export interface ApprovalCards {
  readonly ask: AskUser
  /** The approved request has ended. */
  clearProgress(): void
  /** Ends every request that waits for the user. */
  close(): void
}

export interface ApprovalCardsOptions {
  readonly root: HTMLElement
  /** Origin of the page that sends the requests. */
  readonly hostOrigin: string
  readonly watchVisibility: WatchVisibility
  readonly say: Say
}

/** Resolves after the approval; rejects otherwise. */
export async function demandApproval(ask: AskUser, approval: Approval, signal: AbortSignal): Promise<void> {
  const outcome = await ask(approval, signal)
  if (outcome === 'rejected') throw userRejected()
  if (outcome === 'aborted') throw new WalletError(4001, 'The request was aborted before it was approved')
}

/** A tap earlier than this after the whole card became visible does not count: it was meant for something else. */
const SETTLED_MS = 400

/** Requests in this page, one after the other. */
export function createApprovalCards({
  root,
  hostOrigin,
  watchVisibility,
  say,
}: ApprovalCardsOptions): ApprovalCards {
  let queue: Promise<unknown> = Promise.resolve()
  const open = new Set<AbortController>()

  /** Another request that waits takes its position. */
  const showProgress = (text: string): void => {
    const note = createText('p', text)
    note.className = 'progress'
    note.setAttribute('role', 'status')
    root.replaceChildren(note)
  }

  const show = (approval: Approval, signal: AbortSignal): Promise<Outcome> =>
    new Promise((resolve) => {
      const end = new AbortController()
      const finish = (outcome: Outcome): void => {
        if (end.signal.aborted) return
        end.abort()
        root.replaceChildren()
        if (outcome === 'approved' && approval.progress !== undefined) showProgress(approval.progress)
        resolve(outcome)
      }
      const approve = createButton(say('card.approve'), 'approve')
      const reject = createButton(say('card.reject'), 'reject')
      const card = createCard(approval, hostOrigin, [reject, approve], say)
      // Facts that the framing page covers or crops would not be what the user decides on.
      const visibleForMs = watchVisibility([...card.parts, reject, approve], end.signal)
      const decide = (outcome: Outcome): void => {
        const visibleMs = visibleForMs()
        if (visibleMs >= SETTLED_MS) finish(outcome)
        else if (visibleMs === 0) card.explain()
      }
      approve.addEventListener('click', ({ isTrusted }) => {
        if (isTrusted) decide('approved')
      })
      reject.addEventListener('click', ({ isTrusted }) => {
        if (isTrusted) decide('rejected')
      })
      signal.addEventListener('abort', () => finish('aborted'), { signal: end.signal })
      root.replaceChildren(...card.parts, card.actions)
    })

  return {
    ask(approval, signal) {
      const closing = new AbortController()
      open.add(closing)
      const ended = AbortSignal.any([signal, closing.signal])
      const outcome = queue.then(() => (ended.aborted ? 'aborted' : show(approval, ended)))
      queue = outcome.finally(() => open.delete(closing))
      return outcome
    },
    clearProgress: () => root.querySelector('.progress')?.remove(),
    close() {
      for (const closing of [...open]) closing.abort()
    },
  }
}

interface Card {
  /** What the user must see in order to decide. */
  readonly parts: readonly HTMLElement[]
  readonly actions: HTMLElement
  /** Says why a tap did not count. */
  explain(): void
}

function createCard(
  { title, warnings = [], facts }: Approval,
  hostOrigin: string,
  buttons: readonly HTMLButtonElement[],
  say: Say,
): Card {
  const heading = createText('h1', title)
  heading.id = 'title'
  const origin = createText('p', hostOrigin)
  origin.className = 'origin'
  origin.dir = 'ltr'
  const list = document.createElement('dl')
  list.append(...facts.map(createRow))
  const details = document.createElement('section')
  // A part that scrolls must be reachable by keyboard.
  details.tabIndex = 0
  details.setAttribute('aria-labelledby', heading.id)
  for (const warning of new Set(warnings)) {
    const note = createText('p', warning)
    note.className = 'warning'
    note.setAttribute('role', 'alert')
    details.append(note)
  }
  details.append(list)
  const actions = document.createElement('footer')
  actions.append(...buttons)
  const hint = createText('p', say('card.not-visible'))
  hint.className = 'warning'
  hint.setAttribute('role', 'status')
  return {
    parts: [heading, origin, details],
    actions,
    // In the part that scrolls, so that no other part changes its size.
    explain: () => details.prepend(hint),
  }
}

/** Characters that change how others are shown, or that nobody sees; `createText` writes their numbers. */
const INVISIBLE = /[\p{Cf}\p{Zl}\p{Zp}]|(?![\n\t])\p{Cc}/gu

const toEscape = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`

/** Of label and value together: these fit beside each other on a phone. */
const SHORT_CHARACTERS = 34

function createRow({ label, value, isCode }: Fact): HTMLElement {
  const row = document.createElement('div')
  row.className = isCode || label.length + value.length > SHORT_CHARACTERS ? 'long' : 'short'
  const detail = createText('dd', value)
  if (isCode) detail.className = 'code'
  detail.dir = isCode ? 'ltr' : 'auto'
  const name = createText('dt', label)
  // Of typed data it is the page's.
  name.dir = 'auto'
  row.append(name, detail)
  return row
}

function createButton(text: string, className: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.className = className
  return button
}

function createText(name: 'h1' | 'dt' | 'dd' | 'p', text: string): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text.replace(INVISIBLE, toEscape)
  return element
}
