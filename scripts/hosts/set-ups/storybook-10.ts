import { oursOfReactPage, reactAndViem } from '../react-page'
import { page } from '../server-page'
import { type SetUp, textOf } from '../set-up'

const main = "export default { framework: '@storybook/react-vite', stories: ['../src/*.stories.tsx'] }\n"
const stories = `import Page from './page'

export default { component: Page }
export const NotConnected = {}
`

export const setUp: SetUp = {
  name: 'storybook-10',
  installer: 'npm',
  packages: {
    ...reactAndViem,
    storybook: '10.6.7',
    '@storybook/react-vite': '10.6.7',
    vite: '8.4.0',
    '@vitejs/plugin-react': '6.3.0',
  },
  ours: oursOfReactPage,
  files: {
    '.storybook/main.js': main,
    'vite.config.ts': textOf('examples/host-tests/vite.config.ts'),
    'src/page.tsx': page,
    'src/page.stories.tsx': stories,
  },
  commands: [['storybook', 'build', '--disable-telemetry']],
  served: { folder: 'storybook-static', path: '/iframe.html?id=page--not-connected&viewMode=story' },
}
