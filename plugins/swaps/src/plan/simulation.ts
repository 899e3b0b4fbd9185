import type { ContractCall, PendingWalletRequest } from '@latchkey/session/contract'

/** As a wallet would be asked for all of them at once. */
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
