import { join } from 'node:path'
import { filesBelow } from '../workspace/files'
import { repositoryRoot } from '../workspace/run-check'
import { reactAndViem } from './react-page'
import { textOf } from './set-up'

const EXAMPLE = 'examples/next'

/** The files of `examples/next`. */
export const nextPage: Readonly<Record<string, string>> = {
  'tsconfig.json': textOf(`${EXAMPLE}/tsconfig.json`),
  ...Object.fromEntries(
    filesBelow(join(repositoryRoot, EXAMPLE, 'src')).map((file) => [
      `src/${file}`,
      textOf(`${EXAMPLE}/src/${file}`),
    ]),
  ),
}

/** What the page installs besides Next.js. */
export const besideNext = {
  ...reactAndViem,
  '@types/node': '20.19.25',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  typescript: '5.9.3',
} as const
