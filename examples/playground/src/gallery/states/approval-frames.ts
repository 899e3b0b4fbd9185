import type { ExplainedRequest } from '@latchkey/session/contract'
import type { Approval, Fact } from '../../../../embedded-wallet-frame/src/approval/approval-card'
import type { Say } from '../../../../embedded-wallet-frame/src/copy/say'
import { approving, changes, OTHER, step, USDC, usdc } from '../data/approving'
import { ADDRESS } from '../data/sessions'
import type { ViewState } from '../gallery-state'

const ending = (say: Say): readonly Fact[] => [
  { label: say('fact.account'), value: ADDRESS, isCode: true },
  { label: say('fact.network'), value: say('fact.named-chain', { name: 'Ethereum', chain: 1 }) },
]
const fee = (say: Say): Fact => ({
  label: say('fact.network-fee'),
  value: say('fact.at-most', { amount: say('fact.ether', { amount: '0.00042' }) }),
})

const cards = {
  transfer: (say) => ({
    title: say('call.send-token'),
    facts: [
      { label: say('fact.to'), value: OTHER, isCode: true, isMain: true },
      { label: say('fact.amount'), value: say('fact.units', { amount: '1250000000' }), isMain: true },
      fee(say),
      { label: say('fact.token-contract'), value: USDC, isCode: true },
      ...ending(say),
    ],
  }),
  message: (say) => ({
    title: say('sign.message'),
    facts: [{ label: say('fact.message'), value: 'Welcome aboard.' }, ...ending(say)],
  }),
  unlimited: (say) => ({
    title: say('call.allow-unlimited'),
    warnings: [say('call.allow-unlimited-warning')],
    facts: [
      { label: say('call.spender'), value: OTHER, isCode: true, isMain: true },
      { label: say('fact.amount'), value: say('typed.unlimited', { number: 2n ** 256n - 1n }), isMain: true },
      fee(say),
      { label: say('fact.token-contract'), value: USDC, isCode: true },
      ...ending(say),
    ],
  }),
  solana: (say) => ({
    title: say('solana.send'),
    facts: [
      {
        label: say('fact.to'),
        value: '2VqKhjZ766ZN3uBtBpb7Ls3cN4HrocP1rzxzekhVEgpU',
        isCode: true,
        isMain: true,
      },
      { label: say('fact.amount'), value: '1 SOL', isMain: true },
      { label: say('fact.network-fee'), value: say('fact.at-most', { amount: '0.000005 SOL' }) },
      {
        label: say('fact.account'),
        value: '8qbHbw2BbbTHBW1sbeqakYXVKRQM8Ne7pLK7m6CVfeRA',
        isCode: true,
      },
      { label: say('fact.network'), value: 'Solana' },
    ],
  }),
} as const satisfies Readonly<Record<string, (say: Say) => Approval>>

const sendsUsdc: Partial<ExplainedRequest> = {
  steps: [step({ type: 'transfer', to: OTHER, token: usdc, amount: '1250000000' })],
}

/** The dialog with the wallet's frame in it. */
export const approvalFrames: readonly ViewState[] = [
  approving('frame-transfer', {
    explained: sendsUsdc,
    simulation: changes({ token: usdc, amount: '-1250000000' }),
    frame: cards.transfer,
  }),
  approving('frame-message', {
    method: 'personal_sign',
    explained: { subject: 'message', message: { text: 'Welcome aboard.', hex: '0x00' } },
    frame: cards.message,
  }),
  approving('frame-unlimited', {
    explained: {
      steps: [step({ type: 'allowance', spender: OTHER, token: usdc, amount: '1', isUnlimited: true })],
    },
    waiting: 2,
    frame: cards.unlimited,
  }),
  approving('frame-solana', {
    method: 'solana_signAndSendTransaction',
    explained: { steps: [step({ type: 'transfer', to: OTHER, token: {}, amount: '1000000000' })] },
    frame: cards.solana,
  }),
  approving('frame-reading', { reads: 'nothing', frame: 'reading' }, { unfinished: true }),
  approving(
    'frame-accent',
    { explained: sendsUsdc, frame: cards.transfer },
    { modal: { themeVariables: { '--lk-accent': '#6d4aff' } } },
  ),
]
