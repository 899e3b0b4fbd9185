import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { Tumbler, type TumblerState } from '@latchkey/ui-primitives/tumbler'
import type { ReactElement, ReactNode } from 'react'
import { WalletPicture, type WalletPictureProps } from '../wallet-picture'
import * as css from './pane-frame.css'

export interface PaneFrameProps {
  readonly wallet: WalletPictureProps['wallet']
  /** Without one nobody is asked yet. */
  readonly ring?: TumblerState | undefined
  readonly title: string
  readonly hint: string
  /** Buttons. */
  readonly children?: ReactNode
}

/** The wallet, what is going on, and what to do next. Part: `pairing-words`. */
export function PaneFrame({ wallet, ring, title, hint, children }: PaneFrameProps): ReactElement {
  useSheets(css.sheets)
  const picture = <WalletPicture wallet={wallet} size={72} />
  return (
    <div className={css.frame}>
      {ring ? <Tumbler state={ring}>{picture}</Tumbler> : <span className={css.picture}>{picture}</span>}
      <div part="pairing-words" className={css.words}>
        <Text as="p" variant="title" align="center">
          <bdi>{title}</bdi>
        </Text>
        <Text as="p" tone="secondary" align="center">
          {hint}
        </Text>
      </div>
      {children && <div className={css.actions}>{children}</div>}
    </div>
  )
}
