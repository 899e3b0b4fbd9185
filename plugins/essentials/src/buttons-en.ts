/** The English texts of the page's buttons. The buttons repeat them in code, because they render before texts are loaded. */
export const buttonTexts: Readonly<Record<string, string>> = {
  'button.connect': 'Connect Wallet',
  'button.connecting': 'Connecting...',
  'button.switch-network': 'Switch Network',
  'button.unknown-network': 'Unknown Network',
  'button.select-network': 'Select Network',
}
