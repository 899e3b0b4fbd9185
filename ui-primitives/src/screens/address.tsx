import { classNames, Image, type ImageSize, usePrimitiveSheets } from '@latchkey/ui-primitives'
import { addressLines, avatarGradient, truncateAddress } from '@latchkey/ui-primitives/format'
import { type ReactElement, type ReactNode, useCallback, useState } from 'react'
import * as css from './address.css'
import { CopyButton, type CopyButtonProps } from './copy-button'
import { Skeleton } from './skeleton'

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

export interface WholeAddressProps {
  readonly address: string
  /** Default: `whole-address`. */
  readonly part?: string | undefined
  /** Default: `start`. */
  readonly align?: 'start' | 'center'
}

/**
 * A whole address to compare: two lines of groups of four characters, more for an address that does not fit in two. Its text
 * and what a selection copies have no gaps. Part: `whole-address`.
 */
export function WholeAddress({
  address,
  part = 'whole-address',
  align = 'start',
}: WholeAddressProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <bdi dir="ltr" part={part} className={css.whole[align]}>
      {addressLines(address).map((groups) => (
        <span key={groups[0].at} className={css.line}>
          {groups.map(({ at, text }) => (
            <span key={at} className={css.group}>
              {text}
            </span>
          ))}
        </span>
      ))}
    </bdi>
  )
}

/** The place of a `WholeAddress` that is not known yet. */
export function WholeAddressSkeleton(): ReactElement {
  return (
    <>
      <Skeleton shape="text" length="long" />
      <Skeleton shape="text" length="long" />
    </>
  )
}

export interface AddressValueProps extends Pick<CopyButtonProps, 'copiedLabel' | 'failedLabel'> {
  readonly address: string
  /** Label of the button that copies, such as "Copy address". */
  readonly copyLabel: string
  /** Described to screen readers: what a press on the address does, such as "Show the whole address". */
  readonly wholeLabel: string
  /** The `part` of the address. */
  readonly part?: string | undefined
  /** Follows the button that copies, such as a link to an explorer. */
  readonly children?: ReactNode
}

/**
 * An address as the value of a `Fact`: short, whole after a press on it, and with a button that copies it whole. Parts:
 * `address-value`, and those of the `CopyButton`.
 */
export function AddressValue(props: AddressValueProps): ReactElement {
  const { address, copyLabel, copiedLabel, failedLabel, wholeLabel, part, children } = props
  usePrimitiveSheets(css.sheets)
  const [isWhole, setWhole] = useState(false)
  return (
    <span className={css.value}>
      <button
        type="button"
        part={classNames('address-value', part)}
        className={css.address}
        aria-expanded={isWhole}
        title={wholeLabel}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? <WholeAddress address={address} /> : <bdi dir="ltr">{truncateAddress(address, 8, 8)}</bdi>}
      </button>
      <CopyButton
        value={address}
        label={copyLabel}
        copiedLabel={copiedLabel}
        failedLabel={failedLabel}
        onFailed={() => setWhole(true)}
      />
      {children}
    </span>
  )
}
