import type { Say } from '../copy/say'
import { userRejected, WalletError } from '../wallet-error'
import type { WatchVisibility } from './watch-visibility'

export interface Fact {
  readonly label: string
  readonly value: string
  /**
   * Whether the text is machine-readable, such as an address or call data. It is then written left to right.
   */
  readonly isCode?: boolean
}

export interface Approval {
  readonly title: string
  /** Shown above the facts. */
  readonly warnings?: readonly string[]
  readonly facts: readonly Fact[]
  /** The text that is shown from the approval until `clearProgress`. */
  readonly progress?: string
}

export type Outcome = 'approved' | 'rejected' | 'aborted'

/**
 * Shows the request and resolves with the user's decision, or with `aborted` if the signal or `close` ended
 * it first.
 */
export type AskUser = (approval: Approval, signal: AbortSignal) => Promise<Outcome>

export interface ApprovalCards {
  readonly ask: AskUser
  /** Removes the progress text. Call it when the approved request has ended. */
  clearProgress(): void
  /** Aborts every request that waits for a decision. */
  close(): void
}

export interface ApprovalCardsOptions {
  readonly root: HTMLElement
  /** Origin of the host page, which sends the requests. */
  readonly hostOrigin: string
  readonly watchVisibility: WatchVisibility
  readonly say: Say
}

/** Resolves if the user approves. Rejects with code 4001 if the user rejects or the request is aborted. */
export async function requireApproval(ask: AskUser, approval: Approval, signal: AbortSignal): Promise<void> {
  const outcome = await ask(approval, signal)
  if (outcome === 'rejected') throw userRejected()
  if (outcome === 'aborted') throw new WalletError(4001, 'The request was aborted before it was approved')
}

/**
 * How long the whole card must have been visible before a click counts. An earlier click was probably aimed
 * at what was there before.
 */
const SETTLED_MS = 400

/** Shows requests in this page, one at a time. */
export function createApprovalCards({
  root,
  hostOrigin,
  watchVisibility,
  say,
}: ApprovalCardsOptions): ApprovalCards {
  let queue: Promise<unknown> = Promise.resolve()
  const open = new Set<AbortController>()

  /** The next waiting request replaces this text. */
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
      // The host page may cover or crop the frame. The decision counts only if the user has seen all facts.
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
  /** The elements that must be visible when the user decides. */
  readonly parts: readonly HTMLElement[]
  readonly actions: HTMLElement
  /** Tells the user why a click was ignored. */
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
  // A section that scrolls must be focusable, so that it can be scrolled by keyboard.
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
    // Prepended to the scrolling section, so that no other element changes its size.
    explain: () => details.prepend(hint),
  }
}

/**
 * Characters that are invisible or change the direction of others. `createText` shows their code points
 * instead.
 */
const INVISIBLE = /[\p{Cf}\p{Zl}\p{Zp}]|(?![\n\t])\p{Cc}/gu

const toEscape = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`

/** The longest label and value, counted together, that fit on one line on a phone. */
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
