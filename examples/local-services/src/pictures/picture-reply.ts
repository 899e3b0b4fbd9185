import type { Reply } from '../http/reply'

/** An SVG that can load and run nothing, also when somebody opens it by itself. */
export function pictureReply(svg: string): Reply {
  return {
    status: 200,
    headers: {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
    body: svg,
  }
}
