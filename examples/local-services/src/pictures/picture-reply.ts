import type { Reply } from '../http/reply'

/** An SVG that cannot load or run anything, also when it is opened directly. */
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
