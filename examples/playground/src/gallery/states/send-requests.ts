import { WalletResponseError } from '@latchkey/adapter-kit'
import { UserRejectedError, WalletError } from '@latchkey/session/errors'
import { createWalletError } from '@latchkey/session/requests'
import type { TransactionResult } from '@latchkey/transactions/contract'
import { holdings } from '../data/holdings'
import { FRIEND, sent } from '../data/send-chain'
import type { ViewState } from '../gallery-state'
import { askAgain, asking, comeBack, ended, POISONED, pass, transfer } from './send-steps'

const asked = { phase: 'request' } as const
const declines = new UserRejectedError(asked)
/** With this error wallets usually refuse. */
const failsGenerally = createWalletError('RPC_INTERNAL', asked)
/** After this one it may have sent. */
const answersNonsense = new WalletResponseError('eth_sendTransaction')

const named = { ...transfer, to: 'harbour.eth' }
const long = {
  portfolio: holdings.much,
  given: { ...transfer, amount: '1234567123456789012345678', to: POISONED },
}

/** What the chain has decided. */
function decided(id: string, result: TransactionResult, more: Parameters<typeof ended>[1] = {}): ViewState {
  const request = { type: 'transfer', to: FRIEND, amount: transfer.amount ?? '' } as const
  const entry = { sent, requests: [request], sentAtMs: 0, result, decimals: 18, symbol: 'ETH' }
  return ended(id, more, [(driver) => driver.setSent([entry])])
}

const { id } = sent

/** The request in the wallet, and what came of it. */
export const sendRequestStates: readonly ViewState[] = [
  asking('pending', {}, [pass(1_000)]),
  asking('silent', {}, [pass(13_000)]),
  asking('name', { chain: { name: FRIEND }, given: named }, [pass(1_000)]),
  asking('long', long, [pass(1_000)]),
  asking('waiting', {}, [comeBack, pass(13_000)]),
  asking('declined', { chain: { wallet: [declines] } }, []),
  asking('still-open', { chain: { wallet: ['never', declines] } }, [comeBack, pass(13_000), askAgain]),
  asking('failed', { chain: { wallet: [new WalletError('INSUFFICIENT_FUNDS', asked)] } }, []),
  asking('unknown', { chain: { wallet: [failsGenerally] } }, [pass(1_000)]),
  asking('unknown-plainly', { chain: { wallet: [failsGenerally] } }, [pass(13_000)]),
  asking('unknown-quietly', { chain: { wallet: [answersNonsense] } }, [pass(1_000)]),
  asking('unknown-name', { chain: { name: FRIEND, wallet: [answersNonsense] }, given: named }, [pass(1_000)]),
  asking('unknown-long', { ...long, chain: { wallet: [answersNonsense] } }, [pass(1_000)]),
  ended('pending'),
  ended('long', { ...long, chain: { wallet: ['sends'] } }),
  ended('undecided', {}, [pass(181_000)]),
  ended('dropped', { chain: { wallet: ['sends'], isKnown: false } }, [pass(10_000)]),
  decided('confirmed', { outcome: { status: 'confirmed', id }, differences: [] }),
  decided('unread', { outcome: { status: 'confirmed', id } }),
  decided('reverted', { outcome: { status: 'reverted', id } }),
  decided('repriced', { outcome: { status: 'replaced', reason: 'repriced', id }, differences: [] }),
  decided('cancelled', { outcome: { status: 'replaced', reason: 'cancelled', id } }),
  decided('replaced', { outcome: { status: 'replaced', reason: 'replaced', id } }),
  decided('expired', { outcome: { status: 'expired' } }),
  decided('different', { outcome: { status: 'confirmed', id }, differences: ['amount', 'to'] }),
  decided('different-network', {
    outcome: { status: 'confirmed', id },
    differences: ['network'],
    foundOn: 'eip155:8453',
  }),
  decided('arrived-less', {
    outcome: { status: 'confirmed', id },
    differences: ['arrived-less'],
    arrived: '1200000000000000000',
  }),
  decided('not-arrived', {
    outcome: { status: 'confirmed', id },
    differences: ['not-arrived'],
    arrived: '0',
  }),
]
