import { createHash } from 'node:crypto'

/** The fields of a provider's login page. */
export interface LoginPage {
  /** Its display name: "Google". */
  readonly provider: string
  readonly fields: Readonly<Record<string, string>>
}

const STYLE = `
:root { color-scheme: light dark; font: 16px / 1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f4f5f7, #16181c); }
main { box-sizing: border-box; width: min(400px, 100%); padding: 32px 24px; border-radius: 20px; background: light-dark(#fff, #202329); }
h1 { margin: 0 0 8px; font-size: 22px; }
p { margin: 0 0 20px; color: light-dark(#535a66, #a9b0bb); }
label { display: block; margin-bottom: 20px; font-weight: 600; }
input { box-sizing: border-box; width: 100%; margin-top: 6px; padding: 12px; font: inherit; color: inherit; background: transparent; border: 1px solid light-dark(#868d99, #7d8592); border-radius: 12px; }
.actions { display: grid; gap: 10px; }
button { font: inherit; font-weight: 600; min-height: 48px; border: 0; border-radius: 12px; cursor: pointer; background: light-dark(#eceef1, #31353d); color: inherit; }
button[value=continue] { background: light-dark(#2444c4, #9db2ff); color: light-dark(#fff, #10131c); }
:focus-visible { outline: 3px solid light-dark(#2444c4, #9db2ff); outline-offset: 2px; }
`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Headers of all pages. The form may redirect to these origins. */
export function pageHeaders(redirectOrigins: readonly string[]): Readonly<Record<string, string>> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'sha256-${STYLE_HASH}'`,
      `form-action 'self' ${redirectOrigins.join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  }
}

/** The login page of a provider. The form posts `decision`, `user` and the fields to `/decision`. */
export function loginPage({ provider, fields }: LoginPage): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  return page(
    `Log in with ${provider}`,
    `<h1>Log in with ${provider}</h1>
<p>A wallet would like to know who you are. This provider belongs to the local services and knows everyone.</p>
<form method="post" action="/decision">${hidden.join('')}
<label>User name<input name="user" value="ada" required maxlength="40" pattern="[a-z0-9]+" autocomplete="username" autocapitalize="none" spellcheck="false"></label>
<div class="actions"><button name="decision" value="continue">Continue</button>
<button name="decision" value="cancel" formnovalidate>Cancel</button></div></form>`,
  )
}

export const notePage = (text: string): string => page(text, `<h1 role="status">${text}</h1>`)

/** A page in the style that all of them share; `body` is HTML. */
export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style><main>${body}</main></html>`

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
