import type { ConnectOptions } from '@latchkey/connect'
import type { HistoryState } from '@latchkey/history/contract'
import type { Plugin } from '@latchkey/kernel'
import type { ModalOptions } from '@latchkey/modal'
import type { Purchase } from '@latchkey/onramp/contract'
import type { PortfolioState } from '@latchkey/portfolio/contract'
import type { SessionApi, SessionPolicy, SessionState } from '@latchkey/session/contract'
import type { ReactNode } from 'react'
import type { GalleryApi } from './gallery-contract'
import type { Stage } from './stage'

/** A view in the real dialog, over a session and a portfolio that are fixed data. */
export interface ViewState {
  readonly id: string
  readonly session: SessionState
  readonly policy?: Partial<SessionPolicy>
  readonly api?: Partial<SessionApi>
  /** Native balances; without them the portfolio reads none. */
  readonly native?: PortfolioState['native']
  /** Other parts of the portfolio's state; with them balances are switched on. */
  readonly portfolio?: Partial<PortfolioState>
  readonly connect?: ConnectOptions
  /** Wallets that were used before. */
  readonly recent?: readonly string[]
  /** Addresses that were sent to before. */
  readonly recentReceivers?: readonly string[]
  /** What was bought before. */
  readonly purchases?: readonly Purchase[]
  /** What is known of transactions, as `history` keeps it. */
  readonly history?: HistoryState['pages']
  /** Time of the clock, in milliseconds since 1970. Default: 0. */
  readonly nowMs?: number
  readonly modal?: ModalOptions
  /** User agent of the browser. Default: a desktop. */
  readonly userAgent?: string
  readonly plugins?: readonly Plugin[]
  /** Navigation from the first view to the state. */
  readonly path: readonly ((router: GalleryApi['router']) => void)[]
  /** The CSS part that is in the view when the state is reached. */
  readonly shows: string
  /** What the user does when the view is there. */
  readonly act?: (stage: Stage) => void | Promise<void>
  /** Whether the view keeps waiting for its code or data. */
  readonly unfinished?: boolean
}

/** Primitives in a plain shadow root, without the dialog. */
export interface SheetState {
  readonly id: string
  readonly specimens: readonly Specimen[]
}

export interface Specimen {
  readonly name: string
  /** `word` makes a text longer where long texts are requested. */
  readonly content: (word: (english: string) => string) => ReactNode
}

/** The page's own buttons, in the page itself. */
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
