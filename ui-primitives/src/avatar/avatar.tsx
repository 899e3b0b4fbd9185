'use client'

import { type ReactElement, useCallback } from 'react'
import { classNames } from '../class-names'
import { Image, type ImageSize } from '../image/image'
import { useSheets } from '../sheets'
import { hostInputs } from '../theme'
import * as css from './avatar.css'
import { avatarGradient } from './avatar-gradient'

const RADIUS_MASTER_PX = 4

export interface AvatarProps {
  /** Whose gradient it is. Without one, the same gradient for everybody. */
  readonly address: string | undefined
  /** The profile picture, shown instead where it is safe and loads. */
  readonly src?: string | undefined
  /** Width and height in px, 40 by default. */
  readonly size?: ImageSize
  /** Read out. Empty by default, because the address or name stands beside it. */
  readonly alt?: string
  /** Added to the parts. */
  readonly part?: string | undefined
  readonly className?: string | undefined
}

function radiusMasterAt(element: Element): number {
  const px = Number.parseFloat(getComputedStyle(element).getPropertyValue(hostInputs.borderRadiusMaster))
  return Number.isFinite(px) ? px : RADIUS_MASTER_PX
}

/** An account's picture, or the gradient made from its address. Parts: `avatar`, `image`. */
export function Avatar({ address, src, size = 40, alt = '', part, className }: AvatarProps): ReactElement {
  useSheets(css.sheets)
  // From script, not in the markup: a strict policy forbids style attributes in server-rendered HTML.
  const paint = useCallback(
    (element: HTMLSpanElement | null) => {
      if (element) element.style.backgroundImage = avatarGradient(address, radiusMasterAt(element))
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
