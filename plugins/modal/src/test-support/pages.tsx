import type { ViewProps } from '@latchkey/kernel'
import { usePlugin, useRouter } from '@latchkey/kernel/react'
import { type ReactElement, useEffect, useRef } from 'react'
import { modalContract } from '../contract'
import { type PagesViews, pagesContract } from './pages-contract'

export function First(): ReactElement {
  const router = useRouter(pagesContract)
  useEffect(() => () => void document.dispatchEvent(new Event('first-view-left')), [])
  return (
    <div data-view="First">
      <button type="button" onClick={() => router.push('Second')}>
        Next
      </button>
      <input aria-label="Search" />
    </div>
  )
}

export function Second(): ReactElement {
  return (
    <div data-view="Second" style={{ height: 300 }}>
      Second
    </div>
  )
}

export function Echo({ args, resolve }: ViewProps<PagesViews['Echo']>): ReactElement {
  return (
    <button type="button" data-view="Echo" onClick={() => resolve(args.text)}>
      {args.text}
    </button>
  )
}

export function Broken(): ReactElement {
  throw new Error('developers only')
}

/** A view that shows the frame host in an area between two buttons. */
export function Framed(): ReactElement {
  const area = useRef<HTMLDivElement>(null)
  const modal = usePlugin(modalContract)
  useEffect(() => {
    const end = new AbortController()
    const { current } = area
    void modal.frameHost().then((host) => current && host.show(current, end.signal))
    return () => end.abort()
  }, [modal])
  return (
    <div data-view="Framed">
      <button type="button">Before</button>
      <div ref={area} data-area="" style={{ height: 200 }} />
      <button type="button">After</button>
    </div>
  )
}

export function Light(): ReactElement {
  return <p data-view="Light">In the page</p>
}
