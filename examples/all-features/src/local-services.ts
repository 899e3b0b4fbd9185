/** The ports of `npm run demo`; a page of your own needs none of these addresses but that of its server. */
const usual = {
  gateway: 'http://127.0.0.1:4801',
  relay: 'ws://127.0.0.1:4802',
  frame: 'http://127.0.0.1:4803',
  siwxServer: 'http://127.0.0.1:4805',
  onrampProvider: 'http://127.0.0.1:4806',
}

/** URL of a local service: the one in the page's query, which tests set, else the usual port. Loopback addresses only. */
export function serviceUrl(name: keyof typeof usual): string {
  const given = new URLSearchParams(location.search).get(name) ?? usual[name]
  const { protocol, hostname, host } = new URL(given, usual[name])
  const isUsual = hostname === '127.0.0.1' && protocol === new URL(usual[name]).protocol
  return isUsual ? `${protocol}//${host}` : usual[name]
}
