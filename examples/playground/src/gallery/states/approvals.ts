import { approvals } from '@latchkey/approvals'
import type { EndPhase } from '@latchkey/approvals/contract'
import { approving, changes, here, OTHER, step, USDC, usdc } from '../data/approving'
import { frameThat } from '../data/frame'
import { ADDRESS } from '../data/sessions'
import type { ViewState } from '../gallery-state'
import { approvalFrames } from './approval-frames'

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

export const approvalStates: readonly ViewState[] = [
  ...approvalFrames,
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
  approving('grant', {
    method: 'wallet_grantPermissions',
    params: [],
    explained: {
      subject: 'permissions',
      grant: {
        expiresAt: '1900000000',
        signers: [OTHER],
        permissions: [
          {
            type: 'method',
            contract: USDC,
            method: 'transfer',
            selector: '0xa9059cbb',
            conditions: [
              { position: 1, operator: 'equal', value: String(BigInt(OTHER)) },
              { position: 2, operator: 'less', value: '1000000' },
            ],
            valueLimit: '0',
            isDelegate: false,
          },
        ],
      },
    },
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
