/** The texts of the page's buttons. The buttons repeat them in code: they are drawn before any text is loaded. */
export const buttonTexts: Readonly<Record<string, string>> = {
  'button.connect': 'Connect Wallet',
  'button.connecting': 'Connecting...',
  'button.switch-network': 'Switch Network',
  'button.unknown-network': 'Unknown Network',
  'button.select-network': 'Select Network',
}
