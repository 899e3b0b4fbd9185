import { type NextRequest, NextResponse } from 'next/server'

/** A policy with a nonce for each request, which Next.js puts on its scripts. Older than 16, the file is `middleware.ts`. */
export function proxy(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID())
  // Under `next dev`, React evaluates code for its messages, and an overlay has styles and fonts of its own.
  const isDevelopment = process.env.NODE_ENV === 'development'
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    ...(isDevelopment ? ["font-src 'self'"] : []),
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}
