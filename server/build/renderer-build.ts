import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

// In this repository the packages are sources; installed from the registry they are built.
const isSource = import.meta.url.endsWith('.ts')
const conditions = [...(isSource ? ['development'] : []), 'node', 'import']

/** Everything in one file, React's production build included, whatever NODE_ENV says when it runs. */
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
