import { type ContractToken, defineContract } from '@latchkey/kernel'

export interface DevtoolsOptions {
  /** How many events, changes and requests are kept. The oldest are dropped. Default: 500. */
  readonly entries?: number
}

/** The parts of the panel. */
export type DevtoolsTab = 'timeline' | 'state' | 'views' | 'plugins' | 'bytes'

export interface DevtoolsState {
  /** Whether the panel is open. */
  readonly open: boolean
  readonly tab: DevtoolsTab
  /** Height of the panel, in per cent of the window. */
  readonly height: number
}

export interface DevtoolsContract {
  readonly id: 'devtools'
  readonly api: Record<never, never>
  readonly state: DevtoolsState
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

export const devtoolsContract: ContractToken<DevtoolsContract> =
  /* @__PURE__ */ defineContract<DevtoolsContract>('devtools', 1)
