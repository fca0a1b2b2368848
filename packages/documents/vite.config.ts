import { defineConfig } from 'vite'

/** Sources of the server are run by type stripping, which does not support JSX, so templates are built. */
export default defineConfig({
  build: {
    ssr: 'src/index.ts',
    outDir: 'build',
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'index.js' } },
  },
})
