import { elementsInstance, neededByElements, oursOfElementsPage, vueTemplate } from '../elements-page'
import { htmlWithScript } from '../react-page'
import type { SetUp } from '../set-up'

const app = `<script setup lang="ts">
import { useConnection } from '@latchkey/elements/vue'
import { ref } from 'vue'
import { sign } from './latchkey'

const connection = useConnection()
const said = ref('')
const signHello = async () => {
  said.value = await sign()
}
</script>

${vueTemplate}`
const main = `import { defineElements } from '@latchkey/elements'
import { latchkeyPlugin } from '@latchkey/elements/vue'
import { createApp } from 'vue'
import App from './App.vue'
import { latchkey } from './latchkey'

defineElements(latchkey)
createApp(App).use(latchkeyPlugin(latchkey)).mount(document.body)
`
const config = `import vue from '@vitejs/plugin-vue'

const isCustomElement = (tag: string) => tag.startsWith('latchkey-')
export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] }
`

export const setUp: SetUp = {
  name: 'vue',
  installer: 'npm',
  packages: { ...neededByElements, '@vitejs/plugin-vue': '6.0.11', vite: '8.4.0', vue: '3.5.45' },
  ours: oursOfElementsPage,
  files: {
    'index.html': htmlWithScript('/src/main.ts'),
    'src/App.vue': app,
    'src/latchkey.ts': elementsInstance,
    'src/main.ts': main,
    'vite.config.ts': config,
  },
  commands: [['vite', 'build']],
  served: { folder: 'dist' },
}
