import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { type App, builtOf, sourceOf } from './apps.ts'

export const appConfig = (app: App): UserConfig => ({
  root: sourceOf(app),
  base: `/${app}/`,
  plugins: [react()],
  build: {
    outDir: builtOf(app),
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // The content policy allows our own files, but no scripts or fonts embedded in other files.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What matters is what a first visit loads, and the build measures that.
    chunkSizeWarningLimit: 2_000,
  },
  // `npm run dev -w web` shows changes at once, with data from a server on its usual port.
  server: { proxy: { '/api': 'http://localhost:8080' } },
})

export default appConfig('operator')
