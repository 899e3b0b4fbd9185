import { TransactionInvalidError } from '@latchkey/adapter-kit'
import { isHexBytes } from '@latchkey/session/caip'
import type { TransactionRequest, UnencodedCall } from '@latchkey/session/contract'
import { encodeFunctionData, isAddress } from 'viem'
import { toRequest } from './decode-calls'
import { encodeTerms } from './encode-terms'

/** The request for a call; see `CallEncoder.encode`. Throws viem's error for arguments that do not fit the ABI. */
export function encodeCall({ to, amount = 0n, terms, ...call }: UnencodedCall): TransactionRequest {
  // Refused before a wallet is asked.
  encodeTerms(terms)
  // Before its checksum is written anew, which would mend a mistyped one.
  if (!isAddress(to)) throw new TransactionInvalidError('to')
  const data = 'abi' in call ? encodeFunctionData(call) : (call.data ?? '0x')
  if (!isHexBytes(data)) throw new TransactionInvalidError('data')
  return toRequest({ to, value: amount, data: data.slice(2) })
}
