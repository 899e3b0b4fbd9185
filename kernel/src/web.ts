/** What code behind a first click needs of the network and of addresses; it comes with the code that sends. */
export { HttpResponseError } from './ports/http-response-error'
export { HttpStatusError } from './ports/http-status-error'
export { openLink } from './ports/open-link'
export { openPopup, type Popup, type PopupSize, untilClosed } from './ports/open-popup'
export { isPageHidden, untilPageVisible } from './ports/page-visibility'
export { parseUrl } from './ports/parse-url'
export { parseSafeUrl } from './ports/safe-url'
export { hasTelegramProxy } from './ports/telegram-proxy'
