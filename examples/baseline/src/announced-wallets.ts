import { useEffect, useState } from 'react'

export interface AnnouncedWallet {
  readonly uuid: string
  readonly name: string
  readonly icon: string
  readonly provider: { request(args: { readonly method: string }): Promise<unknown> }
}

/** EIP-6963 with nothing around it: accepts every announcement. */
export function useAnnouncedWallets(): readonly AnnouncedWallet[] {
  const [wallets, setWallets] = useState<readonly AnnouncedWallet[]>([])
  useEffect(() => {
    const onAnnounce = (event: Event): void => {
      const { info, provider } = (event as CustomEvent).detail
      setWallets((known) => [...known.filter(({ uuid }) => uuid !== info.uuid), { ...info, provider }])
    }
    window.addEventListener('eip6963:announceProvider', onAnnounce)
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    return () => window.removeEventListener('eip6963:announceProvider', onAnnounce)
  }, [])
  return wallets
}
