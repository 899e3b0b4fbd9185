// Bundled by `bundle-page-script.ts`. Runs before the page's own scripts, as extensions would.
import type { HostileWallets } from './globals'
import { garbage, never, type Responder, refuse, thrower, trap, twoFaced } from './hostile-responses'

const asked: string[] = []
const ICON = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
/** An SVG that tries to run code by `onload`, by a script, in an iframe, and by a broken image. */
const LIVING_ICON = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" onload="top.pwned=1;parent.document.title='pwned'">
    <script>top.pwned=1;document.title='pwned';fetch('https://script.invalid/')</script>
    <image href="https://inside.invalid/picture.png" width="9" height="9"/>
    <foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml">
      <img src="x" onerror="top.pwned=1"/><iframe src="javascript:top.pwned=1"/></body></foreignObject></svg>`,
)}`

/** A provider that records each request first of all. */
function providerOf(id: string, respond: Responder, more: object = {}): object {
  const request = ({ method }: { readonly method: string }): unknown => {
    asked.push(id)
    return respond(method)
  }
  return { request, on: () => undefined, removeListener: () => undefined, ...more }
}

function send(detail: unknown): void {
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

/** Announces now and at each request of the page. */
function announce(detail: unknown): void {
  window.addEventListener('eip6963:requestProvider', () => send(detail))
  send(detail)
}

let made = 0
function infoOf(name: string, rdns: string, more: object = {}): object {
  made += 1
  const uuid = `00000000-0000-4000-8000-${`${made}`.padStart(12, '0')}`
  return { uuid, name, icon: ICON, rdns, ...more }
}

const flags = { isMetaMask: true, isRabby: true, isCoinbaseWallet: true, isBraveWallet: true }

// 1: has the name of another wallet; all its objects are frozen.
announce(
  Object.freeze({
    info: Object.freeze(infoOf('Brass Wallet', 'example.twin')),
    provider: Object.freeze(providerOf('twin', refuse, flags)),
  }),
)
// 2: has another wallet's rdns, a look-alike name, and is announced before that wallet.
announce({ info: infoOf('Hаrbour', 'example.brass'), provider: providerOf('claimer', refuse, flags) })

// 3: is `window.ethereum`: frozen, not replaceable, with every wallet's flag and a `providers` that throws.
const legacy = providerOf('legacy', refuse, { ...flags, providers: trap([], []) })
Object.defineProperty(window, 'ethereum', { value: Object.freeze(legacy) })

// 4: is announced when the test calls `comeLate`.
const late = { info: infoOf('Late', 'example.late'), provider: providerOf('late', refuse) }
let comes = (): void => {
  comes = () => send(late)
  announce(late)
}

// 5: announces another provider under the same EIP-6963 uuid.
const doubleInfo = infoOf('Double', 'example.double')
announce({ info: doubleInfo, provider: providerOf('double', refuse) })
announce({
  info: { ...doubleInfo, name: 'Usurper', rdns: 'example.usurper' },
  provider: providerOf('usurper', refuse),
})

// 6: announces itself repeatedly.
const loud = { info: infoOf('Loud', 'example.loud'), provider: providerOf('loud', refuse) }
const shout = (): void => {
  for (let time = 0; time < 300; time += 1) send(loud)
}
shout()
window.addEventListener('eip6963:requestProvider', shout)

// 7: has no picture and never responds.
announce({
  info: infoOf('Mute', 'example.mute', { icon: undefined }),
  provider: providerOf('mute', never),
})
// 8: has a picture that contains scripts, and malformed responses.
announce({
  info: infoOf('Painter', 'example.painter', { icon: LIVING_ICON }),
  provider: providerOf('painter', garbage),
})
// 9: has a `javascript:` URL as its picture, and throws instead of responding.
announce({
  info: infoOf('Thrower', 'example.thrower', { icon: "javascript:document.title='pwned'" }),
  provider: providerOf('thrower', thrower),
})
// 10: has a picture whose request would reveal the visit to another host, and responds twice.
const twoFaces = twoFaced()
announce({
  info: infoOf('Janus', 'example.janus', { icon: 'https://icons.invalid/janus.png' }),
  provider: providerOf('janus', twoFaces.respond, { on: twoFaces.on }),
})
// 11: throws at every access except to `request`.
announce({
  info: infoOf('Thorn', 'example.thorn'),
  provider: trap(providerOf('thorn', refuse), ['request']),
})
// 12: has markup and direction overrides in its name, and no prototype.
announce({
  info: infoOf('<img src=x onerror="top.pwned=1">\u202e', 'example.markup'),
  provider: Object.assign(Object.create(null), providerOf('markup', refuse)),
})

// 13: has a phonetic letter and an invisible Hangul filler in its name.
announce({ info: infoOf('Brɑss\u3164Wallet', 'example.filler'), provider: providerOf('filler', refuse) })
// 14: has neither a reverse DNS name nor a version 4 uuid.
announce({ info: { uuid: '1', name: 'Sloppy', rdns: 'sloppy' }, provider: providerOf('sloppy', refuse) })

// Announcements that are no wallet.
for (const noise of [undefined, null, 'wallet', 7, {}, { info: {} }, trap({}, []), { info: trap({}, []) }])
  announce(noise)
window.dispatchEvent(new Event('eip6963:announceProvider'))
Object.freeze(CustomEvent.prototype)

const hostile: HostileWallets = {
  asked,
  comeLate: () => comes(),
  acceptFirst: () => {
    twoFaces.accepts = true
  },
}
Object.assign(globalThis, { hostile })
