/** What the ports fetch when they are first asked: one name in a page's first bytes instead of one for each. */
export { describePage } from './describe-page'
export { sendHttp } from './send-http'
