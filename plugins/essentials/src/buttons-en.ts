/** What the page's buttons say. They say it again themselves: a button is there before anything is fetched. */
export const buttonTexts: Readonly<Record<string, string>> = {
  'button.connect': 'Connect Wallet',
  'button.connecting': 'Connecting...',
  'button.switch-network': 'Switch Network',
  'button.unknown-network': 'Unknown Network',
  'button.select-network': 'Select Network',
}
