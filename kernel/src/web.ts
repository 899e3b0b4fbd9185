/** What code behind a first click needs of the network and of addresses; it comes with the code that sends. */

export { openLink, parseSafeUrl, parseUrl } from './ports/open-link'
export { openPopup, type Popup, type PopupSize, untilClosed } from './ports/open-popup'
export { isOffline, isPageHidden, untilPageVisible } from './ports/page'
export { HttpResponseError, HttpStatusError } from './ports/send-http'
export { hasTelegramProxy } from './ports/telegram-proxy'
export { runsInBrowser } from './runs-in-browser'
export { isConnectionCostly } from './when-idle'
