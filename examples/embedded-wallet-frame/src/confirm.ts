export interface Question {
  readonly title: string
  readonly facts: readonly (readonly [label: string, value: string])[]
}

/** Shows the prompt and resolves with the user's decision. */
export type Confirm = (question: Question, signal?: AbortSignal) => Promise<boolean>

/** A click in this time after the prompt appeared does not count, because it was meant for something else. */
const DEAF_MS = 400

/** Prompts in this page, one after the other. */
export function createConfirm(root: HTMLElement): Confirm & { close(): void } {
  let queue: Promise<unknown> = Promise.resolve()
  let closeOpen = (): void => undefined
  let generation = 0
  const ask = (question: Question): Promise<boolean> =>
    new Promise((resolve) => {
      const shownAtMs = performance.now()
      const finish = (isApproved: boolean): void => {
        closeOpen = () => undefined
        root.replaceChildren()
        resolve(isApproved)
      }
      closeOpen = () => finish(false)
      const button = (text: string, isApproved: boolean): HTMLButtonElement => {
        const made = document.createElement('button')
        made.textContent = text
        made.className = isApproved ? 'approve' : 'reject'
        made.addEventListener('click', ({ isTrusted }) => {
          if (isTrusted && performance.now() - shownAtMs >= DEAF_MS) finish(isApproved)
        })
        return made
      }
      const title = document.createElement('h1')
      title.textContent = question.title
      const list = document.createElement('dl')
      for (const [label, value] of question.facts) {
        const term = document.createElement('dt')
        const detail = document.createElement('dd')
        term.textContent = label
        detail.textContent = value
        list.append(term, detail)
      }
      const actions = document.createElement('footer')
      actions.append(button('Reject', false), button('Approve', true))
      root.replaceChildren(title, list, actions)
    })
  const confirm: Confirm = (question) => {
    const asked = generation
    const turn = queue.then(() => (asked === generation ? ask(question) : false))
    queue = turn
    return turn
  }
  return Object.assign(confirm, {
    close() {
      generation += 1
      closeOpen()
    },
  })
}
