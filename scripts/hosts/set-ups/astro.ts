import { oursOfReactPage, reactAndViem } from '../react-page'
import { serverPage } from '../server-page'
import type { SetUp } from '../set-up'

const page = `---
import Page from '../page'
---
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="data:," />
    <title>A page of Astro</title>
  </head>
  <body><Page client:load /></body>
</html>
`
const config = `import react from '@astrojs/react'

export default { integrations: [react()] }
`

export const setUp: SetUp = {
  name: 'astro',
  installer: 'npm',
  packages: { ...reactAndViem, astro: '5.18.2', '@astrojs/react': '4.4.2' },
  ours: oursOfReactPage,
  files: { 'src/page.tsx': serverPage, 'src/pages/index.astro': page, 'astro.config.mjs': config },
  commands: [['astro', 'build']],
  served: { folder: 'dist' },
  note: 'Astro 6 and 7 need Node 22.12; 6.0 says so when it starts, not in its engines',
}
