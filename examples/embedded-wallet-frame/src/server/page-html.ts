import { createHash } from 'node:crypto'
import type { CopyKey } from '../copy/copy'
import { createSay, directionOf, type Language } from '../copy/say'
import type { FrameReply } from './reply'

export interface PageOptions {
  /** Sources of `frame-ancestors`. Default: nobody. */
  readonly framedBy?: string
  /** Sources of `form-action`, for a page with a form that is sent to this origin. */
  readonly formAction?: string
}

/** Writes the wallet's pages, and the headers that every reply has. */
export interface PageWriter {
  headers(options?: PageOptions): Readonly<Record<string, string>>
  /** @param body HTML */
  html(language: Language, title: CopyKey, body: string, options?: PageOptions): FrameReply
  /** A page with one sentence. */
  note(language: Language, title: CopyKey, text: CopyKey, script?: string): FrameReply
  /**
   * A page that asks for a press of its button, which sends the field. For a link that others can send too, or that a scanner
   * of mails opens: opening it alone does nothing.
   * @param field hidden; its value is HTML
   */
  form(
    language: Language,
    texts: Readonly<Record<'title' | 'heading' | 'explanation' | 'button', string>>,
    field: { readonly name: string; readonly value: string },
    formAction?: string,
  ): FrameReply
}

export function createPageWriter(style: string): PageWriter {
  const styleHash = createHash('sha256').update(style).digest('base64')
  const headers: PageWriter['headers'] = ({ framedBy = "'none'", formAction } = {}) => ({
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'sha256-${styleHash}'`,
      // Any host, because the host page chooses the RPC URLs.
      'connect-src *',
      "base-uri 'none'",
      `form-action ${formAction ?? "'none'"}`,
      `frame-ancestors ${framedBy}`,
    ].join('; '),
    'x-content-type-options': 'nosniff',
    // With `no-referrer` browsers would send no origin with the form.
    'referrer-policy': formAction === undefined ? 'no-referrer' : 'same-origin',
  })
  const write = (language: Language, title: string, body: string, options?: PageOptions): FrameReply => ({
    status: 200,
    type: 'text/html; charset=utf-8',
    headers: { ...headers(options), vary: 'accept-language' },
    body: `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style>${body}</html>`,
  })
  return {
    headers,
    html: (language, title, body, options) => write(language, createSay(language)(title), body, options),
    note(language, title, text, script = '') {
      const say = createSay(language)
      const body = `<main class="note"><p role="status">${say(text)}</p></main>${script}`
      return write(language, say(title), body)
    },
    form(language, { title, heading, explanation, button }, { name, value }, formAction = '') {
      const body = `<main class="note"><h1>${heading}</h1><p>${explanation}</p><form method="post"><input type="hidden" name="${name}" value="${value}"><button class="approve">${button}</button></form></main>`
      return write(language, title, body, { formAction: `'self' ${formAction}`.trim() })
    },
  }
}
