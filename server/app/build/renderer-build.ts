import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { sourceConditions } from './source-conditions.ts'

const conditions = [...sourceConditions, 'node', 'import']

interface RendererSources {
  root: string
  /** The module that exports a `SiteRenderer`. */
  render: string
  modules: Readonly<Record<string, string>>
  /** Receives `render.js`. */
  outDir: string
}

/** Bundles everything into one file, including React's production build regardless of NODE_ENV. */
export const buildRenderer = async ({ root, render, modules, outDir }: RendererSources): Promise<void> => {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [react()],
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions, alias: modules },
    ssr: { noExternal: true, resolve: { conditions } },
    build: {
      ssr: render,
      outDir,
      emptyOutDir: false,
      minify: false,
      rollupOptions: { output: { entryFileNames: 'render.js' } },
    },
  })
}
