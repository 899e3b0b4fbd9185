import type { OutletHost, PluginContext } from '@latchkey/kernel'
import { createRoot, type Root } from 'react-dom/client'
import { type FrameHost, headerActions, type ModalContract, modalContract } from '../contract'
import type { ModalOptions } from '../options'
import { createPortal, type Portal } from './create-portal'
import { isPlain } from './is-plain'
import type { NoticePart } from './notice-part'
import type { GivenNotice } from './notice-queue'
import type { Place } from './shell-props'
import { ShellRoot } from './shell-root'

/** What the eager part holds on to: lives as long as the plugin, its elements as long as a run. */
export interface Shell {
  /** Makes sure there is something to show the open view in. */
  show(): void
  notify(given: GivenNotice): void
  embed(element: Element): void
  leave(element: Element): void
  frameHost(): Promise<FrameHost>
}

interface Surface {
  readonly portal: Portal
  readonly root: Root
  /** Set once it is there. */
  notices?: NoticePart
  /** Set once a frame was asked for: from then on its host stays where it is. */
  frame?: FrameHost
}

/** At once in a browser; the DOM of a host's unit tests gets first what it lacks. */
export function createShell(...parts: Parameters<typeof buildShell>): Shell | Promise<Shell> {
  if ('showPopover' in HTMLElement.prototype) return buildShell(...parts)
  return import('./fill-dom-gaps').then(({ fillDomGaps }) => {
    fillDomGaps()
    return buildShell(...parts)
  })
}

function buildShell(ctx: PluginContext<ModalContract>, host: OutletHost, options: ModalOptions): Shell {
  let wanted = false
  let target: Element | undefined
  let surface: Surface | undefined
  /** Counts how often the portal was put into the page: a dialog that was taken out has to open anew. */
  let attached = 0
  /** The newest notice, while the code that draws it could not be fetched. */
  let undrawn: GivenNotice | undefined

  const place = (): Place =>
    target ? (options.disableAppend && !options.enableEmbedded ? 'dialog' : 'embedded') : freePlace(options)

  const ensure = (): Surface | undefined => {
    const { signal } = ctx
    if (signal.aborted) return undefined
    surface ??= build(signal)
    return surface
  }

  const build = (signal: AbortSignal): Surface => {
    const { id } = host.latchkey
    if (document.querySelector(`[data-latchkey="${CSS.escape(id)}"]`))
      ctx.logger.warn(`Another latchkey with the id '${id}' is on this page. Give each its own id.`)
    const portal = createPortal(id, signal)
    const root = createRoot(portal.container)
    window.addEventListener('online', drawUndrawn, { signal })
    const removeTheme = ctx.state.subscribe(() => applyTheme(portal))
    applyTheme(portal)
    ctx.onItems(headerActions, fetchHeaderItem)
    fetchHeaderItem()
    signal.addEventListener(
      'abort',
      () => {
        surface = undefined
        wanted = false
        removeTheme()
        root.unmount()
        portal.element.remove()
        portal.embedded.remove()
      },
      { once: true },
    )
    return { portal, root }
  }

  const applyTheme = (portal: Portal): void => {
    const { themeVariables } = host.latchkey.read(modalContract)
    for (const { style } of [portal.element, portal.embedded]) {
      for (const name of Array.from(style)) if (name.startsWith('--lk-')) style.removeProperty(name)
      for (const [name, value] of Object.entries(themeVariables)) style.setProperty(name, `${value}`)
    }
  }

  const reopen = (): void => {
    if (place() !== 'embedded') return
    try {
      host.latchkey.open()
    } catch (error) {
      ctx.report(error)
    }
  }

  const render = (): void => {
    const made = ensure()
    if (!made) return
    const { portal, root, notices, frame } = made
    const now = place()
    if (attach(portal, now, target, frame !== undefined)) attached += 1
    root.render(
      <ShellRoot
        key={attached}
        latchkey={host.latchkey}
        portal={portal}
        notices={notices}
        place={now}
        reopen={reopen}
      />,
    )
  }

  /** Rejects when it cannot be fetched; the next notice tries again, and so does the network's return. */
  const fetchNotices = async (): Promise<NoticePart | undefined> => {
    const { createNoticePart } = await import('./notice-part')
    if (!surface) return undefined
    surface.notices ??= createNoticePart(surface.portal, ctx.clock, ctx.signal)
    render()
    return surface.notices
  }

  /** The first view may be one that has more than a plain button in its header. */
  const fetchHeaderItem = (): void => {
    if (!surface?.notices && !ctx.items(headerActions).every(isPlain)) fetchNotices().catch(ctx.report)
  }

  const drawNotice = (given: GivenNotice): void => {
    fetchNotices().then(
      (part) => part?.show(given),
      (error) => {
        undrawn = given
        ctx.report(error)
      },
    )
  }
  const drawUndrawn = (): void => {
    const late = undrawn
    undrawn = undefined
    if (late) drawNotice(late)
  }

  const removeListeners = [
    host.latchkey.on('kernel:started', () => {
      if (wanted || target) render()
    }),
    host.latchkey.on('kernel:disposed', () => {
      for (const remove of removeListeners) remove()
    }),
  ]

  return {
    show() {
      // What comes after the first view may have something to say, perhaps that the connection is gone.
      if (wanted) fetchNotices().catch(() => undefined)
      wanted = true
      render()
    },
    notify(given) {
      render()
      drawNotice(given)
    },
    embed(element) {
      target = element
      render()
    },
    leave(element) {
      if (target !== element) return
      target = undefined
      host.router.close()
      if (surface) render()
    },
    async frameHost() {
      const { createFrameHost } = await import('./frame-host')
      const made = ensure()
      if (!made) throw new DOMException('The latchkey is not started', 'InvalidStateError')
      made.frame ??= createFrameHost(made.portal, ctx.signal)
      render()
      return made.frame
    },
  }
}

function freePlace({ disableAppend, enableEmbedded }: ModalOptions): Place {
  return disableAppend || enableEmbedded ? 'nowhere' : 'dialog'
}

/**
 * Puts the elements where they belong and tells whether the content has to be drawn anew: a page that swaps its body
 * takes them away, and the next opening brings them back. Moving a host would load its frame again, so a host with a
 * frame is put on body once.
 */
function attach(portal: Portal, place: Place, target: Element | undefined, hasFrame: boolean): boolean {
  const { element, dialog, embedded, region, container, light } = portal
  const isEmbedded = place === 'embedded'
  const [host, home] = isEmbedded ? [embedded, region] : [element, dialog]
  const hasMoved = container.parentElement !== home
  if (hasMoved) {
    home.append(container)
    host.append(light)
    portal.adopt([])
  }
  const isEmbeddedNew = put(embedded, isEmbedded ? target : undefined)
  const dialogParent = isEmbedded || place === 'nowhere' ? undefined : (target ?? document.body)
  const kept = hasFrame ? (element.isConnected && element.parentElement) || document.body : dialogParent
  const isDialogNew = put(element, kept)
  return hasMoved || (isEmbedded ? isEmbeddedNew : isDialogNew)
}

/** Tells whether the element was not there. */
function put(element: HTMLElement, parent: Element | undefined): boolean {
  if (!parent) element.remove()
  if (!parent || (element.parentElement === parent && element.isConnected)) return false
  parent.append(element)
  return true
}
