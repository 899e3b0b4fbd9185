import type { Break } from '../break'

export const made: Break = {
  promise: 'No picture is asked of a host the page does not name.',
  file: 'plugins/portfolio/src/picture.ts',
  find: 'pictureOrigins.includes(new URL(url).origin)',
  replace: 'true',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/portfolio/src/nfts.test.ts',
    test: 'pictures: only from where the page lets them come from',
  },
}
