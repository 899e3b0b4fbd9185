import type { FrameElement } from './frame-lifecycle'

export interface FrameElementOptions {
  readonly url: URL
  /** Title of the iframe, for assistive technology. */
  readonly title: string
  /** Element that gets the frame. Default: the page's body, in which the frame is hidden. */
  readonly parent: Element | undefined
  readonly onBlocked: () => void
}

/**
 * The sandbox allows the frame to run scripts on its own origin and to open the window of a login. It forbids to
 * navigate this page, to show dialogs and to download.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/** Adds the iframe to the page. */
export function createFrameElement({ url, title, parent, onBlocked }: FrameElementOptions): FrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.setAttribute('sandbox', SANDBOX)
  frame.allow = ''
  frame.referrerPolicy = 'strict-origin'
  for (const [name, value] of Object.entries({ border: '0', width: '100%', height: '100%' }))
    frame.style.setProperty(name, value)
  // A blocked frame fires `load` as any other does.
  const end = new AbortController()
  document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, effectiveDirective }) => {
      if (/^(frame|child|default)-src$/.test(effectiveDirective) && blockedURI.startsWith(url.origin))
        onBlocked()
    },
    { signal: end.signal },
  )
  frame.addEventListener('error', onBlocked, { signal: end.signal })
  frame.src = url.href
  if (!parent) frame.hidden = true
  const home = parent ?? document.body
  home.append(frame)
  return {
    get window() {
      return frame.contentWindow ?? undefined
    },
    post: (message) => frame.contentWindow?.postMessage(message, url.origin),
    remove() {
      end.abort()
      frame.remove()
    },
  }
}
