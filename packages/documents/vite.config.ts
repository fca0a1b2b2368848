import { defineConfig } from 'vite'

/** The server runs TypeScript by stripping types, which JSX does not allow: templates are built for it. */
export default defineConfig({
  build: {
    ssr: 'src/index.ts',
    outDir: 'build',
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'index.js' } },
  },
})
