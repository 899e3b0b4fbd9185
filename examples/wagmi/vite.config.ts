import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// In this workspace wagmi is installed for each package that names it, and its context is one of a copy.
export default defineConfig({ plugins: [react()], resolve: { dedupe: ['wagmi'] } })
