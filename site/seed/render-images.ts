import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { polder } from './drawings/polder.ts'
import { report } from './drawings/report.ts'
import { rings } from './drawings/rings.ts'
import { seedlings } from './drawings/seedlings.ts'
import { table } from './drawings/table.ts'
import { workshop } from './drawings/workshop.ts'

// Run by hand after a drawing has changed; the images are committed.
const drawings = { polder, report, rings, seedlings, table, workshop }

for (const [name, drawing] of Object.entries(drawings)) {
  const image = await sharp(Buffer.from(drawing()))
    .webp({ quality: 82, effort: 6, smartSubsample: true })
    .toBuffer()
  await writeFile(new URL(`./pictures/${name}.webp`, import.meta.url), image)
}
