import { createBenchWallet, networkNames } from './wallet'

/** The least a page can do about a network: say which one the wallet is on. For `npm run bench`. */
const wallet = createBenchWallet()
const place = document.querySelector('#network')
wallet.provider.on('chainChanged', (chainId) => {
  if (place) place.textContent = networkNames[String(chainId)] ?? ''
})
const button = document.querySelector('#switch')
button?.addEventListener('click', wallet.switchNetwork)
button?.removeAttribute('disabled')
