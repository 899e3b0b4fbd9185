import type { ReactNode } from 'react'
import { initialSettings, type Settings } from '../../latchkey/settings'
import { importOfLanguage, writeLanguage } from '../../parts/write-language'
import { localeOf } from './use-language'

/** Shows the code with which a host gets the current settings. */
export function CodeSample({ settings }: { readonly settings: Settings }): ReactNode {
  return (
    <section className="card wide" aria-labelledby="code-title">
      <h2 id="code-title">Your code</h2>
      <pre>
        <code data-testid="code">{codeFor(settings)}</code>
      </pre>
    </section>
  )
}

function codeFor(settings: Settings): string {
  const options = optionsFor(settings)
  return `import { createLatchkey, essentials } from 'latchkey'
import { ConnectButton, LatchkeyProvider } from 'latchkey/react'
import { evm } from '@latchkey/evm'
import { base, mainnet } from '@latchkey/evm/networks'
${importsFor(settings)}
const latchkey = createLatchkey({
  plugins: [...essentials(${options}), evm({ networks: [mainnet, base] })${pluginsFor(settings)}],
})
${languageFor(settings)}
export const App = () => (
  <LatchkeyProvider latchkey={latchkey}>
    <ConnectButton />
  </LatchkeyProvider>
)`
}

function languageFor({ language, directory, mobileWallets }: Settings): string {
  if (language === 'English') return ''
  const more = [directory ? '@latchkey/cloud' : '', mobileWallets ? '@latchkey/walletconnect' : '']
  return `${writeLanguage(localeOf(language), more.filter(Boolean)).join('\n')}\n`
}

function importsFor({ directory, mobileWallets, language }: Settings): string {
  const texts = language === 'English' ? '' : `${importOfLanguage}\n`
  const cloud = `${directory ? "import { cloud } from '@latchkey/cloud'\n" : ''}${texts}`
  return mobileWallets ? `${cloud}import { walletConnect } from '@latchkey/walletconnect'\n` : cloud
}

function pluginsFor({ directory, mobileWallets }: Settings): string {
  const cloud = directory ? ", cloud({ projectId: '…' })" : ''
  return mobileWallets ? `${cloud}, walletConnect(${directory ? '' : "{ projectId: '…' }"})` : cloud
}

function optionsFor(settings: Settings): string {
  const session = changed(settings, ['enableNetworkSwitch', 'allowUnsupportedChain'])
  const variables = [
    settings.accent === undefined ? '' : `'--lk-accent': '${settings.accent}'`,
    settings.radius === initialSettings.radius ? '' : `'--lk-border-radius-master': '${settings.radius}px'`,
  ].filter(Boolean)
  const modal = [
    settings.mode === 'auto' ? '' : `themeMode: '${settings.mode}'`,
    variables.length === 0 ? '' : `themeVariables: { ${variables.join(', ')} }`,
    settings.place === 'embedded' ? 'enableEmbedded: true' : '',
    settings.place === 'own element' ? 'disableAppend: true' : '',
  ].filter(Boolean)
  const lines = [
    session.length === 0 ? '' : `session: { ${session.join(', ')} }`,
    settings.balances ? '' : 'portfolio: false',
    modal.length === 0 ? '' : `modal: { ${modal.join(', ')} }`,
    settings.legal ? "connect: { termsConditionsUrl: '…', privacyPolicyUrl: '…' }" : '',
  ].filter(Boolean)
  if (lines.length === 0) return ''
  return `{\n${lines.map((line) => `    ${line},`).join('\n')}\n  }`
}

function changed(
  settings: Settings,
  keys: readonly ('enableNetworkSwitch' | 'allowUnsupportedChain')[],
): string[] {
  return keys.filter((key) => settings[key] !== initialSettings[key]).map((key) => `${key}: ${settings[key]}`)
}
