import { createHash } from 'node:crypto'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Puts a Content-Security-Policy into a page: its own files alone, and the scripts that stand in the page itself, by their
 * digest. They set the mode before the first paint.
 */
export function withPolicy(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([^<]+)<\/script>/g)].map(([, code = '']) =>
    hashOf(code),
  )
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(scripts)].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types vue',
  ].join('; ')
  // Two elements of the theme have styles in attributes; the theme's style sheet here has them.
  const withoutStyles = html.replace(/(<div[^>]*?) style="[^"]*"/g, '$1')
  return withoutStyles.replace(
    '<head>',
    `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )
}
