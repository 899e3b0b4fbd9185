'use client'

import { classNames, usePrimitiveSheets } from '@latchkey/ui-primitives'
import { truncateAddress } from '@latchkey/ui-primitives/format'
import { type ReactElement, type ReactNode, useState } from 'react'
import * as css from './address-value.css'
import { CopyButton, type CopyButtonProps } from './copy-button'

export interface AddressValueProps extends Pick<CopyButtonProps, 'copiedLabel' | 'failedLabel'> {
  readonly address: string
  /** Label of the button that copies, such as "Copy address". */
  readonly copyLabel: string
  /** Described to screen readers: what a press on the address does, such as "Shows the whole address". */
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
        <bdi dir="ltr">{isWhole ? address : truncateAddress(address, 8, 8)}</bdi>
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
