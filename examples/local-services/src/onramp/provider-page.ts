import { createHash } from 'node:crypto'
import type { Reply } from '../http/reply'
import { escapeHtml, page, pageHeaders } from '../identity-provider/provider-pages'

/** What the provider does, as decided on its page. `say-sold` reports a purchase that never arrives. */
export const behaviours = ['buy', 'buy-late', 'say-sold', 'fail'] as const
export type Behaviour = (typeof behaviours)[number]

const labels: Readonly<Record<Behaviour, string>> = {
  buy: 'Buy',
  'buy-late': 'Buy, a little later',
  'say-sold': 'Say it is sold, and sell nothing',
  fail: 'Decline',
}

/** Posts the outcome to the page that opened this one, if there is one. */
const scriptFor = (status: 'completed' | 'failed'): string =>
  `window.opener?.postMessage({ ramp: 'lantern', status: '${status}' }, '*')`

const scriptHashes = (['completed', 'failed'] as const).map(
  (status) => `'sha256-${createHash('sha256').update(scriptFor(status)).digest('base64')}'`,
)

function html(body: string): Reply {
  const headers = pageHeaders([])
  const policy = `${headers['content-security-policy']}; script-src ${scriptHashes.join(' ')}`
  return { status: 200, headers: { ...headers, 'content-security-policy': policy }, body }
}

export interface Offer {
  /** `0.0303 ETH on Ethereum` */
  readonly what: string
  /** `100 USD` */
  readonly money: string
  readonly receiver: string
  readonly fields: Readonly<Record<string, string>>
}

/** The page on which the behaviour is chosen. Its form posts `behaviour` and the fields to `/decision`. */
export function offerPage({ what, money, receiver, fields }: Offer): Reply {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  const buttons = behaviours.map(
    (one, index) =>
      `<button name="behaviour" value="${one}"${index === 0 ? ' autofocus' : ''}>${labels[one]}</button>`,
  )
  return html(
    page(
      'Lantern Ramp',
      `<h1>Lantern Ramp</h1>
<p>${escapeHtml(what)} for ${escapeHtml(money)}, to ${escapeHtml(receiver)}. This provider belongs to the local services and takes no money.</p>
<form method="post" action="/decision">${hidden.join('')}
<div class="actions">${buttons.join('')}</div></form>`,
    ),
  )
}

export function endPage(text: string, status: 'completed' | 'failed'): Reply {
  return html(
    page('Lantern Ramp', `<h1 role="status">${escapeHtml(text)}</h1><script>${scriptFor(status)}</script>`),
  )
}
