import { oursOfReactPage, reactAndViem } from '../react-page'
import { serverPage } from '../server-page'
import type { SetUp } from '../set-up'

const root = `import { Links, Meta, Outlet, Scripts } from 'react-router'

export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
`

/** React Router as a framework, which renders on a server. */
export const setUp: SetUp = {
  name: 'react-router-7',
  installer: 'npm',
  packages: {
    ...reactAndViem,
    '@react-router/dev': '7.18.4',
    '@react-router/node': '7.18.4',
    '@react-router/serve': '7.18.4',
    isbot: '5.2.3',
    'react-router': '7.18.4',
    typescript: '5.9.3',
    vite: '8.4.0',
  },
  ours: oursOfReactPage,
  files: {
    'app/root.tsx': root,
    'app/routes.ts':
      "import { index } from '@react-router/dev/routes'\n\nexport default [index('page.tsx')]\n",
    'app/page.tsx': serverPage,
    'vite.config.ts':
      "import { reactRouter } from '@react-router/dev/vite'\n\nexport default { plugins: [reactRouter()] }\n",
  },
  commands: [['react-router', 'build']],
  served: { command: ['react-router-serve', './build/server/index.js'] },
}
