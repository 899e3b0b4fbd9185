import { classNames, ExternalIcon, usePrimitiveSheets } from '@latchkey/ui-primitives'
import { safeHref } from '@latchkey/ui-primitives/safe-url'
import { forwardRef, type ReactNode } from 'react'
import * as css from './link.css'

export interface LinkProps {
  /** URL: https, mailto, or http on a loopback host. With any other text there is no link, only the children. */
  readonly href: string | undefined
  readonly tone?: keyof typeof css.tone
  /** Whether an icon shows that the link leaves the page. For links on their own line. */
  readonly icon?: boolean
  /** Added to the parts. */
  readonly part?: string | undefined
  readonly className?: string | undefined
  readonly onClick?: (() => void) | undefined
  readonly children?: ReactNode
}

/** A link that opens in a new tab, without opener and referrer. Part: `link`. */
export const Link = /* @__PURE__ */ forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const { tone = 'accent', icon = false } = props
  usePrimitiveSheets(css.sheets)
  const href = safeHref(props.href)
  if (href === undefined) return <span part={classNames('link', props.part)}>{props.children}</span>
  return (
    <a
      ref={ref}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      part={classNames('link', props.part)}
      className={classNames(css.link, css.tone[tone], icon && css.alone, props.className)}
      onClick={props.onClick}
    >
      {props.children}
      {icon && <ExternalIcon size={16} />}
    </a>
  )
})
