import { elementsInstance, neededByElements, oursOfElementsPage } from '../elements-page'
import type { SetUp } from '../set-up'

const page = `<script lang="ts">
  import { defineElements } from '@latchkey/elements'
  import { connectionStore } from '@latchkey/elements/svelte'
  import { onMount } from 'svelte'
  import { latchkey, sign } from '$lib/latchkey'

  const connection = connectionStore(latchkey)
  let said = $state('')

  onMount(() => {
    const forget = defineElements(latchkey)
    const stop = latchkey.start()
    return () => {
      stop()
      forget()
    }
  })
</script>

<latchkey-button></latchkey-button>
<button disabled={$connection.status !== 'connected'} onclick={async () => (said = await sign())}>Sign</button>
<p role="status">{said}</p>
`
const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="data:," />
    %sveltekit.head%
  </head>
  <body><div>%sveltekit.body%</div></body>
</html>
`

export const setUp: SetUp = {
  name: 'sveltekit',
  installer: 'npm',
  packages: {
    ...neededByElements,
    '@sveltejs/adapter-static': '3.0.11',
    '@sveltejs/kit': '2.70.4',
    '@sveltejs/vite-plugin-svelte': '7.3.1',
    svelte: '5.57.3',
    vite: '8.4.0',
  },
  ours: oursOfElementsPage,
  files: {
    'src/app.html': html,
    'src/lib/latchkey.ts': elementsInstance,
    'src/routes/+layout.ts': 'export const prerender = true\n',
    'src/routes/+page.svelte': page,
    'svelte.config.js':
      "import adapter from '@sveltejs/adapter-static'\n\nexport default { kit: { adapter: adapter() } }\n",
    'vite.config.ts':
      "import { sveltekit } from '@sveltejs/kit/vite'\n\nexport default { plugins: [sveltekit()] }\n",
  },
  commands: [['vite', 'build']],
  served: { folder: 'build' },
  note: 'SvelteKit 3 needs Node 22.17',
}
