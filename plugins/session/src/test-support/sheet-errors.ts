import { inPackage, never, type SpecError, says, shownAs } from './spec-error'

const ofPay = (text: string, code: string, sentence: string = text): SpecError =>
  inPackage('pay', text, code, { sentence })

/** The sentences of errors that stand elsewhere in the specification: in its rules of validation and of permissions. */
export const specSentences: readonly SpecError[] = [
  shownAs('Please try again after {count} seconds', 'email.pause'),
  inPackage('names', 'Invalid chainId', 'NAME_INVALID_CHAIN_ID'),
  never(
    'An amount and receiver address are required',
    'the button of the form names the one that is missing: `send.add-amount`, `send.add-address`',
  ),
  never('A token is required', 'the button of the form says it: `send.select-token`'),
  inPackage('history', "Transactions can't be fetched without an accountAddress", 'HISTORY_ACCOUNT_MISSING'),
  says('Invalid CAIP Address', 'INVALID_CAIP_ADDRESS'),
  inPackage('embedded-wallet', 'Requested RPC call is not allowed', 'REQUEST_NOT_ALLOWED'),
  shownAs('Action not allowed', 'approvals.not-allowed'),
]

/** The tables of errors and alerts in the reference sheets that the specification does not have. */
export const sheetErrors: readonly SpecError[] = [
  inPackage('cloud', 'Server Error', 'SERVER_ERROR', { sentence: 'Server error' }),
  inPackage('cloud', 'Rate Limited', 'RATE_LIMITED', { sentence: 'Too many requests' }),
  never(
    'Session Expired',
    'the relay says this of a clock that is ahead; what it refuses is RELAY_UNREACHABLE, which does not tell the clock',
  ),
  never(
    'Invalid Project ID',
    'the relay says this at the first code; what it refuses is RELAY_UNREACHABLE, and a missing id is RELAY_PROJECT_ID_MISSING',
  ),
  never(
    'Inactive Namespace Not Connected',
    'one connection covers what its wallet serves, and the others are asked for when they are needed',
  ),
  never('Invalid Email Address', 'the field says it: `email.invalid`, without an alert'),
  never('Multi-Wallet Not Enabled', 'several wallets can always be connected, so no call is refused for it'),
  shownAs('Invalid email. Try again.', 'email.invalid'),
  shownAs('Incorrect amount', 'swaps.incorrect-amount', 'Enter more than 0'),
  inPackage('swaps', 'Insufficient liquidity', 'SWAP_LIQUIDITY'),
  inPackage('socials', 'Untrusted Origin', 'UNTRUSTED_ORIGIN', { sentence: 'That wasn’t the provider' }),
  ofPay('Invalid payment configuration', 'INVALID_PAYMENT_CONFIG'),
  ofPay('Invalid recipient address', 'INVALID_RECIPIENT'),
  ofPay('Invalid asset specified', 'INVALID_ASSET', 'Invalid token'),
  ofPay('Invalid payment amount', 'INVALID_AMOUNT'),
  ofPay(
    'Invalid recipient address for the asset selected',
    'INVALID_RECIPIENT_ADDRESS_FOR_ASSET',
    'Invalid recipient address for this token',
  ),
  ofPay('Unknown payment error occurred', 'UNKNOWN_ERROR', 'Something went wrong with the payment'),
  ofPay('Unable to initiate payment', 'UNABLE_TO_INITIATE_PAYMENT', 'Couldn’t start the payment'),
  ofPay('Invalid chain namespace', 'INVALID_CHAIN_NAMESPACE', 'Invalid network'),
  ofPay('Unable to process payment', 'GENERIC_PAYMENT_ERROR', 'Couldn’t make the payment'),
  ofPay('Unable to get exchanges', 'UNABLE_TO_GET_EXCHANGES', 'Couldn’t load exchanges'),
  ofPay(
    'Asset not supported by the selected exchange',
    'ASSET_NOT_SUPPORTED',
    'This exchange doesn’t support this token',
  ),
  ofPay('Unable to get payment URL', 'UNABLE_TO_GET_PAY_URL', 'Couldn’t open the exchange'),
  ofPay('Unable to get buy status', 'UNABLE_TO_GET_BUY_STATUS', 'Couldn’t check the payment'),
]
