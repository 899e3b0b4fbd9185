import { safeImageSource } from '@latchkey/ui-primitives/safe-url'
import { type ReactElement, type ReactNode, useState } from 'react'
import { KeyholeIcon } from './icons'
import * as css from './image.css'
import { classNames, usePrimitiveSheets } from './sheets'

export type ImageSize = keyof typeof css.size

export interface ImageProps {
  /** URL of the picture: https, blob, or data of a picture type. Others are not loaded (see `safeImageSource`). */
  readonly src: string | undefined
  /** Name of what the picture shows. Without a picture its first letter is shown, and without a name a keyhole. */
  readonly name?: string
  /** Width and height in px, 40 by default. */
  readonly size?: ImageSize
  readonly shape?: 'rounded' | 'circle'
  /** Alternative text. Empty by default, because the name is usually beside the picture. */
  readonly alt?: string
  /** Shown without a picture, instead of the first letter or the keyhole. */
  readonly fallback?: ReactNode
  /** Added to the parts. */
  readonly part?: string
  readonly className?: string
}

function initialOf(name: string | undefined): string | undefined {
  const [first] = (name ?? '').trim()
  return first?.toUpperCase()
}

/** A picture with a fixed size. It is requested without a referrer, and once it is shown. Part: `image`. */
export function Image(props: ImageProps): ReactElement {
  const { name, size = 40, shape = 'rounded', alt = '' } = props
  usePrimitiveSheets(css.sheets)
  const src = safeImageSource(props.src)
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const absent = src === undefined || src === brokenSrc
  return (
    <span
      part={classNames('image', props.part)}
      // Hides the letter, so that it is not part of the accessible name of a row.
      aria-hidden={!alt}
      className={classNames(css.image, css.size[size], shape === 'circle' && css.circle, props.className)}
    >
      {absent ? (
        (props.fallback ?? initialOf(name) ?? <KeyholeIcon size={Math.round(size / 2)} />)
      ) : (
        <img
          className={css.picture}
          // What is rendered ahead asks no host. Before the source, which Safari requests at once.
          loading={src.startsWith('data:') ? 'eager' : 'lazy'}
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
