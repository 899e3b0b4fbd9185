import { Button, Image } from '@latchkey/ui-primitives'
import { Banner } from '@latchkey/ui-primitives/screens'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Page } from '../wallet/state'
import type { Action } from './use-action'

interface RequestLayoutProps {
  readonly page: Page
  readonly title: string
  /** The label of the approving button. */
  readonly yes: string
  /** Why approving is not possible. */
  readonly obstacle?: string | undefined
  readonly act: Action<'yes' | 'no'>
  readonly onYes: () => Promise<void>
  readonly onNo: () => Promise<void>
  readonly children: ReactNode
}

/** The layout of every request: the page that sends it, its content, and two buttons. */
export function RequestLayout(props: RequestLayoutProps): ReactNode {
  const { page, title, act, obstacle } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="ask" aria-labelledby="ask-title">
      <div className="asker">
        <Image src={page.iconUrl} name={page.name} size={56} />
        <h1 id="ask-title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="small">
          {page.name}
          {page.host && ` · ${page.host}`}
          <br />
          Nobody has checked this name and address.
        </p>
      </div>
      <div className="ask-content">{props.children}</div>
      <div className="answers">
        {act.failure !== undefined && <Banner variant="error">{act.failure}</Banner>}
        {obstacle !== undefined && (
          <p id="obstacle" className="small">
            {obstacle}
          </p>
        )}
        <Button
          size="large"
          loading={act.busy === 'no'}
          disabled={act.busy === 'yes'}
          onClick={() => act.run('no', props.onNo)}
        >
          Reject
        </Button>
        <Button
          size="large"
          variant="primary"
          loading={act.busy === 'yes'}
          disabled={obstacle !== undefined || act.busy === 'no'}
          describedBy={obstacle === undefined ? undefined : 'obstacle'}
          onClick={() => act.run('yes', props.onYes)}
        >
          {props.yes}
        </Button>
      </div>
    </section>
  )
}
