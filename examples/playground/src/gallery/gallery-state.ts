import type { ConnectOptions } from '@latchkey/connect'
import type { HistoryState } from '@latchkey/history/contract'
import type { Plugin } from '@latchkey/kernel'
import type { ModalOptions } from '@latchkey/modal'
import type { Purchase } from '@latchkey/onramp/contract'
import type { PortfolioState } from '@latchkey/portfolio/contract'
import type { SessionApi, SessionPolicy, SessionState } from '@latchkey/session/contract'
import type { ReactNode } from 'react'
import type { Stage } from './stage'
import type { StageApi } from './stage-contract'

/** A view in the real dialog, over a session and a portfolio that are fixed data. */
export interface ViewState {
  readonly id: string
  readonly session: SessionState
  readonly policy?: Partial<SessionPolicy>
  readonly api?: Partial<SessionApi>
  /** Without it no balance is read. */
  readonly native?: PortfolioState['native']
  /** What else is known of accounts; balances are then on. */
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
  /** Epoch milliseconds; else 0. */
  readonly nowMs?: number
  readonly modal?: ModalOptions
  /** What the page runs in; a desktop without it. */
  readonly userAgent?: string
  readonly plugins?: readonly Plugin[]
  /** How a user gets there. */
  readonly path: readonly ((router: StageApi['router']) => void)[]
  /** Part of the view that must be there. */
  readonly shows: string
  /** What happens then. */
  readonly act?: (stage: Stage) => void | Promise<void>
  /** The view stays incomplete. */
  readonly unfinished?: boolean
}

/** Primitives on a plain sheet. */
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
