import * as v from 'valibot'
import { createText } from '../approval/card-text'
import { WINDOW_GREETING } from '../approval/own-window'
import { showCard } from '../approval/show-card'
import { watchWindow } from '../approval/watch-visibility'
import { createSay, toLanguage } from '../copy/say'

const requestSchema = v.object({
  hostOrigin: v.string(),
  title: v.string(),
  warnings: v.exactOptional(v.array(v.string())),
  facts: v.array(
    v.object({
      label: v.string(),
      value: v.string(),
      isCode: v.exactOptional(v.boolean()),
      cutAfter: v.exactOptional(v.number()),
      isMain: v.exactOptional(v.boolean()),
    }),
  ),
})

/**
 * Shows the request of the wallet's frame that has opened this window, and hands the decision back. A window that another
 * page has opened gets no request, because the greeting goes to this page's own origin only.
 */
function run(): void {
  const root = document.querySelector('main')
  const { opener } = window
  if (!root || opener === null) return
  const say = createSay(toLanguage(document.documentElement.lang))
  const { port1: port, port2 } = new MessageChannel()
  port.addEventListener('message', async ({ data }) => {
    const request = v.safeParse(requestSchema, data)
    if (!request.success) return
    const { hostOrigin, ...approval } = request.output
    root.classList.remove('note')
    const outcome = await showCard(
      approval,
      {
        root,
        hostOrigin,
        watchVisibility: watchWindow,
        ownWindow: undefined,
        now: () => performance.now(),
        isFlood: () => false,
        say,
      },
      // The frame closes this window when the request ends otherwise.
      new AbortController().signal,
    )
    root.classList.add('note')
    const decision = outcome === 'approved' ? 'approved' : 'rejected'
    root.replaceChildren(createText('p', say(`window.${decision}`)))
    port.postMessage(decision)
  })
  port.start()
  opener.postMessage(WINDOW_GREETING, location.origin, [port2])
}

run()
