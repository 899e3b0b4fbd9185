import { type ReactNode, useRef, useState } from 'react'
import { type AnnouncedWallet, useAnnouncedWallets } from './announced-wallets'

/** The least a page can do to connect a wallet. What Latchkey costs is measured against this. */
export function App(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const [address, setAddress] = useState<string>()
  const wallets = useAnnouncedWallets()
  const connect = async (wallet: AnnouncedWallet): Promise<void> => {
    const accounts = await wallet.provider.request({ method: 'eth_requestAccounts' })
    if (Array.isArray(accounts)) setAddress(accounts[0])
    dialog.current?.close()
  }
  return (
    <main>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {address ?? 'Connect wallet'}
      </button>
      <dialog ref={dialog} aria-labelledby="title">
        <h2 id="title">Connect wallet</h2>
        <ul>
          {wallets.map((wallet) => (
            <li key={wallet.uuid}>
              <button type="button" data-wallet={wallet.name} onClick={() => connect(wallet)}>
                <img src={wallet.icon} alt="" width="24" height="24" /> {wallet.name}
              </button>
            </li>
          ))}
        </ul>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </main>
  )
}
