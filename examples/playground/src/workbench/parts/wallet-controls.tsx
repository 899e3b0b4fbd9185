import type { SimulatedWallet } from '@latchkey/simulated-wallet'
import type { ReactNode } from 'react'
import type { SimulatedWallets } from '../../latchkey/simulated-wallets'

/** Buttons for changes that are made inside the wallet, to see how the page follows them. */
export function WalletControls({ wallets }: { readonly wallets: SimulatedWallets }): ReactNode {
  const { brass } = wallets
  const acts: readonly (readonly [label: string, act: (wallet: SimulatedWallet) => Promise<void>])[] = [
    ['Next account', nextAccount],
    ['Go to Ethereum', (wallet) => wallet.switchNetwork('eip155:1')],
    ['Go to Base', (wallet) => wallet.switchNetwork('eip155:8453')],
    ['Go to OP Mainnet (not offered here)', (wallet) => wallet.switchNetwork('eip155:10')],
    ['Lock', (wallet) => wallet.lock()],
    ['Unlock', (wallet) => wallet.unlock()],
    ['Withdraw permission', (wallet) => wallet.revoke()],
  ]
  return (
    <section className="card" aria-labelledby="wallet-controls-title">
      <h2 id="wallet-controls-title">Inside Brass Wallet</h2>
      <p className="hint">Change something in the wallet and watch the page keep up.</p>
      <div className="acts">
        {acts.map(([label, act]) => (
          <button type="button" className="plain" key={label} onClick={() => void act(brass)}>
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}

async function nextAccount(wallet: SimulatedWallet): Promise<void> {
  const all = await wallet.accounts()
  const current = await wallet.provider.request({ method: 'eth_accounts' })
  const index = Array.isArray(current) ? all.indexOf(current[0]) : -1
  const next = all[(index + 1) % all.length]
  if (next) await wallet.switchAccount(next)
}
