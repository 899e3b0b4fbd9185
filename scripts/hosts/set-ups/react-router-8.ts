import { htmlWithScript, oursOfReactPage, reactAndViem } from '../react-page'
import { serverPage } from '../server-page'
import { type SetUp, textOf } from '../set-up'

const main = `import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import Page from './page'

const element = document.createElement('div')
document.body.append(element)
createRoot(element).render(<RouterProvider router={createBrowserRouter([{ path: '/', Component: Page }])} />)
`

/** React Router as a library: nothing of it runs on Node. */
export const setUp: SetUp = {
  name: 'react-router-8',
  installer: 'npm',
  packages: { ...reactAndViem, 'react-router': '8.5.3', vite: '8.4.0', '@vitejs/plugin-react': '6.3.0' },
  ours: oursOfReactPage,
  files: {
    'index.html': htmlWithScript('/src/main.tsx'),
    'src/main.tsx': main,
    'src/page.tsx': serverPage,
    'vite.config.ts': textOf('examples/host-tests/vite.config.ts'),
  },
  commands: [['vite', 'build']],
  served: { folder: 'dist' },
  note: 'in the browser alone: React Router 8 says that it needs Node 22.22',
}
