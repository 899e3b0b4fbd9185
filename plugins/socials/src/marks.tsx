import { IconFrame, type IconProps } from '@latchkey/ui-primitives'
import type { ReactElement } from 'react'
import type { SocialMethod } from './contract'

type Mark = (props: IconProps) => ReactElement

/** Draws a mark in the style of our icons. It hints at the provider without copying its logo. */
const mark =
  (...paths: readonly string[]): Mark =>
  ({ size = 24 }) => (
    <IconFrame size={size}>
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </IconFrame>
  )

const google: Mark = mark('M15 5.6A6.75 6.75 0 1 0 16.75 10h-6.25')
const x: Mark = mark('M4.5 4.25 15.5 15.75', 'M15.5 4.25 4.5 15.75')
const discord: Mark = mark(
  'M7.5 4.75c-1.2.2-2.2.6-3 1.1C3 8.4 2.6 11 2.9 13.7c1.1.9 2.3 1.4 3.5 1.6l.9-1.6',
  'M12.5 4.75c1.2.2 2.2.6 3 1.1 1.5 2.55 1.9 5.15 1.6 7.85-1.1.9-2.3 1.4-3.5 1.6l-.9-1.6',
  'M6.25 13.25c2.4.9 5.1.9 7.5 0',
  'M7.5 4.75c1.65-.25 3.35-.25 5 0',
  'M7.75 10h.01',
  'M12.25 10h.01',
)
const farcaster: Mark = mark('M5 16V4.25h10V16', 'M7.5 16v-3.75a2.5 2.5 0 0 1 5 0V16', 'M3.25 7.25h13.5')
const github: Mark = mark(
  'M5.25 4 7.5 5.3a9.5 9.5 0 0 1 5 0L14.75 4c.5 1.1.6 2.2.25 3.25.85 1 1.25 2.1 1.25 3.25 0 3.5-2.5 5.25-6.25 5.25S3.75 14 3.75 10.5c0-1.15.4-2.25 1.25-3.25C4.65 6.2 4.75 5.1 5.25 4Z',
  'M7.75 11h.01',
  'M12.25 11h.01',
)
const apple: Mark = mark(
  'M10 7c1-.7 2.1-1 3.2-.75 1.9.45 3 2.2 2.9 4.2-.15 3-2 6.05-3.9 6.05-.8 0-1.4-.4-2.2-.4s-1.4.4-2.2.4c-1.9 0-3.75-3.05-3.9-6.05-.1-2 1-3.75 2.9-4.2C7.9 6 9 6.3 10 7Z',
  'M10 7c0-1.7.85-2.95 2.35-3.5',
)
const facebook: Mark = mark(
  'M10 3.25a6.75 6.75 0 1 0 0 13.5 6.75 6.75 0 0 0 0-13.5Z',
  'M9.25 16.6v-6.35c0-1.4.8-2.25 2.1-2.25h.9',
  'M7.25 11.5h4.25',
)
/** The icon of “More”. */
const more: Mark = mark(
  'M4.5 10a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0',
  'M9.5 10a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0',
  'M14.5 10a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0',
)

export const marks: Readonly<Record<SocialMethod | 'more', Mark>> = {
  google,
  x,
  discord,
  farcaster,
  github,
  apple,
  facebook,
  more,
}

export interface ProviderMarkProps extends IconProps {
  readonly provider: SocialMethod
}

export function ProviderMark({ provider, size = 24 }: ProviderMarkProps): ReactElement {
  const Mark = marks[provider]
  return <Mark size={size} />
}
