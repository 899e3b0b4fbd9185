import { getBase58Decoder } from '@solana/kit'
import type { ConfirmedTransaction } from './cluster'
import type { Wire } from './decode-transaction'

/** The response of `getTransaction`, as `json` or as bytes. */
export function transactionResponse(transaction: ConfirmedTransaction, encoding: string): object | null {
  const { wire, slot, blockTime, error, logs, units, fee, before, after } = transaction
  if (!wire) return null
  return {
    slot,
    blockTime,
    version: wire.message.version,
    transaction: transactionOf(wire, encoding),
    meta: {
      err: error,
      status: error === null ? { Ok: null } : { Err: error },
      fee,
      preBalances: before.lamports,
      postBalances: after.lamports,
      preTokenBalances: before.tokens,
      postTokenBalances: after.tokens,
      innerInstructions: [],
      logMessages: logs,
      loadedAddresses: { writable: [], readonly: [] },
      computeUnitsConsumed: units,
      rewards: [],
    },
  }
}

function transactionOf(wire: Wire, encoding: string): object {
  if (encoding === 'base64') return [Buffer.from(wire.bytes).toString('base64'), encoding]
  const base58 = getBase58Decoder()
  if (encoding === 'base58') return [base58.decode(wire.bytes), encoding]
  const { header, lifetimeToken, instructions, version } = wire.message
  return {
    signatures: Object.values(wire.transaction.signatures).map((one) =>
      base58.decode(one ?? new Uint8Array(64)),
    ),
    message: {
      accountKeys: wire.addresses,
      header: {
        numRequiredSignatures: header.numSignerAccounts,
        numReadonlySignedAccounts: header.numReadonlySignerAccounts,
        numReadonlyUnsignedAccounts: header.numReadonlyNonSignerAccounts,
      },
      recentBlockhash: lifetimeToken,
      instructions: instructions.map(({ programAddressIndex, accountIndices, data }) => ({
        programIdIndex: programAddressIndex,
        accounts: accountIndices ?? [],
        data: base58.decode(data ?? new Uint8Array()),
        stackHeight: null,
      })),
      ...(version === 0 && { addressTableLookups: [] }),
    },
  }
}
