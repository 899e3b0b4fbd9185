import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { LIVE } from './live-views'

/** Builds the gallery's page into the site. */
export async function buildGallery(root: string, site: string): Promise<void> {
  const gallery = join(root, 'examples/playground')
  await build({
    configFile: false,
    root: gallery,
    base: LIVE.replace(/[^/]*$/, ''),
    plugins: [react()],
    logLevel: 'warn',
    build: {
      outDir: join(site, LIVE.replace(/[^/]*$/, '')),
      emptyOutDir: true,
      // The site's policy allows neither inlined files nor inline scripts.
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rollupOptions: { input: join(gallery, 'gallery.html') },
    },
  })
}
