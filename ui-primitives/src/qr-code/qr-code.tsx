'use client'

import { type ReactElement, type ReactNode, useMemo } from 'react'
import { classNames } from '../class-names'
import { Image } from '../image/image'
import { useSheets } from '../sheets'
import * as css from './qr-code.css'
import { drawDots, drawQrCode, logoModules } from './qr-drawing'

export interface QrLogo {
  /** As `Image` takes it. */
  readonly src: string | undefined
  readonly name: string
}

export interface QrCodeProps {
  /** The encoded text. While `undefined` a placeholder of the same size is shown. */
  readonly value: string | undefined
  /** "Code to scan with your wallet" */
  readonly label: string
  /** In the middle: a picture, the keyhole, or (the default) nothing. */
  readonly logo?: QrLogo | 'keyhole' | undefined
  /** For an expired code: it fades, and this is shown over it. */
  readonly children?: ReactNode
}

/** Modules that stay light around the code: what the standard asks for. */
const QUIET = 4
/** Of a code for a usual pairing, so that hardly anything changes when it comes. */
const USUAL_SIZE = 57

/**
 * A code to be scanned: dark on light in every theme, crisp at any size, never smaller than its quiet zone allows.
 * Parts: `qr-code`, `qr-code-logo`.
 */
export function QrCode({ value, label, logo, children }: QrCodeProps): ReactElement {
  useSheets(css.sheets)
  const hasLogo = logo !== undefined
  const drawn = useMemo(
    () => (value === undefined ? undefined : drawQrCode(value, hasLogo)),
    [value, hasLogo],
  )
  const size = drawn?.size ?? USUAL_SIZE
  const veiled = children !== undefined
  return (
    <div part="qr-code" className={css.plate} data-state={veiled ? 'veiled' : drawn ? 'ready' : 'coming'}>
      <svg
        // A new code appears anew.
        key={value}
        className={drawn ? classNames(css.drawing, veiled && css.veiled) : css.coming}
        viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        role="img"
        aria-label={label}
        aria-hidden={!drawn || veiled}
      >
        <path d={drawn ? drawn.modules : drawDots(size)} />
        {CORNERS.map(([x, y]) => (
          <Finder key={`${x}${y}`} x={x * (size - 7)} y={y * (size - 7)} />
        ))}
        {logo === 'keyhole' && <Keyhole middle={size / 2} side={logoModules(size)} />}
      </svg>
      {logo !== undefined && logo !== 'keyhole' && !veiled && (
        <span part="qr-code-logo" className={css.logo}>
          <Image src={logo.src} name={logo.name} size={48} className={css.picture} />
        </span>
      )}
      {veiled && <div className={css.instead}>{children}</div>}
    </div>
  )
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
] as const

function Finder({ x, y }: { readonly x: number; readonly y: number }): ReactElement {
  return (
    <>
      <rect x={x + 0.5} y={y + 0.5} width={6} height={6} rx={1.75} />
      <rect x={x + 2} y={y + 2} width={3} height={3} rx={1} fill="currentColor" stroke="none" />
    </>
  )
}

/** The mark, filled: at this size a stroke would read as part of the code. */
function Keyhole({ middle, side }: { readonly middle: number; readonly side: number }): ReactElement {
  const scale = (side * 0.66) / 20
  return (
    <path
      transform={`translate(${middle - 10 * scale} ${middle - 10 * scale}) scale(${scale})`}
      fill="currentColor"
      stroke="none"
      d="M10 2.5a4.6 4.6 0 0 0-2.3 8.58l-1.3 5.2a1.15 1.15 0 0 0 1.12 1.42h4.96a1.15 1.15 0 0 0 1.12-1.42l-1.3-5.2A4.6 4.6 0 0 0 10 2.5z"
    />
  )
}
