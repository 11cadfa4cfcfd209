import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { sourceConditions } from './source-conditions.ts'

const conditions = [...sourceConditions, 'node', 'import']

/** Bundles everything into one file, including React's production build regardless of NODE_ENV. */
export const buildRenderer = async (root: string, outDir: string): Promise<void> => {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [react()],
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions },
    ssr: { noExternal: true, resolve: { conditions } },
    build: {
      ssr: join(root, 'render.tsx'),
      outDir,
      emptyOutDir: false,
      minify: false,
      rollupOptions: { output: { entryFileNames: 'render.js' } },
    },
  })
}
