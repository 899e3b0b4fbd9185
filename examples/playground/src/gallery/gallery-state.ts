import type { ConnectOptions } from '@latchkey/connect'
import type { HistoryState } from '@latchkey/history/contract'
import type { Plugin } from '@latchkey/kernel'
import type { ModalOptions } from '@latchkey/modal'
import type { Purchase } from '@latchkey/onramp/contract'
import type { PortfolioState } from '@latchkey/portfolio/contract'
import type { SessionApi, SessionPolicy, SessionState } from '@latchkey/session/contract'
import type { TrackedTransaction } from '@latchkey/transactions/contract'
import type { ReactNode } from 'react'
import type { GalleryApi } from './gallery-contract'
import type { ViewDriver } from './view-driver'

/** A view in the real dialog, with a fake session and a fake portfolio. */
export interface ViewState {
  readonly id: string
  readonly session: SessionState
  readonly policy?: Partial<SessionPolicy>
  readonly api?: Partial<SessionApi>
  /** Native balances. Without them the portfolio loads no balances. */
  readonly native?: PortfolioState['native']
  /** Other parts of the portfolio's state. If set, balances are switched on. */
  readonly portfolio?: Partial<PortfolioState>
  readonly connect?: ConnectOptions
  /** Ids of recently used wallets. */
  readonly recent?: readonly string[]
  /** Addresses of recent receivers. */
  readonly recentReceivers?: readonly string[]
  /** What was sent, and what the chain has decided. */
  readonly sent?: readonly TrackedTransaction[]
  /** Earlier purchases. */
  readonly purchases?: readonly Purchase[]
  /** The transactions that the plugin `history` has loaded. */
  readonly history?: HistoryState['pages']
  /** Time of the clock, in milliseconds since 1970. Default: 0. */
  readonly nowMs?: number
  readonly modal?: ModalOptions
  /** User agent of the browser. Default: a desktop. */
  readonly userAgent?: string
  readonly plugins?: readonly Plugin[]
  /** The navigation steps that lead to the view. */
  readonly path: readonly ((router: GalleryApi['router']) => void)[]
  /** A selector that matches once the view is shown. */
  readonly shows: string
  /** What the user does after the view is shown. */
  readonly act?: (driver: ViewDriver) => void | Promise<void>
  /** Whether the view stays in a loading state. */
  readonly unfinished?: boolean
}

/** Primitives in a plain shadow root, without a dialog. */
export interface SheetState {
  readonly id: string
  readonly specimens: readonly Specimen[]
}

export interface Specimen {
  readonly name: string
  /** Pass each text through `word`, which lengthens it if the look has long texts. */
  readonly content: (word: (english: string) => string) => ReactNode
}

/** The toolkit's buttons for host pages, outside of the dialog. */
export interface ButtonState {
  readonly id: string
  readonly buttons: readonly ButtonSpecimen[]
}

export interface ButtonSpecimen {
  readonly name: string
  readonly session: SessionState
  readonly native?: PortfolioState['native']
  readonly policy?: Partial<SessionPolicy>
  readonly content: ReactNode
}
