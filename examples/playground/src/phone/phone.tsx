import { createAdopt, SheetRoot, Spinner, ThemeRoot } from '@latchkey/ui-primitives'
import { Banner } from '@latchkey/ui-primitives/screens'
import { type ReactNode, useEffect, useState } from 'react'
import type { PhoneOptions } from './options'
import { PhoneApp } from './parts/phone-app'
import { openWalletKit } from './wallet/open-wallet-kit'
import { createPhoneWallet, type PhoneWallet } from './wallet/phone-wallet'

const adopt = createAdopt(document)

/** Opens the wallet, then shows it. */
export function Phone({ options }: { readonly options: PhoneOptions }): ReactNode {
  const [wallet, setWallet] = useState<PhoneWallet | 'failed'>()
  useEffect(() => {
    openWallet(options).then(setWallet, (error: unknown) => {
      console.error(error)
      setWallet('failed')
    })
  }, [options])
  return (
    <SheetRoot adopt={adopt}>
      <ThemeRoot mode={options.mode} language="en">
        <div className="phone-page">
          <main className="phone">
            {wallet === undefined && (
              <p className="opening">
                <Spinner label="Opening the wallet" />
              </p>
            )}
            {wallet === 'failed' && (
              <Banner variant="error">Couldn’t open the wallet. Reload the page.</Banner>
            )}
            {wallet !== undefined && wallet !== 'failed' && (
              <PhoneApp wallet={wallet} firstUri={options.uri} />
            )}
          </main>
        </div>
      </ThemeRoot>
    </SheetRoot>
  )
}

async function openWallet({ relayUrl, gatewayUrl }: PhoneOptions): Promise<PhoneWallet> {
  const wallet = createPhoneWallet(await openWalletKit(relayUrl), gatewayUrl)
  // For the console and for tests.
  Object.assign(globalThis, { lantern: wallet })
  return wallet
}
