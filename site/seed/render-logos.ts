import { writeFile } from 'node:fs/promises'
import { logoNames, logoOf } from './drawings/logos/logos.ts'

// Run by hand after a logo has changed; the files are committed.
for (const name of logoNames)
  await writeFile(new URL(`./logos/logo-${name}.svg`, import.meta.url), `${logoOf(name)}\n`)
