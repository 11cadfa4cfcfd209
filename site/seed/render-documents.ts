import { writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { baseline } from './documents/baseline.ts'
import { publicationHtml } from './documents/publication.ts'
import { literature } from './publications/literature.ts'
import { tools } from './publications/tools.ts'
import { starterLocales } from './starter-page.ts'

// Run by hand with the path of a Chromium after a text has changed; the PDF files are committed.
const [, , executablePath = 'chromium'] = process.argv
const documents = {
  ...Object.fromEntries(
    [...tools, ...literature]
      .filter(({ texts }) => texts['en-gb'].sections.length > 0)
      .flatMap(one =>
        starterLocales.map(locale => [
          one.texts[locale].slug,
          publicationHtml(one, one.texts[locale], locale),
        ]),
      ),
  ),
  ...baseline,
}

const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
for (const [name, html] of Object.entries(documents)) {
  await page.setContent(html)
  await writeFile(
    new URL(`./documents/${name}.pdf`, import.meta.url),
    await page.pdf({ format: 'A4', printBackground: true, tagged: true }),
  )
}
await browser.close()
