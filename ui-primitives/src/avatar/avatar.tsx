'use client'

import { type ReactElement, useCallback } from 'react'
import { classNames } from '../class-names'
import { Image, type ImageSize } from '../image/image'
import { useSheets } from '../sheets'
import * as css from './avatar.css'
import { avatarGradient } from './avatar-gradient'

export interface AvatarProps {
  /** The account's address, from which the default picture is made; grey without one. */
  readonly address: string | undefined
  /** The profile picture, shown instead where it is safe and loads. */
  readonly src?: string | undefined
  /** Width and height in px, 40 by default. */
  readonly size?: ImageSize
  /** For screen readers. Empty by default, because the address or name is beside it. */
  readonly alt?: string
  /** Added to the parts. */
  readonly part?: string | undefined
  readonly className?: string | undefined
}

/** An account's picture, or two flat tones made from its address. Parts: `avatar`, `image`. */
export function Avatar({ address, src, size = 40, alt = '', part, className }: AvatarProps): ReactElement {
  useSheets(css.sheets)
  // From script, not in the markup: a strict policy forbids style attributes in server-rendered HTML.
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
