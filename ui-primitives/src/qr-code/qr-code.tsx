import { classNames, Image, usePrimitiveSheets } from '@latchkey/ui-primitives'
import { type ReactElement, type ReactNode, useDeferredValue, useMemo } from 'react'
import * as css from './qr-code.css'
import { drawDots, drawQrCode, logoModules } from './qr-drawing'

export interface QrLogo {
  /** URL of the picture, as for `Image`. */
  readonly src: string | undefined
  readonly name: string
}

export interface QrCodeProps {
  /** The encoded text. While `undefined` a placeholder of the same size is shown. */
  readonly value: string | undefined
  /** Accessible name, such as "Code to scan with your wallet". */
  readonly label: string
  /** Picture in the middle of the code. Default: none. */
  readonly logo?: QrLogo | 'keyhole' | undefined
  /** For layout only. */
  readonly className?: string | undefined
  /** Shown above an expired code, which is faded. */
  readonly children?: ReactNode
}

/** Width of the light margin (quiet zone) around the code in modules, as the QR standard requires. */
const QUIET = 4
/** Modules on a side of the placeholder. It is the size of a typical pairing code. */
const USUAL_SIZE = 57

/**
 * A QR code as SVG. It is dark on a light background in both themes, and includes the quiet zone.
 * Parts: `qr-code`, `qr-code-logo`.
 */
export function QrCode({ value, label, logo, className, children }: QrCodeProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  const hasLogo = logo !== undefined
  // A code takes longer than all that is around it, so it joins what is already painted.
  const text = useDeferredValue(value ?? '', '')
  const drawn = useMemo(
    () => (text === '' || text !== value ? undefined : drawQrCode(text, hasLogo)),
    [text, value, hasLogo],
  )
  const size = drawn?.size ?? USUAL_SIZE
  const veiled = children !== undefined
  return (
    <div
      part="qr-code"
      className={classNames(css.plate, className)}
      data-state={veiled ? 'veiled' : drawn ? 'ready' : 'coming'}
    >
      <svg
        // The key restarts the fade-in animation for a new code.
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

/** The keyhole logo. It is filled, because thin strokes could look like modules of the code. */
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
