import { approvals } from '@latchkey/approvals'
import type { EndPhase } from '@latchkey/approvals/contract'
import { embeddedWalletContract, type PendingApproval } from '@latchkey/embedded-wallet/contract'
import { fake } from '@latchkey/kernel/testing'
import type {
  BalanceChange,
  ExplainedRequest,
  RequestAction,
  SessionApi,
  SimulationResult,
} from '@latchkey/session/contract'
import { frameThat } from '../data/frame'
import { ADDRESS, connectedOn } from '../data/sessions'
import type { ViewState } from '../gallery-state'

const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const usdc = { address: USDC, symbol: 'USDC', decimals: 6 }
const here = connectedOn('eip155:1')
const never = (): Promise<never> => new Promise(() => undefined)

interface Shown {
  readonly method?: string
  readonly params?: unknown
  readonly explained?: Partial<ExplainedRequest>
  readonly simulation?: SimulationResult
  readonly waiting?: number
  readonly reads?: 'all' | 'nothing'
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

function approving(id: string, shown: Shown, more: Partial<ViewState> = {}): ViewState {
  const wallet = fake(embeddedWalletContract, {
    state: {
      frame: 'loading',
      login: undefined,
      user: undefined,
      codeSentAtMs: undefined,
      smartAccountNetworkIds: [],
      approvals: Array.from({ length: 1 + (shown.waiting ?? 0) }, (_, index) => pending(shown, index)),
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

/** A request that the user has decided on, in one of its final phases. */
function ended(phase: EndPhase, hash = `0x${'5c'.repeat(32)}`): ViewState {
  const plugin = approvals()
  const request = {
    id: '1',
    method: 'eth_sendTransaction',
    networkId: 'eip155:1',
    address: ADDRESS,
    transactionId: ['failed', 'unavailable', 'submitted'].includes(phase) ? undefined : hash,
  }
  const runtime = { ...plugin.runtime, initialState: () => ({ ended: { ...request, phase } }) }
  return {
    id: `approvals/end-${phase}`,
    session: here,
    plugins: [frameThat(), { ...plugin, runtime }],
    path: [(to) => to.push('ApproveTransaction')],
    shows: `[part~="approve-end"]`,
    unfinished: phase === 'sending',
  }
}

const step = (...actions: readonly RequestAction[]): readonly RequestAction[] => actions
const changes = (...list: readonly BalanceChange[]): SimulationResult => ({
  status: 'changes',
  changes: list,
})

export const approvalStates: readonly ViewState[] = [
  approving('transfer', {
    explained: { steps: [step({ type: 'transfer', to: OTHER, token: usdc, amount: '1250000000' })] },
    simulation: changes({ token: usdc, amount: '-1250000000' }),
  }),
  approving('unlimited', {
    explained: {
      steps: [
        step({
          type: 'allowance',
          spender: OTHER,
          token: usdc,
          amount: '1',
          isUnlimited: true,
          expiresAt: '1900000000',
        }),
      ],
    },
    waiting: 2,
  }),
  approving('imitated-address', {
    explained: {
      steps: [
        step({
          type: 'transfer',
          to: `${ADDRESS.slice(0, 7)}${'0'.repeat(29)}${ADDRESS.slice(-6)}`,
          token: {},
          amount: '1500000000000000000',
        }),
      ],
    },
    simulation: { status: 'failing', reason: 'transfer amount exceeds balance' },
  }),
  approving('batch', {
    method: 'wallet_sendCalls',
    explained: {
      steps: [
        step({ type: 'allowance', spender: OTHER, token: usdc, amount: '50000000', isUnlimited: false }),
        step({ type: 'call', to: OTHER, data: `0x12345678${'ab'.repeat(90)}`, byteCount: 94 }),
        step({ type: 'collection-allowance', operator: OTHER, collection: USDC, isAllowed: true }),
      ],
    },
    simulation: changes({ token: {}, amount: '-10000000000000000' }, { token: usdc, amount: '31415926' }),
  }),
  approving('token-or-nft', {
    explained: {
      steps: [
        step({
          type: 'allowance',
          spender: OTHER,
          token: { address: USDC },
          amount: '0',
          isUnlimited: false,
          mayBeNft: true,
        }),
        step({ type: 'call', to: OTHER, data: '0x2a2d80d1', byteCount: 4, takes: 'permit' }),
      ],
    },
  }),
  approving('sign-in-elsewhere', {
    method: 'personal_sign',
    explained: {
      subject: 'message',
      message: {
        text: `bank.example wants you to sign in with your Ethereum account:\n${ADDRESS}`,
        hex: '0x00',
      },
    },
  }),
  approving('message', {
    method: 'personal_sign',
    explained: {
      subject: 'message',
      message: { text: 'Welcome aboard.\n\nOnly sign this at harbour.example \u202e', hex: '0x00' },
    },
  }),
  approving('typed-data', {
    method: 'eth_signTypedData_v4',
    explained: {
      subject: 'typed-data',
      primaryType: 'Order',
      domain: [
        { name: 'name', value: 'Harbour' },
        { name: 'verifyingContract', type: 'address', value: USDC },
      ],
      fields: [
        {
          name: 'offer',
          type: 'Item[]',
          value: [
            {
              name: '1',
              type: 'Item',
              value: [
                { name: 'token', type: 'address', value: USDC },
                { name: 'amount', type: 'uint256', value: '1000000' },
              ],
            },
          ],
        },
        { name: 'maker', type: 'address', value: ADDRESS },
      ],
    },
  }),
  approving('not-decoded', {
    method: 'wallet_grantPermissions',
    params: [
      { expiry: 1_900_000_000, permissions: [{ type: 'native-token-transfer', data: { allowance: '0x1' } }] },
    ],
    explained: { subject: 'other' },
  }),
  approving('without-details', { method: 'solana_signAllTransactions', params: [], explained: {} }),
  {
    id: 'approvals/nothing-waits',
    session: here,
    plugins: [frameThat(), approvals()],
    path: [(to) => to.push('ApproveTransaction')],
    shows: '[part~="empty-state"]',
  },
  approving('more-than-explained', {
    params: [
      {
        to: OTHER,
        value: '0x1',
        authorizationList: [{ address: USDC, chainId: '0x1', nonce: '0x0' }],
        customData: { paymaster: USDC },
      },
    ],
    explained: {
      steps: [step({ type: 'transfer', to: OTHER, token: {}, amount: '1' })],
      warnings: ['account-delegation', 'unread-parts'],
    },
  }),
  approving('loading', { reads: 'nothing' }, { unfinished: true }),
  approving('fee-of-another-network', {
    method: 'solana_signTransaction',
    explained: {
      steps: [step({ type: 'transfer', to: OTHER, token: {}, amount: '1000000000000000000' })],
      fee: '2000000000000000000',
      warnings: ['high-fee', 'other-network'],
    },
    simulation: { status: 'failing' },
  }),
  ...(
    ['sending', 'sent', 'submitted', 'undecided', 'reverted', 'failed', 'unavailable', 'unknown'] as const
  ).map((phase) => ended(phase)),
  ...(['failed', 'unavailable'] as const).map(
    (phase): ViewState => ({
      ...ended(phase),
      id: `approvals/end-${phase}-in-dialog`,
      path: [(to) => to.push('Account'), (to) => to.push('ApproveTransaction')],
    }),
  ),
]
