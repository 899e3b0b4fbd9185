'use client'

import { type ReactElement, type ReactNode, useState } from 'react'
import { classNames } from '../class-names'
import { KeyholeIcon } from '../icon/keyhole'
import { useSheets } from '../sheets'
import * as css from './image.css'
import { safeImageSource } from './safe-image-source'

export type ImageSize = keyof typeof css.size

export interface ImageProps {
  /** https, blob, or data of a picture type. Anything else counts as absent. */
  readonly src: string | undefined
  /** Whose picture it is. Its first letter stands in when there is none; without a name, the keyhole. */
  readonly name?: string
  /** Width and height in px, 40 by default. */
  readonly size?: ImageSize
  readonly shape?: 'rounded' | 'circle'
  /** Read out. Empty by default, because the name stands beside the picture. */
  readonly alt?: string
  /** Instead of the first letter or the keyhole. */
  readonly fallback?: ReactNode
  /** Added to the parts. */
  readonly part?: string
  readonly className?: string
}

function initialOf(name: string | undefined): string | undefined {
  const [first] = (name ?? '').trim()
  return first?.toLocaleUpperCase()
}

/** A picture of fixed size, requested without a referrer. Part: `image`. */
export function Image(props: ImageProps): ReactElement {
  const { name, size = 40, shape = 'rounded', alt = '' } = props
  useSheets(css.sheets)
  const src = safeImageSource(props.src)
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const absent = src === undefined || src === brokenSrc
  return (
    <span
      part={classNames('image', props.part)}
      // The letter and a picture without `alt` are not part of the row's accessible name.
      aria-hidden={!alt}
      className={classNames(css.image, css.size[size], shape === 'circle' && css.circle, props.className)}
    >
      {absent ? (
        (props.fallback ?? initialOf(name) ?? <KeyholeIcon size={Math.round(size / 2)} />)
      ) : (
        <img
          className={css.picture}
          src={src}
          alt={alt}
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          onError={() => setBrokenSrc(src)}
        />
      )}
    </span>
  )
}
