import { approvals } from '@latchkey/approvals'
import { embeddedWalletContract, type PendingApproval } from '@latchkey/embedded-wallet/contract'
import { fake } from '@latchkey/kernel/testing'
import type {
  BalanceChange,
  ExplainedRequest,
  RequestAction,
  SessionApi,
  SimulationResult,
} from '@latchkey/session/contract'
import type { Approval } from '../../../../embedded-wallet-frame/src/approval/approval-card'
import type { Say } from '../../../../embedded-wallet-frame/src/copy/say'
import type { ViewState } from '../gallery-state'
import { EMAIL, loggedInAs } from './frame'
import { ADDRESS, connectedOn } from './sessions'
import { walletWithFrame } from './wallet-frame'

export const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const usdc = { address: USDC, symbol: 'USDC', decimals: 6 }
export const here = connectedOn('eip155:1')
const never = (): Promise<never> => new Promise(() => undefined)

interface Shown {
  readonly method?: string
  readonly params?: unknown
  readonly explained?: Partial<ExplainedRequest>
  readonly simulation?: SimulationResult
  readonly waiting?: number
  readonly reads?: 'all' | 'nothing'
  /** What the wallet's frame shows, or that it reads. Without it the frame is not there yet. */
  readonly frame?: 'reading' | ((say: Say) => Approval)
}

const pending = ({ method = 'eth_sendTransaction', params = [{}] }: Shown, id: number): PendingApproval => ({
  id: String(id),
  method,
  params,
  networkId: 'eip155:1',
  address: ADDRESS,
  startedAtMs: 0,
})

function adapterOf(shown: Shown): SessionApi['adapter'] {
  const { explained, simulation = { status: 'unavailable' }, reads = 'all' } = shown
  return () => ({
    id: 'evm',
    namespace: 'eip155',
    networks: here.networks,
    isAddress: () => true,
    capabilities: async () => ({
      identity: {
        find: async (address) => (address === OTHER ? { name: 'harbour.eth' } : {}),
        check: async (name) => ({ name }),
      },
      requests: {
        explain: async () =>
          reads === 'nothing'
            ? never()
            : { subject: 'transaction', steps: [], isTruncated: false, ...explained },
        simulate: async () => (reads === 'nothing' ? never() : simulation),
      },
    }),
  })
}

/** The view of a request that waits. */
export function approving(id: string, shown: Shown, more: Partial<ViewState> = {}): ViewState {
  const { frame, waiting = 0 } = shown
  const approvalsWaiting = Array.from({ length: 1 + waiting }, (_, index) => pending(shown, index))
  const wallet = frame
    ? walletWithFrame({ approvals: approvalsWaiting, ...(frame !== 'reading' && { card: frame }) })
    : fake(embeddedWalletContract, {
        state: {
          frame: 'loading',
          ...loggedInAs(EMAIL),
          smartAccountNetworkIds: [],
          approvals: approvalsWaiting,
        },
      })
  return {
    id: `approvals/${id}`,
    session: here,
    api: { adapter: adapterOf(shown) },
    plugins: [wallet, approvals()],
    path: [(to) => to.push('ApproveTransaction')],
    shows: '[part="approve-transaction"]',
    ...more,
  }
}

export const step = (...actions: readonly RequestAction[]): readonly RequestAction[] => actions
export const changes = (...list: readonly BalanceChange[]): SimulationResult => ({
  status: 'changes',
  changes: list,
})
