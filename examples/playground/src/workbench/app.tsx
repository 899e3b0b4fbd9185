import { LatchkeyProvider } from 'latchkey/react'
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { createPlaygroundLatchkey } from '../latchkey/create-playground-latchkey'
import { initialSettings, type Settings } from '../latchkey/settings'
import type { SimulatedWallets } from '../latchkey/simulated-wallets'
import { CodeSample } from './parts/code-sample'
import { ConnectionDemo } from './parts/connection-demo'
import { EmailWalletCard } from './parts/email-wallet-card'
import { EventLog } from './parts/event-log'
import { Header } from './parts/header'
import { InvoiceCard } from './parts/invoice-card'
import { PhoneWalletCard } from './parts/phone-wallet-card'
import { SettingsPanel } from './parts/settings-panel'
import { Sizes } from './parts/sizes'
import { useApplyTheme } from './parts/use-apply-theme'
import { useLanguage } from './parts/use-language'
import { WalletControls } from './parts/wallet-controls'

export function App({ wallets }: { readonly wallets: SimulatedWallets }): ReactNode {
  const [settings, setSettings] = useState<Settings>(initialSettings)
  const { mode, accent, radius, language, second, ...made } = settings
  const key = JSON.stringify(made)
  // Changes of theme and language are applied to the running instance. Every other change creates a new
  // instance.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for all of `made`
  const latchkey = useMemo(() => createPlaygroundLatchkey({ ...made, mode, accent, radius }), [key])
  useLayoutEffect(() => {
    Object.assign(globalThis, { latchkey })
  }, [latchkey])
  useApplyTheme(latchkey, { mode, accent, radius })
  useLanguage(latchkey, language)
  return (
    <LatchkeyProvider latchkey={latchkey} key={key}>
      <Header />
      <main>
        <div className="column">
          <ConnectionDemo settings={settings} latchkey={latchkey} />
          {settings.pay && <InvoiceCard latchkey={latchkey} />}
          {settings.mobileWallets && <PhoneWalletCard />}
          {(settings.email || settings.socials) && <EmailWalletCard latchkey={latchkey} />}
          <EventLog latchkey={latchkey} />
        </div>
        <div className="column">
          <SettingsPanel settings={settings} onChange={setSettings} />
          <WalletControls wallets={wallets} />
        </div>
        <CodeSample settings={settings} />
        <Sizes />
      </main>
    </LatchkeyProvider>
  )
}
