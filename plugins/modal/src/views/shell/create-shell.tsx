import type { OutletHost, PluginContext, RouterEntry } from '@latchkey/kernel'
import { checkId } from '@latchkey/modal/internal/check-options'
import { createRoot, type Root } from 'react-dom/client'
import {
  type FrameHost,
  headerActions,
  type ModalContract,
  type ModalOptions,
  modalContract,
} from '../../contract'
import { isPlain } from '../card/header'
import type { NoticeCenter } from '../notices/create-notice-center'
import type { GivenNotice } from '../notices/notice-queue'
import { applyTheme } from './apply-theme'
import { createPortal, type ModalPlacement, type Portal } from './create-portal'
import { canRenderAhead } from './render-ahead'
import { requireBrowser } from './require-browser'
import { ShellRoot } from './shell-root'

const polyfillCode = () => import('./polyfill-dom')
const noticeCode = () => import('../notices/create-notice-center')
const frameCode = () => import('../iframe/iframe-host')

/** In milliseconds after the second view was opened. */
const NOTICES_AFTER_MS = 500

/** The dialog, as `plugin.ts` uses it. It exists as long as the plugin. Its elements are removed when the plugin stops. */
export interface Shell {
  /** Mounts the dialog, which then shows the router's view. */
  show(): void
  /** Renders ahead, hidden, what the next opening would show, unless it has arguments. */
  prepare(next: RouterEntry | undefined): void
  notify(given: GivenNotice): void
  embed(element: Element): void
  /** Removes the content from the element, unless `embed` was called with another element since. */
  unembed(element: Element): void
  frameHost(): Promise<FrameHost>
}

interface MountedShell {
  readonly portal: Portal
  readonly root: Root
  /** Set when its code is loaded. */
  notices?: NoticeCenter
  /** Set by the first call of `frameHost`. From then on the portal is not moved. */
  frame?: FrameHost
}

/** Creates the shell. In browsers it is synchronous. In jsdom the missing DOM members are added first. */
export function createShell(...parts: Parameters<typeof buildShell>): Shell | Promise<Shell> {
  // Not what an older browser lacks too: in a page nothing is added.
  if ('animate' in Element.prototype) {
    requireBrowser()
    return buildShell(...parts)
  }
  return polyfillCode().then(({ polyfillDom }) => {
    polyfillDom()
    return buildShell(...parts)
  })
}

function buildShell(ctx: PluginContext<ModalContract>, host: OutletHost, options: ModalOptions): Shell {
  let hasShown = false
  let target: Element | undefined
  let mounted: MountedShell | undefined
  /** How often the portal was added to the page. It is the React key, so that the content mounts again each time. */
  let attachCount = 0
  /** The newest notice, if the code that shows it could not be loaded. */
  let pendingNotice: GivenNotice | undefined
  /** What the next opening would show. */
  let next: RouterEntry | undefined

  const placementNow = (): ModalPlacement =>
    target
      ? options.disableAppend && !options.enableEmbedded
        ? 'dialog'
        : 'embedded'
      : defaultPlacement(options)

  const mount = (): MountedShell | undefined => {
    const { signal } = ctx
    if (signal.aborted) return undefined
    mounted ??= build(signal)
    return mounted
  }

  const build = (signal: AbortSignal): MountedShell => {
    const { id } = host.latchkey
    checkId(id, ctx.logger)
    const portal = createPortal(id, signal)
    const root = createRoot(portal.container)
    window.addEventListener('online', drawPendingNotice, { signal })
    const drawTheme = (): void => applyTheme(portal, host.latchkey.read(modalContract).themeVariables)
    const removeTheme = ctx.state.subscribe(drawTheme)
    drawTheme()
    ctx.onItems(headerActions, fetchHeaderItem)
    fetchHeaderItem()
    signal.addEventListener(
      'abort',
      () => {
        mounted = undefined
        hasShown = false
        removeTheme()
        root.unmount()
        portal.element.remove()
        portal.embedded.remove()
      },
      { once: true },
    )
    return { portal, root }
  }

  const reopen = (): void => {
    if (placementNow() !== 'embedded') return
    try {
      host.latchkey.open()
    } catch (error) {
      ctx.report(error)
    }
  }

  const whenClosed = (): void => {
    if (!ctx.signal.aborted) keepNotices()
  }

  const render = (): void => {
    const shell = mount()
    if (!shell) return
    const { portal, root, notices, frame } = shell
    const placement = placementNow()
    if (attachPortal(portal, placement, target, frame !== undefined)) attachCount += 1
    root.render(
      <ShellRoot
        key={attachCount}
        latchkey={host.latchkey}
        portal={portal}
        notices={notices}
        placement={placement}
        reopen={reopen}
        next={next}
        onClosed={whenClosed}
      />,
    )
  }

  /** Rejects when the code cannot be loaded. The next notice and the `online` event load it again. */
  const fetchNotices = async (): Promise<NoticeCenter | undefined> => {
    const { createNoticeCenter } = await noticeCode()
    if (!mounted) return undefined
    mounted.notices ??= createNoticeCenter(mounted.portal, ctx.clock, ctx.signal)
    render()
    return mounted.notices
  }

  /** A notice that the network is lost needs the code when it can no longer be loaded. */
  const keepNotices = (): void => void fetchNotices().catch(() => undefined)

  /** Loads the code of header actions that are not plain, when there are some. */
  const fetchHeaderItem = (): void => {
    if (!mounted?.notices && !ctx.items(headerActions).every(isPlain)) fetchNotices().catch(ctx.report)
  }

  const drawNotice = (given: GivenNotice): void => {
    fetchNotices().then(
      (part) => part?.show(given),
      (error) => {
        pendingNotice = given
        ctx.report(error)
      },
    )
  }
  const drawPendingNotice = (): void => {
    const notice = pendingNotice
    pendingNotice = undefined
    if (notice) drawNotice(notice)
  }

  const removeListeners = [
    host.latchkey.on('kernel:started', () => {
      if (hasShown || target) render()
    }),
    host.latchkey.on('kernel:disposed', () => {
      for (const remove of removeListeners) remove()
    }),
  ]

  return {
    show() {
      // After the second view, which is not to wait for it.
      if (hasShown) ctx.clock.wait(NOTICES_AFTER_MS, ctx.signal).then(keepNotices, () => undefined)
      hasShown = true
      render()
    },
    prepare(given) {
      // Another opening of a view may have other arguments.
      if (!given || given.args() !== undefined) return
      if (given.key === next?.key && given.view === next.view) return
      next = given
      if (canRenderAhead && placementNow() === 'dialog') render()
    },
    notify(given) {
      render()
      drawNotice(given)
    },
    embed(element) {
      target = element
      render()
    },
    unembed(element) {
      if (target !== element) return
      target = undefined
      host.router.close()
      if (mounted) render()
    },
    async frameHost() {
      const { createFrameHost } = await frameCode()
      const shell = mount()
      if (!shell) throw new DOMException('The latchkey is not started', 'InvalidStateError')
      shell.frame ??= createFrameHost(shell.portal, ctx.signal)
      render()
      return shell.frame
    },
  }
}

function defaultPlacement({ disableAppend, enableEmbedded }: ModalOptions): ModalPlacement {
  return disableAppend || enableEmbedded ? 'none' : 'dialog'
}

/**
 * Adds the portal to the page and the content to the dialog or to the embedded region. Returns whether the content has to
 * be mounted again, for example because the page had replaced its body. A portal with an iframe is added to `body` once,
 * because moving it would reload the iframe.
 */
function attachPortal(
  portal: Portal,
  placement: ModalPlacement,
  target: Element | undefined,
  hasFrame: boolean,
): boolean {
  const { element, dialog, embedded, region, container, lightSlot } = portal
  const isEmbedded = placement === 'embedded'
  const [host, parent] = isEmbedded ? [embedded, region] : [element, dialog]
  const hasMoved = container.parentElement !== parent
  if (hasMoved) {
    parent.append(container)
    host.append(lightSlot)
    portal.adopt([])
  }
  const isEmbeddedNew = addTo(embedded, isEmbedded ? target : undefined)
  const dialogParent = isEmbedded || placement === 'none' ? undefined : (target ?? document.body)
  const kept = hasFrame ? (element.isConnected && element.parentElement) || document.body : dialogParent
  const isDialogNew = addTo(element, kept)
  return hasMoved || (isEmbedded ? isEmbeddedNew : isDialogNew)
}

/** Appends or removes the element. Returns whether it was appended. */
function addTo(element: HTMLElement, parent: Element | undefined): boolean {
  if (!parent) element.remove()
  if (!parent || (element.parentElement === parent && element.isConnected)) return false
  parent.append(element)
  return true
}
