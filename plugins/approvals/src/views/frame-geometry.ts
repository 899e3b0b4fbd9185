import type { PendingApproval } from '@latchkey/embedded-wallet/contract'
import { isHexBytes } from '@latchkey/session/caip'

// Heights in px, as the cards of `examples/embedded-wallet-frame` tell them in `card-heights.test.tsx`. Every card has its title,
// the site, the facts, and the buttons.

/** The network's coin to somebody: receiver, amount, fee, account and network. */
const TRANSFER = 450
/** The call of a contract, with data of one line; and with as much data as is shown before it is cut. */
const CALL = 574
const CUT_CALL = 690
const CUT_AFTER_CHARACTERS = 138
/** What the two lines of an address take more than the one that says that a contract is created. */
const ADDRESS_LINES = 21
/** Two transfers of the coin at once. */
const BATCH = 706
/** A message of one line, with account and network. */
const SHORT_MESSAGE = 304
const LINE = 20
const CHARACTERS_OF_LINE = 27
/** A longer text, or one of several lines, gets the whole width of the card, where a line has at most so many characters. */
const MAX_CHARACTERS = 80
const LONG_MESSAGE = 319
const CHARACTERS_OF_WHOLE_LINE = 60
/** Typed data without any field: account, network and type. Then a row for each field. */
const TYPED_DATA = 324
const ROW = 30
const ADDRESS_ROW = 50
const MAX_DEPTH = 32
/** A permission, and the end of one. */
const GRANT = 480
const REVOCATION = 374
/** An instruction to a program that the wallet does not know; a transfer has more rows. */
const SOLANA_TRANSACTION = 528

type Approval = Pick<PendingApproval, 'method' | 'params'>

/**
 * The height in px that a frame's card needs at least for such a request, until the frame says what it needs. So the dialog
 * changes its height at most once, and never becomes lower under what is read.
 */
export function usualHeight({ method, params }: Approval): number {
  const [first, second]: readonly unknown[] = Array.isArray(params) ? params : []
  switch (method) {
    case 'personal_sign':
      return messageHeight(first)
    case 'eth_signTypedData_v4':
      return typedDataHeight(second)
    case 'eth_sendTransaction':
      return callHeight(first)
    case 'wallet_sendCalls': {
      const { calls }: Readonly<Record<string, unknown>> = Object(first)
      return Array.isArray(calls) && calls.length > 1 ? BATCH : callHeight(Object(calls)[0])
    }
    case 'eth_sendUserOperation':
      return TRANSFER
    case 'wallet_grantPermissions':
      return GRANT
    case 'wallet_revokePermissions':
      return REVOCATION
    case 'solana_signTransaction':
    case 'solana_signAndSendTransaction':
    case 'solana_signAllTransactions':
      return SOLANA_TRANSACTION
    default:
      return SHORT_MESSAGE
  }
}

/** The data of a call is shown as well. */
function callHeight(call: unknown): number {
  const { to, data = '0x', input = data }: Readonly<Record<string, unknown>> = Object(call)
  const { length } = typeof input === 'string' ? input : '0x'
  const height = length <= 2 ? TRANSFER : length > CUT_AFTER_CHARACTERS ? CUT_CALL : CALL
  return to ? height : height - ADDRESS_LINES
}

function messageHeight(message: unknown): number {
  const bytes = isHexBytes(message) ? (message.slice(2).match(/../g) ?? []) : []
  const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)))
  if (text.length > MAX_CHARACTERS || text.includes('\n'))
    return (
      LONG_MESSAGE +
      LINE * text.split('\n').reduce((sum, line) => sum + lines(line, CHARACTERS_OF_WHOLE_LINE), 0)
    )
  return SHORT_MESSAGE + LINE * (lines(text, CHARACTERS_OF_LINE) - 1)
}

const lines = (text: string, characters: number): number => Math.max(1, Math.ceil(text.length / characters))

function typedDataHeight(given: unknown): number {
  const { domain, message }: Readonly<Record<string, unknown>> = Object(
    typeof given === 'string' ? parseJson(given) : given,
  )
  const { chainId: _network, ...shown }: Readonly<Record<string, unknown>> = Object(domain)
  return TYPED_DATA + rowsHeight(shown) + rowsHeight(Object(message))
}

/** @param depth of what no card shows, because it is nested too deeply, nothing is counted */
function rowsHeight(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null)
    return isHexBytes(value) && value.length === 42 ? ADDRESS_ROW : ROW
  if (depth > MAX_DEPTH) return 0
  return Object.values(value).reduce((sum: number, one: unknown) => sum + rowsHeight(one, depth + 1), 0)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
