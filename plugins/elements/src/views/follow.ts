import { accountContract } from '@latchkey/account/contract'
import {
  type Contract,
  type ContractToken,
  createTranslate,
  type Latchkey,
  type Lazy,
  type Remove,
} from '@latchkey/kernel'
import { bindingOf } from '@latchkey/kernel/binding'
import { modalContract } from '@latchkey/modal/contract'
import { portfolioContract } from '@latchkey/portfolio/contract'
import { type SessionEvents, type SessionState, sessionContract } from '@latchkey/session/contract'
import type { Draw, Drawing, QuietDrawings } from './drawing'

/** One of the elements. */
export interface Kind {
  readonly draw: Draw
  /** The events of session that the element hands on, under the name `latchkey-…`. */
  readonly events: readonly (keyof SessionEvents)[]
  /** Called when the element begins to show an instance. */
  readonly begin?: (latchkey: Latchkey, loadQuiet: () => void) => Remove | undefined
}

export interface Following {
  draw(): void
  end(): void
}

/** What is drawn, and where. */
export interface Drawn {
  readonly element: HTMLElement
  readonly kind: Kind
  readonly quiet: Lazy<QuietDrawings>
  show(drawing: Drawing | undefined): void
  /** Called when the instance is disposed. */
  disable(): void
}

/** Draws an element now, and whenever something that it shows has changed. */
export function follow(latchkey: Latchkey, { element, kind, quiet, show, disable }: Drawn): Following {
  const { language, watchLanguage, report } = bindingOf(latchkey)
  let isOver = false
  const loadQuiet = (): void => void quiet().then(draw, (error: unknown) => report('session', error))

  function draw(): void {
    if (isOver) return
    const { locale } = language()
    const session: SessionState = latchkey.read(sessionContract)
    const source = {
      latchkey,
      session,
      locale,
      t: createTranslate(language()),
      attribute: (name: string) => element.getAttribute(name) ?? undefined,
      quiet: () => {
        const loaded = quiet.loaded()
        if (!loaded) loadQuiet()
        return loaded
      },
    }
    show(kind.draw(source))
  }
  // A page may be without the dialog or the portfolio.
  const watchState = <C extends Contract>(token: ContractToken<C>): Remove | undefined =>
    latchkey.read(token) ? latchkey.watch(token, (state) => state, draw) : undefined
  const end = (): void => {
    isOver = true
    for (const remove of ends) remove?.()
  }
  const ends = [
    watchState(sessionContract),
    watchState(modalContract),
    watchState(portfolioContract),
    watchState(accountContract),
    watchLanguage(draw),
    ...kind.events.map((name) =>
      latchkey.on(name, (detail) => {
        const type = name.replace('session:', 'latchkey-')
        element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }))
      }),
    ),
    latchkey.on('kernel:disposed', () => {
      end()
      disable()
    }),
    kind.begin?.(latchkey, loadQuiet),
  ]
  draw()
  return { draw, end }
}
