import { usePrimitiveSheets, VisuallyHidden } from '@latchkey/ui-primitives'
import type { ReactElement } from 'react'
import * as css from './cut-name.css'

/** A name with at most so many characters is never too long for its place. */
const SHORT_CHARACTERS = 12
/** The end of a name often says most: `.eth`, a number, the last word. */
const KEPT_AT_END = 6

export interface CutNameProps {
  /** The name of an account, a wallet, a network or a token. */
  readonly name: string
}

/**
 * A name in one line, which is cut in the middle where its place is too narrow: the end stays. Assistive technology reads
 * the whole name. The element around it needs `min-width: 0` in a grid or flex box. Part: `name`.
 * @example <CutName name="the-honourable-company.eth" /> // the-honoura…ny.eth
 */
export function CutName({ name }: CutNameProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  const characters = [...name]
  if (characters.length <= SHORT_CHARACTERS) return <bdi part="name">{name}</bdi>
  // No space stands between the ellipsis and the end.
  const cut = characters.length - KEPT_AT_END + (characters.at(-KEPT_AT_END) === ' ' ? 1 : 0)
  return (
    <bdi part="name" className={css.name} title={name}>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden className={css.start} data-text={characters.slice(0, cut).join('')} />
      <span aria-hidden className={css.end} data-text={characters.slice(cut).join('')} />
    </bdi>
  )
}
