import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, createLogger } from 'vite'

/** Builds the page in `folder`; returns every warning and error the build gave. */
export async function buildWithVite(folder: string): Promise<readonly string[]> {
  const said: string[] = []
  const logger = createLogger('warn', { allowClearScreen: false })
  const keep = (message: string) => {
    said.push(message)
  }
  try {
    await build({
      root: folder,
      configFile: false,
      envFile: false,
      cacheDir: join(folder, '.vite'),
      customLogger: { ...logger, warn: keep, warnOnce: keep, error: keep },
      // What a React host has; it knows that "use client" is no fault.
      plugins: [react()],
      build: {
        outDir: 'dist-vite',
        // Sizes are the budgets' business.
        chunkSizeWarningLimit: 10_000,
        reportCompressedSize: false,
      },
    })
  } catch (error) {
    keep(error instanceof Error ? error.message : String(error))
  }
  return said
}
