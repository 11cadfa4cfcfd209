import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { circles, furrows, leaves } from './drawings/patterns/patterns.ts'
import { bars, curve, matrix, streams } from './drawings/plans/charts.ts'
import { floorplan, neighbourhood } from './drawings/plans/maps.ts'
import { polder } from './drawings/polder.ts'
import { people } from './drawings/portraits/people.ts'
import { portrait } from './drawings/portraits/portrait.ts'
import { report } from './drawings/report.ts'
import { rings } from './drawings/rings.ts'
import { bakery } from './drawings/scenes/bakery.ts'
import { bicycle } from './drawings/scenes/bicycle.ts'
import { canal } from './drawings/scenes/canal.ts'
import { greenhouse } from './drawings/scenes/greenhouse.ts'
import { letters } from './drawings/scenes/letters.ts'
import { repair } from './drawings/scenes/repair.ts'
import { scales } from './drawings/scenes/scales.ts'
import { school } from './drawings/scenes/school.ts'
import { timber } from './drawings/scenes/timber.ts'
import { train } from './drawings/scenes/train.ts'
import { waterworks } from './drawings/scenes/waterworks.ts'
import { seedlings } from './drawings/seedlings.ts'
import { table } from './drawings/table.ts'
import { workshop } from './drawings/workshop.ts'

// Run by hand after a drawing has changed, with the names of those to render or none for all; the images are committed.
const drawings: Readonly<Record<string, () => string>> = {
  ...{ polder, report, rings, seedlings, table, workshop },
  ...{ bakery, bicycle, canal, greenhouse, letters, repair, scales, school, timber, train, waterworks },
  ...{ bars, curve, matrix, streams, floorplan, neighbourhood },
  ...{ circles, furrows, leaves },
}

const names = process.argv.slice(2)
const isWanted = (name: string) => names.length === 0 || names.includes(name)
const write = (name: string, image: Buffer) =>
  writeFile(new URL(`./pictures/${name}.webp`, import.meta.url), image)

for (const [name, drawing] of Object.entries(drawings).filter(([name]) => isWanted(name)))
  await write(
    name,
    await sharp(Buffer.from(drawing())).webp({ quality: 76, effort: 6, smartSubsample: true }).toBuffer(),
  )

for (const [name, { person, colours }] of Object.entries(people).filter(([name]) => isWanted(name)))
  await write(name, await portrait(person, colours))
