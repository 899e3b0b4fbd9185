'use client'

import { classNames, Image, type ImageSize, usePrimitiveSheets } from '@latchkey/ui-primitives'
import { avatarGradient } from '@latchkey/ui-primitives/format'
import { type ReactElement, useCallback } from 'react'
import * as css from './avatar.css'

export interface AvatarProps {
  /** The account's address, on which the colours of the default picture depend. Without it they are grey. */
  readonly address: string | undefined
  /** URL of the profile picture. It is shown if it is safe (see `Image`) and can be loaded. */
  readonly src?: string | undefined
  /** Width and height in px, 40 by default. */
  readonly size?: ImageSize
  /** Alternative text. Empty by default, because the address or name is usually beside the picture. */
  readonly alt?: string
  /** Added to the parts. */
  readonly part?: string | undefined
  readonly className?: string | undefined
}

/** An account's picture, or by default a pattern of two colours for its address. Parts: `avatar`, `image`. */
export function Avatar({ address, src, size = 40, alt = '', part, className }: AvatarProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  // Set by script, because a strict Content Security Policy forbids style attributes in server-rendered HTML.
  const paint = useCallback(
    (element: HTMLSpanElement | null) => {
      if (element) element.style.backgroundImage = avatarGradient(address)
    },
    [address],
  )
  return (
    <Image
      src={src}
      size={size}
      shape="circle"
      alt={alt}
      part={classNames('avatar', part)}
      {...(className === undefined ? {} : { className })}
      fallback={<span ref={paint} className={css.gradient} />}
    />
  )
}
