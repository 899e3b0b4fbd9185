import { elementsInstance, neededByElements, oursOfElementsPage, vueTemplate } from '../elements-page'
import type { SetUp } from '../set-up'

const page = `<script setup lang="ts">
import { useConnection } from '@latchkey/elements/vue'

const { $sign } = useNuxtApp()
const connection = useConnection()
const said = ref('')
const signHello = async () => {
  said.value = await $sign()
}
</script>

${vueTemplate}`
/** Runs for each request on the server, and once in the browser. */
const plugin = `import { defineElements } from '@latchkey/elements'
import { latchkeyPlugin } from '@latchkey/elements/vue'
import { latchkey, sign } from '~/latchkey'

export default defineNuxtPlugin(({ vueApp }) => {
  defineElements(latchkey)
  vueApp.use(latchkeyPlugin(latchkey))
  return { provide: { sign } }
})
`
const config = `export default defineNuxtConfig({
  app: { head: { link: [{ rel: 'icon', href: 'data:,' }] } },
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('latchkey-') } },
  telemetry: false,
})
`

export const setUp: SetUp = {
  name: 'nuxt',
  installer: 'npm',
  packages: { ...neededByElements, nuxt: '4.4.5' },
  ours: oursOfElementsPage,
  files: {
    'app/app.vue': page,
    'app/latchkey.ts': elementsInstance,
    'app/plugins/latchkey.ts': plugin,
    'nuxt.config.ts': config,
  },
  commands: [['nuxt', 'build']],
  served: { command: ['nuxt', 'preview'] },
  note: 'Nuxt 4.5 needs Node 22.19',
}
