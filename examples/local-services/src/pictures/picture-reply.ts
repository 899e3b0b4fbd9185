import type { Reply } from '../http/reply'

/** Replies with an SVG that can load and run nothing, even when it is opened directly. */
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
