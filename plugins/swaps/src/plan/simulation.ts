import type { ContractCall, PendingWalletRequest } from '@latchkey/session/contract'

/** One request of all calls, as for a batch. */
export function simulationOf(calls: readonly ContractCall[]): PendingWalletRequest {
  return {
    method: 'wallet_sendCalls',
    params: [
      {
        calls: calls.map(({ to, data, amount = '0' }) => ({
          to,
          data,
          value: `0x${BigInt(amount).toString(16)}`,
        })),
      },
    ],
  }
}
