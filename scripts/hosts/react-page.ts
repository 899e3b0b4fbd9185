import { textOf } from './set-up'

const index = textOf('examples/host-tests/index.html')

/** The page of `examples/host-tests`, which connects and signs by `latchkey/react`. */
export const reactPage = {
  'src/host.tsx': textOf('examples/host-tests/src/host.tsx'),
  'src/main.ts': textOf('examples/host-tests/src/main.ts'),
} as const

/** The same with the HTML file from which Vite and Parcel start. */
export const reactPageWithHtml = { ...reactPage, 'index.html': index } as const

/** The HTML file without a script, for tools that add theirs. */
export const htmlWithoutScript: string = index.replace(/<script.*<\/script>/, '')

/** The HTML file with one script of another page. */
export const htmlWithScript = (path: string): string => index.replace('/src/main.ts', path)

/** What the page installs of ours. */
export const oursOfReactPage = ['latchkey', '@latchkey/evm'] as const

export const VIEM = '2.57.1'

/** React and viem, for the page. */
export const reactAndViem = { react: '19.3.1', 'react-dom': '19.3.1', viem: VIEM } as const
