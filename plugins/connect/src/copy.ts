import { directoryCopy } from './copy/directory-copy'
import { pairingCopy } from './copy/pairing-copy'
import { furtherCopy } from './further-copy'
import { listCopy } from './list-copy'

/**
 * Every text of this plugin, in English. `labels.ts` says the few again that are needed before a view is loaded: what
 * both import would be a chunk of its own, before the first click.
 */
export const copy = {
  ...listCopy,
  ...furtherCopy,
  ...directoryCopy,
  ...pairingCopy,
  'connect.title': 'Connect Wallet',
  'connecting.opening': 'Opening {name}',
  'connecting.opening-hint': 'Its window should appear in a moment.',
  'connecting.waiting': 'Open {name} and approve',
  'connecting.waiting-hint': 'Accept the connection request in the wallet.',
  'connecting.switching': 'One more request in {name}',
  'connecting.switching-hint': 'Accept the switch to {network} there. If you decline, you stay connected.',
  'connecting.silent': 'No answer from {name} yet',
  'connecting.silent-hint':
    'It may be locked, or hidden behind this window. Open it from your browser’s toolbar.',
  'connecting.connected': 'Connected to {name}',
  'connecting.connected-hint': 'You’re all set.',
  'connecting.declined': 'Connection declined',
  'connecting.declined-hint': 'Nothing was connected. An earlier request may still be waiting in {name}.',
  'connecting.failed': 'Couldn’t connect',
  'connecting.failed-hint': 'Try again. If nothing happens, open {name} yourself and look there.',
  'connecting.look-alike-hint': 'Another wallet here looks the same. Check who made it before you approve.',
  'connecting.same-name-hint': 'Another wallet here has this name. Check which one you mean.',
  'connecting.gone': 'This wallet is no longer here',
  'connecting.gone-hint': 'It may have been switched off or removed. Choose another one, or reload the page.',
  'connecting.choose': 'Choose a wallet',
  'multi-chain.question': 'Where do you want to use {name}?',
  'multi-chain.hint': 'You can connect the rest later.',
  'multi-chain.list': 'Kinds of networks',
  'what-is-a-wallet.intro': 'A wallet is your key to apps like this one.',
  'what-is-a-wallet.login': 'A new way to log in',
  'what-is-a-wallet.login-text': 'One wallet instead of an account and a password on every site.',
  'what-is-a-wallet.home': 'A home for what you own',
  'what-is-a-wallet.home-text': 'It holds your coins and NFTs. Only you can move them.',
  'what-is-a-wallet.control': 'You decide',
  'what-is-a-wallet.control-text':
    'Nothing leaves it before you approve. Its recovery phrase belongs to you alone: never type it on a site.',
  'get-wallet.intro':
    'Pick one, install it, then reload this page. Take it only from the people who make it.',
  'get-wallet.list': 'Wallets to install',
  'get-wallet.reload': 'Reload page',
  'get-wallet.none':
    'Wallets are browser extensions or apps. Install one you trust, from the site of the people who make it, then reload this page.',
  'get-wallet.failed': 'Wallets could not be loaded.',
  'get-wallet.explore': 'Explore all wallets',
  'downloads.intro': 'Install {name}, then come back here and connect it.',
  'downloads.list': 'Where to get {name}',
  'downloads.app-store': 'App Store',
  'downloads.app-store-for': 'iPhone and iPad',
  'downloads.play-store': 'Google Play',
  'downloads.play-store-for': 'Android',
  'downloads.chrome-store': 'Chrome Web Store',
  'downloads.chrome-store-for': 'Browser extension',
  'downloads.homepage': 'Website',
  'downloads.none': '{name} does not say where it is to be had. Look for it on its maker’s own site.',
} as const satisfies Readonly<Record<string, string>>

export type CopyKey = keyof typeof copy
