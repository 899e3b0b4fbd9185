import { oursOfReactPage, reactAndViem } from './react-page'
import { page } from './server-page'
import { textOf } from './set-up'

const README = textOf('adapters/simulated-wallet/README.md')

/** The code block of the README of `@latchkey/simulated-wallet` that begins with the name of its file. */
export function blockOf(file: string): string {
  const [, code] = new RegExp(`^\`\`\`\\w+\\n(// ${file}\\n.*?)^\`\`\``, 'ms').exec(README) ?? []
  if (code === undefined) throw new Error(`The README has no ${file}.`)
  return code
}

/** What a page with a test of it imports of ours. */
export const oursOfTestedPage = [...oursOfReactPage, '@latchkey/simulated-wallet'] as const

/** The page with the README's test of it, for runners whose DOM is no browser. */
export const testedPage = {
  packages: {
    ...reactAndViem,
    '@testing-library/react': '16.3.3',
    '@testing-library/dom': '10.4.2',
    '@testing-library/user-event': '14.6.13',
  },
  ours: oursOfTestedPage,
  files: {
    'page.tsx': page,
    'app.tsx': "export { default as App } from './page'\n",
    'app.test.tsx': blockOf('app.test.tsx'),
  },
} as const
