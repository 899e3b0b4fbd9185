import type { Break } from '../break'

export const made: Break = {
  promise: "A wallet's picture never is a page of the host's own origin.",
  file: 'plugins/cloud/src/image-url.ts',
  find: '/^image\\/svg\\+xml/.test(picture.type)',
  replace: "picture.type === ''",
  caughtBy: {
    stage: 'unit',
    file: 'plugins/cloud/src/fetch-image.node.test.ts',
    test: 'image: SVG is a data URL',
  },
}
