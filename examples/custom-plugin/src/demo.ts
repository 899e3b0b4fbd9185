import { createSimulatedWallet } from '@latchkey/simulated-wallet'

const gateway = 'http://127.0.0.1:4801'

export const rpcUrls: Readonly<Record<number, readonly string[]>> = {
  1: [`${gateway}/rpc/1`],
  8453: [`${gateway}/rpc/8453`],
}

/** Two accounts with test money, on both networks; asks in a window of its own. */
export const wallet: { announce(): void } = createSimulatedWallet({
  networks: [
    { networkId: 'eip155:1', rpcUrl: `${gateway}/rpc/1`, name: 'Ethereum' },
    { networkId: 'eip155:8453', rpcUrl: `${gateway}/rpc/8453`, name: 'Base' },
  ],
  confirm: 'visible',
})
