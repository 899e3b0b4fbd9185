import type { PendingApproval } from '@latchkey/embedded-wallet/contract'
import { isHexBytes } from '@latchkey/session/caip'

/** More than any dialog gives to a frame: its place is as high as it may be. */
const WHOLE = 2_000
/** The card that sends the network's coin: title, site, receiver, amount, fee, account, network, and the buttons. */
const TRANSFER = 450
/** The card of a message of one line: title, site, message, account, network, and the buttons. */
const SHORT_MESSAGE = 304
const LINE = 20
const CHARACTERS_OF_LINE = 27
/** A longer text, or one of several lines, gets the whole width of the card. */
const MAX_CHARACTERS = 80

/**
 * The height in px that a frame's card usually needs for such a request, until the frame says it. Then the dialog changes its
 * height once, or not at all.
 */
export function usualHeight({ method, params }: Pick<PendingApproval, 'method' | 'params'>): number {
  const [first]: readonly unknown[] = Array.isArray(params) ? params : []
  if (method === 'eth_sendTransaction') return isTransfer(first) ? TRANSFER : WHOLE
  const bytes = method === 'personal_sign' ? bytesIn(first) : undefined
  if (!bytes || bytes.length > MAX_CHARACTERS || bytes.includes('0a')) return WHOLE
  return SHORT_MESSAGE + (Math.max(1, Math.ceil(bytes.length / CHARACTERS_OF_LINE)) - 1) * LINE
}

/** Without a call of a contract, whose data the card shows as well. */
const isTransfer = (transaction: unknown): boolean => {
  const { to, data = '0x', input = '0x' }: Readonly<Record<string, unknown>> = Object(transaction)
  return to !== undefined && data === '0x' && input === '0x'
}

/** The bytes of a message in hex; `undefined` if it is none. */
const bytesIn = (message: unknown): readonly string[] | undefined =>
  isHexBytes(message) ? (message.slice(2).toLowerCase().match(/../g) ?? []) : undefined
